# umpire: GNU make. Objects live under build/; `make help` lists the targets.
PREFIX  ?= /usr/local
DESTDIR ?=
CC      ?= gcc
BUILD   ?= build
OPT     ?= -O2 -g
WARN     = -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Werror
LIBS     = libxml-2.0 libpcre2-8 libzip jansson sqlite3 zlib
PKG     := $(shell pkg-config --cflags $(LIBS) 2>/dev/null)
LDPKG   := $(shell pkg-config --libs $(LIBS) 2>/dev/null)
CFLAGS  += -std=c11 -D_POSIX_C_SOURCE=200809L $(OPT) $(WARN) -I. -I$(BUILD) $(PKG) -MMD -MP
LDFLAGS += $(SAN)

CORE   := $(wildcard core/*.c core/*/*.c)
PARSER := $(wildcard parser/*.c parser/*/*.c)
CLI    := $(wildcard cli/*.c)
TESTS  := $(wildcard tests/*.c)

LIBOBJ := $(patsubst %.c,$(BUILD)/%.o,$(CORE) $(PARSER))
CLIOBJ := $(patsubst %.c,$(BUILD)/%.o,$(CLI))
TSTOBJ := $(patsubst %.c,$(BUILD)/%.o,$(TESTS))

all: $(BUILD)/umpire

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(SAN) -c $< -o $@

$(BUILD)/libumpire.a: $(LIBOBJ)
	@rm -f $@
	ar rcs $@ $^

$(BUILD)/umpire: $(CLIOBJ) $(BUILD)/libumpire.a
	$(CC) $(LDFLAGS) $^ $(LDPKG) -lm -o $@

$(BUILD)/unit: $(TSTOBJ) $(BUILD)/libumpire.a
	$(CC) $(LDFLAGS) $^ $(LDPKG) -lcriterion -lm -o $@

clean:
	rm -rf $(BUILD)

-include $(LIBOBJ:.o=.d) $(CLIOBJ:.o=.d) $(TSTOBJ:.o=.d)
.PHONY: all clean
