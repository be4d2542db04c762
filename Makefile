# Two commands do everything on a machine with make and Python 3.11: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
JOBS ?= auto

.PHONY: play test check lint types fast bench peers compiled soak lab lock clean

play: $(READY)  ## set up and play a game in the terminal
	$(BIN)/underhall play dwarfs-fall

test: lint types compiled  ## everything
	$(BIN)/python -m pytest -n $(JOBS)

check: lint types  ## lint, types, import directions, rule index and the fast tests
	$(BIN)/python -m pytest -n $(JOBS) -m "not slow"

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

bench: $(READY)  ## how fast the rules are, plain and (if built) compiled
	$(BIN)/underhall bench
	@if ls build/compiled/underhall/core/*.so >/dev/null 2>&1; then PYTHONPATH=build/compiled $(BIN)/underhall bench; \
	else echo "for the compiled build: make compiled"; fi

peers: $(READY)  ## beside other libraries, in interleaved rounds (installs them into build/peers)
	$(BIN)/python bench/peers.py

compiled: $(READY)  ## the optional mypyc build, in build/compiled; the source tree stays plain
	$(BIN)/python tools/compile.py

soak: $(READY) compiled  ## long fuzzing and many rounds
	$(BIN)/python tools/soak.py

lab: $(READY)  ## the balance report
	$(BIN)/underhall lab dwarfs-fall

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
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
