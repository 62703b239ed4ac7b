# Needs Python 3.11 or later. Node.js 20 or later is used where it is, and fetched as a wheel where not.

PYTHON ?= python3
ARGS ?=

bin := .venv/bin
node := scripts/node
client := $(shell find src/firsthand/sentences/en web -name node_modules -prune -o -name .test -prune -o -name english -prune -o -type f -print)
# What compiles is counted as it runs uncompiled, by these tests.
compiled := tests/lab/test_lockstep.py tests/lab/test_twins.py tests/lab/test_played.py tests/lab/test_kernel.py \
	tests/lab/test_steps.py tests/lab/test_vector.py
laboratory := tests/lab tests/law tests/bots tests/clauses
sources := $(shell find src/firsthand -name '*.py' -o -name '*.toml') tests/page/whole_games.py
package := pyproject.toml constraints.txt hatch_build.py $(client)
python := src tests bench hatch_build.py

# The first is read by pip up to 25.2, the second by later ones: both bind the build's own tools.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play page play-page test quick soak bench bench-lab lint format cover books site build lowest constraints clean
.PHONY: check layers types units lab-units coverage client browser folder house chromium firefox pictures postgres
.DELETE_ON_ERROR:

help:  ## Say what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: .venv/play  ## Play in the browser (ARGS="--no-browser --port 9000")
	@$(bin)/firsthand play $(ARGS)

page: dist/page/index.html  ## Make the page that needs no server, in dist/page/

play-page: page  ## Serve that page to this machine's browsers, at port 8000
	@echo "Play at http://127.0.0.1:8000/"
	@$(PYTHON) -m http.server -b 127.0.0.1 -d dist/page 8000

dist/page/index.html: $(client) $(sources) .venv/page/wheel | web/node_modules/.dev
	@echo "Making the page that needs no server ..."
	@$(node) node web/page.mjs

# Its hash is pinned there. The wheel is Pyodide's: this machine's Python can't run it.
.venv/page/wheel: web/page/requirements.txt | .venv/python
	@rm -rf .venv/page
	@$(bin)/pip download -qq --require-hashes --no-deps --only-binary :all: --python-version 3.14 \
		--platform pyemscripten_2026_0_wasm32 -d .venv/page -r web/page/requirements.txt
	@touch $@

test:  ## Check everything
	@$(MAKE) --no-print-directory -j3 $(if $(filter output-sync,$(.FEATURES)),-Otarget) check

quick: lint types layers  ## Check what changed since main, in a minute and a half
	@echo "== units of what changed"
	@$(bin)/python -m tests.quick

check: lint types layers lab-units units client house browser folder coverage
	@echo "All is well."

soak: .venv/dev page chromium firefox postgres  ## Play thousands of seeded games
	@$(bin)/pytest -q -m soak -o faulthandler_timeout=0 tests

bench: .venv/dev bench-lab  ## Measure how fast it all is
	@$(bin)/python -m bench.tables --check $(ARGS)

bench-lab: .venv/dev  ## Measure how fast the laboratory is, as ratios, on a quiet machine
	@$(bin)/python -m bench.lab

lint: .venv/dev  ## Look for faults without running anything
	@echo "== lint"
	@$(bin)/ruff check -q $(python)
	@$(bin)/ruff format -q --check $(python)

format: .venv/dev web/node_modules/.dev  ## Put the sources in shape: Python, TypeScript and styles
	@$(bin)/ruff check -q --fix-only $(python)
	@$(bin)/ruff format -q $(python)
	@cd web && ../$(node) npm run -s format

types: .venv/dev
	@echo "== types"
	@$(bin)/mypy

layers: .venv/dev
	@echo "== layers"
	@said=$$($(bin)/lint-imports --no-logo) || { echo "$$said"; exit 1; }

# Two halves of about the same length, for two processors; both count what they run.
lab-units: .venv/dev
	@echo "== units of the laboratory"
	@COVERAGE_FILE=.coverage.lab $(bin)/coverage run -m pytest -q $(laboratory)
	@NUMBA_DISABLE_JIT=1 COVERAGE_FILE=.coverage.plain $(bin)/coverage run -m pytest -q $(compiled)

units: .venv/dev postgres
	@echo "== units"
	@COVERAGE_FILE=.coverage.rest $(bin)/coverage run -m pytest -q tests --ignore=tests/browser \
		--ignore=tests/folder --ignore=tests/house $(laboratory:%=--ignore=%)

coverage: lab-units units
	@echo "== coverage"
	@$(bin)/coverage combine -q .coverage.lab .coverage.plain .coverage.rest
	@$(bin)/coverage report

cover: .venv/dev postgres  ## Show which lines no test runs, in htmlcov/
	@$(bin)/coverage run -m pytest -q tests --ignore=tests/browser --ignore=tests/folder \
		--ignore=tests/house
	@NUMBA_DISABLE_JIT=1 $(bin)/coverage run -a -m pytest -q $(compiled)
	@$(bin)/coverage html

client: web/node_modules/.dev
	@echo "== client"
	@cd web && ../$(node) npm run -s check
	@cd web && ../$(node) npm test -s

pictures: .venv/dev web/node_modules/.dev chromium  ## Take pictures of every screen at every size, in pictures/ (ARGS="slap 390x844.")
	@$(bin)/python -m tests.browser.pictures pictures $(ARGS)

house: .venv/dev
	@echo "== house"
	@$(bin)/pytest -q tests/house

browser: .venv/dev web/node_modules/.dev chromium
	@echo "== browser"
	@$(bin)/pytest -q tests/browser -o faulthandler_timeout=900

folder: .venv/dev page chromium
	@echo "== folder"
	@$(bin)/pytest -q tests/folder -o faulthandler_timeout=900

books: .venv/dev  ## Make the golden tapes, the clause table and the rule book again
	@$(bin)/python -m tests.golden
	@$(bin)/python -m tests.docs

site: .venv/dev  ## Make the site of the documentation, in site/
	@$(bin)/pip install -qq -c constraints.txt -e '.[docs]'
	@NO_MKDOCS_2_WARNING=1 $(bin)/mkdocs build -q --strict

build: .venv/dev  ## Make the wheel and the source archive, in dist/
	@$(bin)/python -m build

lowest: .venv/dev  ## Run the tests over the lowest versions that pyproject.toml allows
	@scripts/lowest

constraints: .venv/dev  ## Take the newest versions that pyproject.toml allows
	@scripts/constrain

clean:  ## Remove all that make has made
	@rm -rf .venv dist htmlcov web/node_modules web/.test src/firsthand/server/static*
	@rm -rf .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

chromium:
	@scripts/chromium

firefox:
	@scripts/firefox

postgres:
	@scripts/postgres

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Firsthand needs Python 3.11 or later.")'
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/play: $(package) | .venv/python
	@echo "Installing, and building the client ..."
	@$(bin)/pip install -qq -c constraints.txt -e .
	@touch $@

.venv/dev: $(package) | .venv/python web/node_modules/.dev
	@echo "Installing what the checks need ..."
	@$(node) $(bin)/pip install -qq -c constraints.txt -e '.[dev]'
	@touch .venv/play $@

# The build would install npm's packages without those of the checks, so the checks come first.
web/node_modules/.dev: web/package-lock.json | .venv/python
	@cd web && ../$(node) npm ci --silent
	@touch $@
