# Two commands do everything on a machine with make and Python 3.11: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
JOBS ?= auto
# whoever is done takes tests from the others: the slow ones lie side by side, and in plain shares one worker gets them
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

CLIENT := src/underhall/server/web/index.html.br
CLIENT_SOURCES := $(shell find web/src web/index.html web/package-lock.json web/vite.config.ts web/pack.mjs src/underhall/locale -type f)

.PHONY: play test check lint types web wire client bench peers load compiled soak lab lock clean

play: $(CLIENT)  ## set up, start the house on this machine and open the browser
	$(BIN)/underhall

test: $(READY)  ## everything
	$(MAKE) -j2 compiled web lint types
	$(MAKE) client
	$(BIN)/python tools/chromium.py
	$(PYTEST)

check: lint types  ## lint, types, import directions, rule index and the fast tests
	$(PYTEST) -m "not slow"

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

web: $(READY)  ## the browser client: its types are the server's, svelte-check, prettier, vitest
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/web.py check format test

wire: $(READY)  ## write web/src/lib/wire.ts anew from the server's types
	$(BIN)/python tools/wire_types.py

client: $(CLIENT)  ## build the browser client

$(CLIENT): $(READY) $(CLIENT_SOURCES)
	$(BIN)/python tools/web.py build

bench: $(READY)  ## how fast the rules are, plain and (if built) compiled
	$(BIN)/underhall bench
	@if ls build/compiled/underhall/core/*.so >/dev/null 2>&1; then PYTHONPATH=build/compiled $(BIN)/underhall bench; \
	else echo "for the compiled build: make compiled"; fi

peers: $(READY)  ## beside other libraries, in interleaved rounds (installs them into build/peers)
	$(BIN)/python bench/peers.py

load: $(READY)  ## 100 tables of 4 sockets on this machine: moves per second, answer to seen
	$(BIN)/python bench/load.py

compiled: $(READY)  ## the optional mypyc build, in build/compiled; the source tree stays plain
	$(BIN)/python tools/compile.py

soak: $(READY) compiled  ## long fuzzing and many rounds
	$(BIN)/python tools/soak.py

lab: $(READY)  ## the balance reports
	$(BIN)/underhall lab dwarfs-fall
	$(BIN)/underhall lab mountain-king
	$(BIN)/underhall lab imperial-miners
	$(BIN)/underhall lab trollfjord

$(READY): pyproject.toml requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Underhall needs Python 3.11 or later")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $(READY)

lock: $(READY)  ## write requirements.lock anew from pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade --editable ".[dev]"
	$(BIN)/python -m pip freeze --all --exclude pip --exclude-editable > requirements.lock

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/underhall/server/web
