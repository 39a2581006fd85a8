# umpire: GNU make. Objects live under build/; `make help` lists the targets.
PREFIX  ?= /usr/local
LIBDIR  ?= $(PREFIX)/lib
DESTDIR ?=
ifeq ($(origin CC),default)
CC       = gcc
endif
BUILD   ?= build
OPT     ?= -O3 -g
SAN     ?=
WERROR  ?= -Werror
REAL_LOGS ?=
FUZZ_SECONDS ?= 600

# What is needed: Debian's names, in this one place; see `make deps`.
PACKAGES_BUILD = gcc libc6-dev make pkg-config gettext zlib1g-dev libxml2-dev libpcre2-dev libminizip-dev libjansson-dev libsqlite3-dev libmd-dev
PACKAGES_TEST  = libcriterion-dev python3 python3-jsonschema chromium
PACKAGES_LINT  = clang clang-format clang-tidy cppcheck libclang-rt-dev python3 binutils mandoc
PACKAGES_DEB   = dpkg-dev debhelper lintian fakeroot mmdebstrap musl-tools cmake tcl
PACKAGES_MCDC  = clang-19 llvm-19 libclang-rt-19-dev
PACKAGES_BENCH = python3 time unzip pgn-extract
PACKAGES_SLURM = slurmctld slurmd slurm-client munge

LIBS     = libxml-2.0 libpcre2-8 minizip jansson sqlite3 zlib libmd
PKG     := $(shell pkg-config --cflags $(LIBS) 2>/dev/null)
LDPKG   := $(shell pkg-config --libs $(LIBS) 2>/dev/null)
WARN     = -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes $(WERROR)
# The same bytes wherever it is built.
CFLAGS  += -std=c11 -D_POSIX_C_SOURCE=200809L $(OPT) $(WARN) -I. -I$(BUILD) $(PKG) -MMD -MP -ffile-prefix-map="$(CURDIR)=."
# The library is one for programs and for sharing; what engine.h does not offer is seen by nobody outside.
SHARED   = -fPIC -fvisibility=hidden
LDFLAGS += $(SAN)

CORE   := $(wildcard core/*.c core/*/*.c core/*/*/*.c)
PARSER := $(wildcard parser/*.c parser/*/*.c)
CLI    := $(wildcard cli/*.c)
TESTS  := $(wildcard tests/*.c tests/logs/*.c)
FUZZ   := $(wildcard tests/fuzz/fuzz_*.c)
HEADERS := $(wildcard core/*.h core/*/*.h core/*/*/*.h parser/*.h parser/*/*.h)
SOURCES := $(CORE) $(PARSER) $(STAGE) $(CLI) $(TESTS) $(wildcard tests/fuzz/*.c tests/engine/*.c) $(HEADERS) $(wildcard cli/*.h tests/*.h tests/logs/*.h)

MANS   := $(wildcard man/*.[1-9])
NODE_TOOLS := $(abspath $(BUILD))/node

LIBOBJ := $(patsubst %.c,$(BUILD)/%.o,$(CORE) $(PARSER)) $(BUILD)/embedded.o $(BUILD)/po.o
STAGE  := parser/pack/stage/compile.c
CLIOBJ := $(patsubst %.c,$(BUILD)/%.o,$(CLI)) $(BUILD)/page.o $(BUILD)/engine.o
TSTOBJ := $(patsubst %.c,$(BUILD)/%.o,$(TESTS))

# `make V=1` shows the commands.
ifeq ($(V),1)
say = @:
else
Q   = @
say = @echo
endif

all: $(BUILD)/umpire $(BUILD)/libumpire.so ## build the program and the library (the default)

# Objects depend on the compiler and its flags, so that CC=clang or SAN=... never mixes with others.
FLAGS := $(CC) $(CFLAGS) $(SAN) $(SHARED)
$(LIBOBJ) $(BUILD)/compiled.o: CFLAGS += $(SHARED)
$(BUILD)/flags: FORCE
	@mkdir -p $(@D)
	@pkg-config --exists --print-errors $(LIBS) || { echo "libraries are missing: run 'make deps'" >&2; exit 1; }
	@echo '$(FLAGS)' | cmp -s - $@ || echo '$(FLAGS)' > $@

$(BUILD)/%.o: %.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(say) "  CC    $<"
	$(Q)$(CC) $(CFLAGS) $(SAN) -c $< -o $@

# The game packs and their schema are built into the library: core/NAME/pack.xml as the bytes of pack NAME.
EMBED = $(wildcard core/*/pack.xml) parser/pack/pack.rng $(wildcard parser/reading/bind.rng) $(wildcard core/*/chat.xml)
define embed
	@mkdir -p $(@D)
	$(say) "  EMBED $@"
	$(Q){ echo '#include "parser/pack/loader.h"'; table=; \
	  for f in $^; do \
	    case $$f in */bind.rng) n=bind_schema ;; */chat.xml) n=$${f%/chat.xml}; n=$${n##*/}_chat ;; *.rng) n=schema ;; *) n=$${f%/pack.xml}; n=$${n##*/} ;; esac; \
	    echo "static const unsigned char $${n}_bytes[] = {"; \
	    od -An -v -tu1 $$f | sed 's/ *\([0-9][0-9]*\)/\1,/g'; echo '};'; \
	    table="$$table {\"$$n\", $${n}_bytes, sizeof $${n}_bytes},"; \
	  done; \
	  echo "const struct um_embedded um_embedded[] = {$$table {NULL, NULL, 0}};"; } > $@.tmp && mv $@.tmp $@
endef
$(BUILD)/embedded.c: $(EMBED)
	$(embed)

$(BUILD)/embedded.o: $(BUILD)/embedded.c $(BUILD)/flags
	$(say) "  CC    $<"
	$(Q)$(CC) $(CFLAGS) $(SAN) -c $< -o $@

# The style and the scripts of the HTML report are built into the program, in the order in which they are used.
PAGE = $(addprefix cli/page/,page.css tr.js layout.js table.js map.js chart.js stand.js controls.js page.js \
       sheet.css sheet-save.js sheet-form.js sheet.js)
$(BUILD)/page.c: $(PAGE)
	@mkdir -p $(@D)
	$(say) "  EMBED $@"
	$(Q){ echo '#include "cli/report_html.h"'; table=; i=0; \
	  for f in $^; do \
	    i=$$((i + 1)); echo "static const unsigned char part$${i}[] = {"; \
	    od -An -v -tu1 $$f | sed 's/ *\([0-9][0-9]*\)/\1,/g'; echo '};'; \
	    table="$$table {\"$${f##*/}\", part$$i, sizeof part$$i},"; \
	  done; \
	  echo "const struct um_page_part um_page_parts[] = {$$table {NULL, NULL, 0}};"; } > $@.tmp && mv $@.tmp $@

$(BUILD)/page.o: $(BUILD)/page.c $(BUILD)/flags
	$(say) "  CC    $<"
	$(Q)$(CC) $(CFLAGS) $(SAN) -c $< -o $@

# The catalogues of languages are built into the library as msgfmt writes them.
PO = $(sort $(wildcard cli/po/*.po))
$(BUILD)/po/%.mo: cli/po/%.po
	@command -v msgfmt >/dev/null || { echo "gettext is missing: run 'make deps'" >&2; exit 1; }
	@mkdir -p $(@D)
	$(say) "  MSGFMT $<"
	$(Q)msgfmt --check-format --endianness=little --no-hash -o $@ $<

$(BUILD)/po.c: $(PO:cli/%.po=$(BUILD)/%.mo)
	$(say) "  EMBED $@"
	$(Q){ echo '#include "parser/language/language.h"'; table=; \
	  for f in $^; do \
	    n=$${f##*/}; n=$${n%.mo}; echo "static const unsigned char $${n}_bytes[] = {"; \
	    od -An -v -tu1 $$f | sed 's/ *\([0-9][0-9]*\)/\1,/g'; echo '};'; \
	    table="$$table {\"$$n\", $${n}_bytes, sizeof $${n}_bytes},"; \
	  done; \
	  echo "const um_catalogue um_catalogues[] = {$$table {NULL, NULL, 0}};"; } > $@.tmp && mv $@.tmp $@

$(BUILD)/po.o: $(BUILD)/po.c $(BUILD)/flags
	$(say) "  CC    $<"
	$(Q)$(CC) $(CFLAGS) $(SAN) -c $< -o $@

# By what a store knows whether the same engine would judge again: the version, and a digest of all that decides a
# verdict or says so.
ENGINE := $(sort $(CORE) $(PARSER) $(CLI) $(wildcard core/*.h core/*/*.h core/*/*/*.h parser/*.h parser/*/*.h cli/*.h core/*/*.def))
$(BUILD)/engine.c: $(ENGINE)
	@mkdir -p $(@D)
	$(say) "  EMBED $@"
	$(Q){ printf '#include "cli/store.h"\nconst char um_store_engine[] = UMPIRE_VERSION "+'; \
	  cat $(ENGINE) | sha256sum | cut -c 1-16 | tr -d '\n'; echo '";'; } > $@.tmp && mv $@.tmp $@

$(BUILD)/engine.o: $(BUILD)/engine.c $(BUILD)/flags
	$(say) "  CC    $<"
	$(Q)$(CC) $(CFLAGS) $(SAN) -c $< -o $@

# A first stage, the library without compiled packs, reads and validates them and writes them as constant tables.
$(BUILD)/compile-packs: $(STAGE:%.c=$(BUILD)/%.o) $(LIBOBJ)
	$(say) "  LINK  $@"
	$(Q)$(CC) $(LDFLAGS) $^ $(LDPKG) -lm -o $@

# Written anew with each change of the stage, but compiled only if the tables are others.
$(BUILD)/compiled.stamp: $(BUILD)/compile-packs
	$(say) "  PACKS $(BUILD)/compiled.c"
	$(Q)$(BUILD)/compile-packs > $@.tmp
	@cmp -s $@.tmp $(BUILD)/compiled.c && rm $@.tmp || mv $@.tmp $(BUILD)/compiled.c
	@touch $@
$(BUILD)/compiled.c: $(BUILD)/compiled.stamp ;

$(BUILD)/compiled.o: $(BUILD)/compiled.c $(BUILD)/flags
	$(say) "  CC    $<"
	$(Q)$(CC) $(CFLAGS) $(SAN) -c $< -o $@

$(BUILD)/libumpire.a: $(LIBOBJ) $(BUILD)/compiled.o
	@rm -f $@
	$(say) "  AR    $@"
	$(Q)ar rcsD $@ $^

# The version is told by its header alone; no user of the library wants those of the others.
VERSION := $(shell sed -n 's/^#define UMPIRE_VERSION "\(.*\)".*/\1/p' parser/versions.h)
SONAME   = libumpire.so.$(firstword $(subst ., ,$(VERSION)))
SOOBJ    = $(filter-out $(BUILD)/parser/versions.o,$(LIBOBJ)) $(BUILD)/compiled.o
$(BUILD)/libumpire.so: $(SOOBJ) parser/engine/libumpire.map
	$(say) "  LINK  $@"
	$(Q)$(CC) -shared -Wl,-soname,$(SONAME) -Wl,--version-script=parser/engine/libumpire.map -Wl,-z,defs -Wl,--as-needed \
	  $(LDFLAGS) $(SOOBJ) $(LDPKG) -lm -pthread -o $@
	@ln -sf libumpire.so $(BUILD)/$(SONAME)

# Relative relocations are packed where linker and C library know how: half a megabyte less of each process.
PACK   = -Wl,-z,pack-relative-relocs
packed = t=`mktemp` && echo '_Static_assert(__GLIBC_PREREQ(2, 36), ""); int main(void) { return 0; }' | \
         $(CC) -include features.h $(PACK) -Wl,--fatal-warnings -x c - -o $$t 2>/dev/null && echo $(PACK); rm -f $$t
# What the check of a record runs lies together in the program, and the rules of a game do: half a megabyte less of it is
# touched, for the kernel maps 64 kB around each page that is.
CHECK  = $(addprefix cli/,main check check_store commands set_up setup open input options policy jobs output beside report report_text \
         report_short report_formats report_json summary summary_text dice)
RULES := $(sort $(dir $(wildcard core/*/rules/)))
FIRST  = $(patsubst %.c,$(BUILD)/%.o,$(CHECK:=.c) $(wildcard core/*.c parser/*.c parser/record/*.c parser/view/*.c parser/language/*.c \
         parser/pack/*.c) parser/vassal/sniff.c $(foreach d,$(RULES:/rules/=),$(wildcard $d/*.c $d/board/*.c $d/rules/*.c))) $(BUILD)/compiled.o
$(BUILD)/umpire: $(FIRST) $(CLIOBJ) $(BUILD)/libumpire.a
	$(say) "  LINK  $@"
	$(Q)$(CC) $(LDFLAGS) $$($(packed)) $^ $(LDPKG) -lm -o $@

# Every fuzz target over its committed corpus, without libFuzzer: what was found once stays found.
.SECONDARY: $(FUZZ:%.c=$(BUILD)/%.o) $(BUILD)/tests/fuzz/mutate.o $(BUILD)/tests/fuzz/replay.o
REPLAYS := $(patsubst tests/fuzz/fuzz_%.c,$(BUILD)/replay_%,$(FUZZ))
$(BUILD)/replay_%: $(BUILD)/tests/fuzz/fuzz_%.o $(BUILD)/tests/fuzz/mutate.o $(BUILD)/tests/fuzz/replay.o $(BUILD)/libumpire.a
	$(say) "  LINK  $@"
	$(Q)$(CC) $(LDFLAGS) $(SAN) $^ $(LDPKG) -lm -o $@

# What a disk may do to an output is played by test_full.c.
WRAPPED = mkstemp fchmod fdopen rename fclose
$(BUILD)/unit: $(TSTOBJ) $(filter-out %/main.o,$(CLIOBJ)) $(BUILD)/libumpire.a
	$(say) "  LINK  $@"
	$(Q)$(CC) $(LDFLAGS) $(WRAPPED:%=-Wl,--wrap=%) $^ $(LDPKG) -lcriterion -lm -o $@

# ---- the guide to a fourth game: the files that it shows, and the program with that game ----
GUIDE    := $(BUILD)/guide
GUIDESRC := $(wildcard $(GUIDE)/core/*.c $(GUIDE)/core/*/*.c $(GUIDE)/core/*/*/*.c) $(GUIDE)/embedded.c
GUIDEOBJ := $(GUIDESRC:.c=.o) $(CLIOBJ) $(BUILD)/compiled.o $(filter-out $(BUILD)/core/games.o $(BUILD)/embedded.o,$(LIBOBJ))

guide: $(BUILD)/umpire ## build the game of core/FOURTH_GAME.md and judge its cases
	@tests/tools/guide core/FOURTH_GAME.md $(GUIDE)
	@$(MAKE) --no-print-directory guide-now

guide-now: $(GUIDE)/umpire
	$(GUIDE)/umpire test $(GUIDE)/fixtures

$(GUIDE)/embedded.c: $(EMBED) $(wildcard $(GUIDE)/core/*/pack.xml)
	$(embed)

$(GUIDE)/%.o: $(GUIDE)/%.c
	$(say) "  CC    $<"
	$(Q)$(CC) -I$(GUIDE) $(CFLAGS) $(SAN) -c $< -o $@

$(GUIDE)/umpire: $(GUIDEOBJ)
	$(say) "  LINK  $@"
	$(Q)$(CC) $(LDFLAGS) $^ $(LDPKG) -lm -o $@

# ---- set-up ----
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)
define apt
	@command -v apt-get >/dev/null || { echo "no apt-get here; install what these Debian packages hold: $(1)" >&2; exit 1; }
	$(SUDO) apt-get update -q
	$(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $(1)
endef

deps: ## install what building and testing needs (Debian, Ubuntu)
	$(call apt,$(PACKAGES_BUILD) $(PACKAGES_TEST))

# Node.js of another source has npm with it, and Debian's npm would conflict with that.
NPM = $(shell command -v npm >/dev/null || echo npm)
deps-all: ## the same, and what lint, fuzz and bench need
	$(call apt,$(PACKAGES_BUILD) $(PACKAGES_TEST) $(PACKAGES_LINT) $(NPM) $(PACKAGES_BENCH))

deps-deb: ## what making packages needs
	$(call apt,$(PACKAGES_BUILD) $(PACKAGES_DEB))

# Install only if something is missing; then start make anew, for pkg-config to be asked again.
HAVE = command -v $(firstword $(CC)) >/dev/null && command -v msgfmt >/dev/null && command -v pkg-config >/dev/null && pkg-config --exists $(LIBS)
HAVE_TEST = $(HAVE) criterion && command -v python3 >/dev/null

demo: ## set up, build, and judge a game with faults in it
	@$(HAVE) || $(MAKE) --no-print-directory deps
	@$(MAKE) --no-print-directory $(BUILD)/umpire
	@tests/tools/demo $(BUILD)/umpire

check: ## set up, build, and run every test (REAL_LOGS=DIR adds a folder of logs of your own)
	@$(HAVE_TEST) || $(MAKE) --no-print-directory deps
	@$(MAKE) --no-print-directory check-now

# ---- tests ----
export REAL_LOGS
export UMPIRE = $(BUILD)/umpire
export LC_ALL=C

check-now: $(BUILD)/umpire $(BUILD)/unit $(REPLAYS) lint-quick lint-man lint-po
	@tests/tools/prefixes $(BUILD) $(CC) $(filter-out -MMD -MP,$(CFLAGS))
	@tests/tools/chapters
	@$(MAKE) --no-print-directory guide engine
	@tests/tools/examples $(BUILD)/umpire README.md $(MANS)
	$(if $(REAL_LOGS),,@echo "REAL_LOGS is not set: tests over a folder of real logs are skipped")
	@$(BUILD)/unit --list | grep -q . || { echo "no unit test is found: Criterion wants /proc" >&2; exit 1; }
	@rm -rf $(BUILD)/tmp && mkdir -p $(BUILD)/tmp
	TMPDIR=$(BUILD)/tmp $(BUILD)/unit --timeout 300
	@rm -rf $(BUILD)/tmp
	tests/tools/corpus $(BUILD)
	@PYTHONDONTWRITEBYTECODE=1 tests/tools/schemas $(BUILD)/umpire
	@$(MAKE) --no-print-directory page-now
	@$(MAKE) --no-print-directory sessions-quick reference-quick
	@SLURM_GAMES=200 $(MAKE) --no-print-directory slurm
	$(if $(wildcard fixtures/*/*.ump fixtures/*/*/*.ump),$(BUILD)/umpire test fixtures)

# The rules of Madison, and sums of the other games, told a second time, in Python, and random positions judged by both; see tests/reference/README.md.
REFERENCE = PYTHONDONTWRITEBYTECODE=1 python3 tests/reference/run.py --umpire $(BUILD)/umpire --seed $${REFERENCE_SEED:-1}

reference: $(BUILD)/umpire ## 100,000 random positions a chapter against the reference rules (REFERENCE_SEED=1)
	$(REFERENCE) --count 100000

reference-quick: $(BUILD)/umpire # some hundreds a chapter
	@$(REFERENCE) --count 300

# Logs as people make them at a table; known.txt lists what is wrong with their verdicts, and fewer is the only way it changes.
SESSIONS = SESS_OUT=$(BUILD)/sessions tests/sessions/run.sh $(BUILD)/umpire --known tests/sessions/known.txt
SESSIONS_QUICK = c01 c02 c06 c12 c14 c17 c18 c19 c21 c28 c29 c30 c34 c35 f03 f09 f11 f13 f19 f21 c44 c47 f51 f69 c81 c83 c107 f88 f111 c240 c273 c416 c501 c679 c680 f381 f282 c900 c901 f902 c903 f851 f852 f864 c928 c992 c994 c1004 c1006 f993 f994 f879 c1013 c1016 c1022 c1026 f1010 f1012

sessions: $(BUILD)/umpire ## authored sessions of human tables at trust guess and likely, against tests/sessions/known.txt
	TRUST="guess likely" $(SESSIONS)

sessions-quick: $(BUILD)/umpire # the kit's own and a few of each batch, at guess
	TRUST=guess $(SESSIONS) --short $(SESSIONS_QUICK)

# The HTML report in a headless browser; pictures of it are kept in the build.
page: $(BUILD)/umpire $(NODE_TOOLS)/installed ## step through HTML reports in Chromium; pictures in build/page
	@$(MAKE) --no-print-directory page-now

page-now: $(BUILD)/umpire
	AXE=$(NODE_TOOLS)/node_modules/axe-core/axe.min.js PYTHONDONTWRITEBYTECODE=1 python3 tests/page/run.py $(BUILD)/umpire $(BUILD)/page

secrets: $(BUILD)/umpire $(BUILD)/unit ## every committed log cut at every tenth command, searched for what it hides; hidden cards exchanged
	SECRETS=all $(BUILD)/unit --timeout 20000 --filter 'secrets/*'

noise: $(BUILD)/umpire ## edits of clean logs that prove nothing must accuse nobody (NOISE_SEED=N NOISE_COPIES=N)
	SESS_OUT=$(BUILD)/noise tests/sessions/run.sh $(BUILD)/umpire --make-only
	PYTHONDONTWRITEBYTECODE=1 python3 tests/sessions/vary.py $(BUILD)/umpire --seed $${NOISE_SEED:-1} --sample $${NOISE_COPIES:-1} \
	  $(BUILD)/noise/logs/c*.vlog $(wildcard fixtures/vassal/full/*opening*.vlog)

same: ## one digest of many calls: gcc and clang, -O0 and -O2, -j 1, 2 and 8, five locales, two time zones
	@tests/tools/same $(BUILD)

ASAN = -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
asan: ## the tests, and the program over all cases and games, under ASan and UBSan
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/asan WERROR= OPT='-O1 -g' SAN='$(ASAN)' asan-now

asan-now: $(BUILD)/umpire $(BUILD)/unit $(REPLAYS)
	tests/tools/sanitize $(BUILD)

coverage: ## line coverage of core and parser by the tests, and MC/DC of the rules (clang-19)
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/coverage WERROR= OPT='-O0 -g' SAN=--coverage coverage-now
	@$(MAKE) --no-print-directory mcdc

MCDC = -fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc
mcdc: # clang 18 is the first that has it; Debian has 19 (MCDC_FILES="core/madison/rules/07_holds.c" for what is open there)
	@if command -v clang-19 >/dev/null && command -v llvm-cov-19 >/dev/null; then \
	  LLVM_PROFILE_FILE=/dev/null $(MAKE) --no-print-directory BUILD=$(BUILD)/mcdc CC=clang-19 WERROR= OPT='-O1 -g' SAN='$(MCDC)' mcdc-now; \
	else echo "MC/DC: skipped, clang-19 and llvm-19 are missing (apt-get install $(PACKAGES_MCDC))"; fi

mcdc-now: $(BUILD)/umpire $(BUILD)/unit
	tests/tools/mcdc $(BUILD) $(MCDC_FILES)

coverage-now: $(BUILD)/umpire $(BUILD)/unit
	tests/tools/coverage $(BUILD)

play: $(BUILD)/unit ## a thousand random games a map, each judged and replayed (PLAY_GAMES=N, PLAY_SEED=N, PLAY_KEEP=DIR)
	PLAY_GAMES=$${PLAY_GAMES:-1000} $(BUILD)/unit --verbose --filter 'play/*'

logs-games: $(BUILD)/unit ## random games of the second game as logs, which accuse nobody (UMPIRE_GAMES=N; 100 have 30,000 steps)
	UMPIRE_GAMES=$${UMPIRE_GAMES:-100} $(BUILD)/unit --verbose --filter 'logs_invasion_games/*'

mutants: $(BUILD)/umpire ## change one thing at a time in the rules; does a case notice? (MUTANTS=0: all, GAME=madison, SEED=1, MUTANTS_FILES=...)
	tests/tools/mutants $(BUILD) -n $${MUTANTS:-0} --seed $${SEED:-1} $(if $(GAME),--game $(GAME)) $(MUTANTS_FILES)

FUZZSAN = -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
fuzz: ## fuzz every reader with libFuzzer, FUZZ_SECONDS each (default 600)
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/fuzz CC=clang WERROR= OPT='-O1 -g' SAN='$(FUZZSAN)' fuzz-now

FUZZERS := $(patsubst tests/fuzz/%.c,$(BUILD)/%,$(FUZZ))
$(BUILD)/fuzz_%: $(BUILD)/tests/fuzz/fuzz_%.o $(BUILD)/tests/fuzz/mutate.o $(BUILD)/libumpire.a
	$(say) "  LINK  $@"
	$(Q)$(CC) $(subst fuzzer-no-link,fuzzer,$(SAN)) $^ $(LDPKG) -lm -o $@

fuzz-build: $(FUZZERS)

fuzz-now: fuzz-build
	tests/tools/fuzz $(BUILD) $(FUZZ_SECONDS) $(FUZZ)

slurm: $(BUILD)/umpire ## an archive judged by a Slurm job array of two nodes on this machine; skipped where Slurm is missing
	@if command -v slurmctld >/dev/null || [ -x /usr/sbin/slurmctld ]; then tests/slurm/run.sh $(BUILD)/umpire; \
	else echo "slurm: skipped, slurmctld is missing (apt-get install $(PACKAGES_SLURM))"; fi

bench: $(BUILD)/umpire $(BUILD)/unit ## speed and memory beside the physical limit and a slow peer, as ratios
	tests/bench/run $(BUILD)

# ---- the library ----
engine: $(BUILD)/umpire $(BUILD)/libumpire.so $(BUILD)/threads ## the library as it is installed: an example, Python, what it exports, threads
	@tests/engine/run $(BUILD) CC="$(CC)" OPT="$(OPT)" SAN="$(SAN)" WERROR="$(WERROR)"
	@$(BUILD)/threads $(THREADED)

THREADED = $(wildcard fixtures/packs/t*map.xml fixtures/vassal/full/MadisonFull.*) fixtures/vassal/full/dev-1812-faults.vlog \
           $(wildcard fixtures/madison/1[0-3]*.ump fixtures/invasion/3_2*.ump fixtures/niagara/0[1-5]*.ump)
$(BUILD)/threads: $(BUILD)/tests/engine/threads.o $(BUILD)/libumpire.a
	$(say) "  LINK  $@"
	$(Q)$(CC) $(LDFLAGS) $^ $(LDPKG) -lm -pthread -o $@

threads: ## engines in several threads at once, under ThreadSanitizer
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/tsan WERROR= OPT='-O1 -g' SAN=-fsanitize=thread threads-now

threads-now: $(BUILD)/threads
	TSAN_OPTIONS="halt_on_error=1" $(BUILD)/threads $(THREADED)

# ---- lint ----
lint-quick: # needs nothing but a shell and awk
	@tests/tools/banned $(CORE) $(PARSER) $(CLI) $(HEADERS) $(wildcard cli/*.h)
	@tests/tools/lengths $(CORE) $(PARSER) $(CLI) $(HEADERS) $(wildcard cli/*.h)
	@tests/tools/promises

lint: lint-quick lint-man lint-circles lint-format lint-page lint-cppcheck lint-tidy ## clang-format, clang-tidy, cppcheck, eslint, banned functions, lengths, circles of calls

lint-man: $(BUILD)/umpire
	@tests/tools/man-parts --check $(BUILD)/umpire $(MANS)
	@if command -v mandoc >/dev/null; then echo mandoc; ! mandoc -T lint $(MANS) | grep -v -e 'longer than 80 bytes' -e 'referenced manual not found'; \
	else echo "lint-man: mandoc is missing: the pages' markup is not looked at"; fi
	@! grep -nE '^\.((Pq|Po) )?Ql .*[^ ] , [^ ]|Fl -[a-z-]+ [a-z]' $(MANS) || { echo "lint-man: .Ql and .Fl take all words of their line" >&2; exit 1; }
	@tests/tools/index --check

index: ## fixtures/README.md: which cases show each rule
	tests/tools/index

po: ## take new texts of the sources into the catalogues of languages
	@tests/tools/po update

lint-po: # catalogues are complete, their directives and facts those of the English text
	@tests/tools/po check

lint-circles: $(BUILD)/umpire
	@tests/tools/prefixes $(BUILD) $(CC) $(filter-out -MMD -MP,$(CFLAGS))
	@tests/tools/circles $(BUILD)

lint-format:
	@echo clang-format
	@clang-format --dry-run -Werror $(SOURCES)

lint-cppcheck:
	@echo cppcheck
	@cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr --enable=warning,portability \
	  --suppress=missingIncludeSystem --suppress=normalCheckLevelMaxBranches -I. $(CORE) $(PARSER) $(CLI)

# eslint and axe-core come from npm, into the build; without it what needs them is skipped.
$(NODE_TOOLS)/installed: Makefile
	@mkdir -p $(@D)
	@if command -v npm >/dev/null && npm install --prefix $(@D) --no-audit --no-fund --silent eslint@10 @eslint/js@10 axe-core@4 >/dev/null 2>&1; \
	then touch $@; else echo "page: eslint and axe-core cannot be had (npm is missing, or its registry)"; fi

lint-page: $(NODE_TOOLS)/installed ## the scripts of the HTML report, by eslint
	@if [ -e $(NODE_TOOLS)/installed ]; then echo eslint; NODE_TOOLS=$(NODE_TOOLS) \
	  $(NODE_TOOLS)/node_modules/.bin/eslint --max-warnings 0 --config cli/page/eslint.config.mjs cli/page; \
	else echo "lint-page: skipped"; fi

lint-tidy:
	@echo clang-tidy
	@echo $(CORE) $(PARSER) $(CLI) | xargs -P 2 -n 4 sh -c \
	  'clang-tidy --quiet --warnings-as-errors="*" "$$@" -- $(filter-out -MMD -MP,$(CFLAGS)) 2>/dev/null' tidy

format: ## lay the sources out with clang-format
	clang-format -i $(SOURCES)

man: $(BUILD)/umpire ## write the lists of options, verbs and queries and the page of rulings anew
	tests/tools/man-parts $(BUILD)/umpire $(MANS)
	$(BUILD)/umpire rules --man > man/umpire-rulings.7

include cli/packaging/packaging.mk

# ---- installation ----
install: $(BUILD)/umpire $(BUILD)/libumpire.so $(BUILD)/man/made ## install into DESTDIR and PREFIX (default /usr/local; LIBDIR: PREFIX/lib)
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(PREFIX)/share/bash-completion/completions
	install -m 755 $(BUILD)/umpire $(DESTDIR)$(PREFIX)/bin/umpire
	install -m 644 $(BUILD)/libumpire.a $(DESTDIR)$(LIBDIR)/libumpire.a
	install -m 644 $(BUILD)/libumpire.so $(DESTDIR)$(LIBDIR)/libumpire.so.$(VERSION)
	ln -sf libumpire.so.$(VERSION) $(DESTDIR)$(LIBDIR)/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(LIBDIR)/libumpire.so
	install -D -m 644 parser/engine/engine.h $(DESTDIR)$(PREFIX)/include/umpire/engine.h
	install -D -m 644 parser/engine/umpire.py $(DESTDIR)$(PREFIX)/share/umpire/umpire.py
	sed -e 's|@PREFIX@|$(PREFIX)|; s|@LIBDIR@|$(LIBDIR)|; s|@VERSION@|$(VERSION)|; s|@REQUIRES@|$(filter-out jansson sqlite3,$(LIBS))|' parser/engine/umpire.pc.in > $(DESTDIR)$(LIBDIR)/pkgconfig/umpire.pc
	install -d $(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(BUILD)/umpire completion bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/umpire
	$(BUILD)/umpire completion zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_umpire
	$(BUILD)/umpire completion fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/umpire.fish
	install -D -m 644 man/umpire-jsonl.schema.json $(DESTDIR)$(PREFIX)/share/umpire/umpire-jsonl.schema.json
	install -D -m 755 cli/slurm/umpire-slurm $(DESTDIR)$(PREFIX)/share/umpire/slurm/umpire-slurm
	install -D -m 644 cli/slurm/README.md $(DESTDIR)$(PREFIX)/share/umpire/slurm/README.md
	for m in $(MANS) $(CMD_MANS); do install -D -m 644 $$m $(DESTDIR)$(PREFIX)/share/man/man$${m##*.}/$${m##*/} || exit 1; done

uninstall: ## remove what install put there
	rm -f $(DESTDIR)$(PREFIX)/bin/umpire $(DESTDIR)$(LIBDIR)/libumpire.* $(DESTDIR)$(LIBDIR)/pkgconfig/umpire.pc
	rm -rf $(DESTDIR)$(PREFIX)/share/umpire
	rm -f $(DESTDIR)$(PREFIX)/share/bash-completion/completions/umpire
	rm -f $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_umpire
	rm -f $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/umpire.fish
	rm -rf $(DESTDIR)$(PREFIX)/include/umpire
	for m in $(MANS) $(CMD_MANS); do rm -f $(DESTDIR)$(PREFIX)/share/man/man$${m##*.}/$${m##*/}; done

clean: ## remove everything that was built
	rm -rf $(BUILD)

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/\1\t\2/p' Makefile cli/packaging/packaging.mk | while IFS='	' read -r t d; do printf '  %-10s %s\n' "$$t" "$$d"; done

FORCE:
-include $(LIBOBJ:.o=.d) $(BUILD)/tests/engine/threads.d $(STAGE:%.c=$(BUILD)/%.d) $(BUILD)/compiled.d $(CLIOBJ:.o=.d) $(TSTOBJ:.o=.d) $(FUZZ:%.c=$(BUILD)/%.d) $(BUILD)/tests/fuzz/mutate.d $(BUILD)/tests/fuzz/replay.d
.PHONY: deps-deb same engine threads threads-now index page page-now lint-page logs-games secrets sessions sessions-quick reference reference-quick noise all guide guide-now deps deps-all demo check check-now asan asan-now coverage coverage-now mcdc mcdc-now play mutants fuzz fuzz-build fuzz-now bench \
	lint lint-quick lint-man lint-circles lint-format lint-cppcheck lint-tidy format man install uninstall clean help FORCE
