# Releases and packages, laid out in BUILD. Included by the Makefile.
# The manual's page of each command, from what the program tells and what umpire(1) says of it.
COMMANDS := $(shell sed -n 's/^    X.\([a-z]*\), [A-Z].*/\1/p' cli/commands.c)
CMD_MANS  = $(COMMANDS:%=$(BUILD)/man/umpire-%.1)
$(CMD_MANS): $(BUILD)/man/made ;
$(BUILD)/man/made: $(BUILD)/umpire man/umpire.1 cli/packaging/man-pages
	@cli/packaging/man-pages $(BUILD)/umpire $(@D) $(COMMANDS)
	@touch $@

# The day of a release is that of its commit; in an unpacked tarball that of its files.
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || stat -c %Y LICENSE)
export SOURCE_DATE_EPOCH
DIST = $(BUILD)/dist/umpire-$(VERSION)

dist: $(BUILD)/umpire-$(VERSION).tar.gz ## a tarball of what is committed, with a page of the manual for each command
$(BUILD)/umpire-$(VERSION).tar.gz: $(BUILD)/man/made FORCE
	@git diff --quiet HEAD || echo "dist: the tree has changes that are not committed, and not in the tarball"
	@rm -rf $(BUILD)/dist && mkdir -p $(BUILD)/dist
	@git archive --prefix=umpire-$(VERSION)/ HEAD | tar -x -C $(BUILD)/dist
	@cp $(CMD_MANS) $(DIST)/man/
	$(say) "  TAR   $@"
	$(Q)tar -C $(BUILD)/dist --sort=name --mtime=@$(SOURCE_DATE_EPOCH) --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw \
	  --format=gnu -cf - umpire-$(VERSION) | gzip -9n > $@

sbom: $(BUILD)/umpire.cdx.json ## the bill of materials (CycloneDX): what the program is made of, by PACKAGES_BUILD and dpkg
$(BUILD)/umpire.cdx.json: $(BUILD)/umpire $(BUILD)/libumpire.so cli/packaging/sbom
	@cli/packaging/sbom $(VERSION) $(SOURCE_DATE_EPOCH) "$(PACKAGES_BUILD)" $(BUILD)/umpire $(BUILD)/libumpire.so > $@.tmp
	@PYTHONDONTWRITEBYTECODE=1 tests/tools/bill $@.tmp && mv $@.tmp $@

DEBDIR = $(BUILD)/deb/umpire-$(VERSION)
deb: dist ## Debian packages in BUILD/deb: umpire, libumpire0, libumpire-dev; lintian looks at them
	@rm -rf $(BUILD)/deb && mkdir -p $(BUILD)/deb
	@cp $(BUILD)/umpire-$(VERSION).tar.gz $(BUILD)/deb/umpire_$(VERSION).orig.tar.gz
	@tar -x -C $(BUILD)/deb -f $(BUILD)/umpire-$(VERSION).tar.gz
	@cli/packaging/debianize $(DEBDIR) $(VERSION) $(SOURCE_DATE_EPOCH) "$(filter-out gcc libc6-dev make,$(PACKAGES_BUILD))"
	@cd $(DEBDIR) && env -u MAKEFLAGS -u MAKELEVEL -u BUILD CC="$(CC)" DEB_BUILD_OPTIONS="parallel=2 $(DEB_BUILD_OPTIONS)" \
	  dpkg-buildpackage -us -uc > ../build.log 2>&1 || { tail -40 ../build.log; exit 1; }
	@cd $(BUILD)/deb && lintian --fail-on error,warning --display-info --allow-root *.changes && ls -l *.deb

try-deb: ## the packages on a bare Debian: installed, run, built against, removed (after make deb)
	cli/packaging/try-deb $(BUILD)/deb $(BUILD)/bare

static: ## BUILD/umpire-static, which needs no library: musl, and the libraries built from Debian's sources
	cli/packaging/static $(BUILD)

libs: # their names for pkg-config
	@echo $(LIBS)

reproduce: dist ## two builds of the tarball, in other folders, at other times, under other settings: the same bytes
	cli/packaging/reproduce $(BUILD) $(VERSION)

.PHONY: libs dist sbom deb try-deb static reproduce
