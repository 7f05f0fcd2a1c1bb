# guanxi: everything is done in a virtual environment of its own, .venv. `make help` lists what there is.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
NODE := PATH="$$(tools/find_node.sh):$$PATH"
SITE := src/guanxi/web/site/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/guanxi/web/texts/*.ftl)
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal --durations=12
LAW := law.test.ts
# A shell may forbid Python to keep what it has compiled: then every process here would begin by compiling all of it again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup run play test lint types docs postgres test-compiled test-server test-interpreted clauses
.PHONY: web web-api check-web test-components test-board-laws test-web chromium test-browser screenshots
.PHONY: bench bench-advice bench-server bench-web soak lock clean
.DEFAULT_GOAL := help

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

setup: $(VENV)/installed ## virtual environment, compiled engine, the guanxi command

$(VENV)/locked: requirements/dev.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements/dev.txt
	touch $@

$(VENV)/installed: $(VENV)/locked $(SOURCES) $(SITE)
	@echo "compiling and installing guanxi (some minutes) ..."
	rm -rf build/guanxi
	$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	rm -rf build src/*.egg-info
	@$(BIN)/guanxi --version
	touch $@

web: $(SITE) ## build the site; Node is the system's, or comes from PyPI

web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/locked
	@# not `npm ci`: it refuses a lock that lacks packages for other platforms, which not every registry has
	$(NODE) npm --prefix web install --no-save --no-audit --no-fund
	touch $@

$(SITE): web/node_modules/.package-lock.json $(WEB)
	$(NODE) npm --prefix web run build
	touch $@

web-api: web/node_modules/.package-lock.json ## the API's types for the site, from its description
	$(NODE) PYTHONPATH=src $(BIN)/python tools/web_api.py

run: setup ## serve tables in the browser, on this machine
	@$(BIN)/guanxi serve

play: setup ## a game of China in the terminal against computer players
	@$(BIN)/guanxi play china

test: ## every check; what needs no compiled engine runs while it is compiled
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target setup lint types check-web test-components
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target docs test-board-laws
	@$(MAKE) --no-print-directory test-compiled test-server test-browser test-interpreted clauses

lint: $(VENV)/locked
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/locked
	$(BIN)/mypy

docs: setup
	$(BIN)/guanxi clauses china --where -o docs/where/china.md
	$(BIN)/guanxi clauses confucius --where -o docs/where/confucius.md
	$(BIN)/python tools/api_tables.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

check-web: $(SITE)
	$(NODE) npm --prefix web run lint
	$(NODE) npm --prefix web run check

test-components: $(SITE)
	$(NODE) npm --prefix web test -- --exclude 'tests/**/*$(LAW)'

test-board-laws: setup # they ask the installed games for positions
	$(NODE) npm --prefix web test -- $(LAW)

test-web: check-web test-components test-board-laws ## the site's own checks: form, types, components

chromium: ## Chromium for the tests of the site, where it is missing and can be had (Debian, root)
	@tools/install_chromium.sh

test-browser: setup chromium ## the site in a real browser, on a real server
	GUANXI_EXPECT_COMPILED=1 $(PYTEST) tests/browser

postgres: ## PostgreSQL for the tests of the server, where it is missing and can be had (Debian, root)
	@tools/install_postgres.sh

test-compiled: setup ## all tests but those of the server and the browser, with the compiled engine
	GUANXI_EXPECT_COMPILED=1 $(PYTEST) --ignore=tests/server --ignore=tests/browser tests

test-server: setup postgres ## the tests of the server: databases, processes
	GUANXI_EXPECT_COMPILED=1 $(PYTEST) tests/server

test-interpreted: setup ## with the sources as they stand, but for what is not about the engine (marked `once`)
	PYTHONPATH=src $(PYTEST) -m "not once" --ignore=tests/server --ignore=tests/browser tests

clauses: setup ## which clauses, restrictions, examples and vectors have evidence
	$(BIN)/guanxi clauses china --check
	$(BIN)/guanxi clauses confucius --check

screenshots: setup chromium ## every screen in four sizes, by day and by night, into screenshots/ (ONLY=name for some, LANGS=de,fr or ALL=1 for other languages)
	$(BIN)/python tools/screenshots.py --only "$(ONLY)" $(if $(LANGS),--languages $(LANGS)) $(if $(ALL),--all)

bench: setup bench-web ## speed and memory, beside Catanatron and OpenSpiel in the same run; the site in the browser
	$(BIN)/guanxi bench china --peers --search
	$(BIN)/guanxi bench confucius --peers --search

bench-server: setup ## the server under load, beside boardgame.io's in the same run
	$(BIN)/guanxi load --game china --tables 100 --seconds 20 --beside

bench-advice: setup ## first games of somebody who only does what the page advises, against apprentices (GAMES=120)
	$(BIN)/python tools/newcomer.py china $(or $(GAMES),20)
	$(BIN)/python tools/newcomer.py confucius $(or $(GAMES),20)

bench-web: setup chromium ## the site in a real browser: first load, clicks, memory
	$(BIN)/python tools/bench_web.py

soak: setup ## the laws over millions of moves; takes long
	GUANXI_SOAK=1 GUANXI_EXPECT_COMPILED=1 $(BIN)/python -m pytest -n 2 tests/china tests/confucius

lock: setup ## renew the locked requirements (needs uv)
	for name in run dev peers; do uv pip compile --universal --python-version 3.11 --generate-hashes --no-header \
		--no-annotate --no-emit-index-url --quiet --upgrade requirements/$$name.in -o requirements/$$name.txt; done

clean: ## remove everything that was built
	rm -rf $(VENV) .bench build dist site src/*.egg-info src/guanxi/web/site web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
