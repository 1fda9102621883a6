# `make play` and `make test` do all they need on a fresh machine. ARGS="..." goes on to the command.
VENV := .venv
PYTHON := $(VENV)/bin/python
# What a host needs is there; what tests and checks need is there, too.
HOST := $(VENV)/.host
READY := $(VENV)/.ready
PIP := PYTHONWARNINGS=ignore $(PYTHON) -m pip install -q --disable-pip-version-check
COMPILE := $(VENV)/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
    --no-header --no-annotate --no-emit-index-url --no-emit-find-links $(ARGS)

# Bytecode is kept: the tests start many processes, which would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: install play run test test-all newgame simulate mutants browser check coverage bench scale words pseudo lock docs sprites pictures

install: $(READY)

play: $(HOST)
	@$(PYTHON) -m bot play $(ARGS)

run: $(HOST)
	@$(PYTHON) -m bot run $(ARGS)

# What notices most faults, quickly.
test: $(READY)
	$(PYTHON) -m pytest $(ARGS)

test-all: $(READY)
	$(PYTHON) -m pytest --all $(ARGS)

# In a copy of the repository, with the skeleton of a new game.
newgame: $(READY)
	$(PYTHON) -m tools.newgame.copied $(ARGS)

simulate: $(READY)
	$(PYTHON) -m tools.simulation $(ARGS)

# In a clone, because cosmic-ray changes its files. A run that was stopped goes on: `make mutants SCOPE=league`.
SCOPE := league
mutants: $(READY)
	@test -d build/mutants || git clone -q . build/mutants
	@cd build/mutants && export PATH="$(CURDIR)/$(VENV)/bin:$$PATH" PYTHONPATH="$$PWD"; \
	test -f $(SCOPE).sqlite || cosmic-ray init tools/mutants/$(SCOPE).toml $(SCOPE).sqlite; \
	cosmic-ray exec tools/mutants/$(SCOPE).toml $(SCOPE).sqlite; \
	cr-report --surviving-only $(SCOPE).sqlite

check: $(READY)
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m ruff check .
	$(PYTHON) -m mypy
	$(VENV)/bin/lint-imports

# Browsers wait a good deal: one more of them than processors.
browser: $(READY)
	$(PYTHON) -m pytest -n $$(($$(nproc) + 1)) tests/browser $(ARGS)

coverage: $(READY)
	$(PYTHON) -m pytest --all --cov $(ARGS)

# Everything with accents, in brackets and longer: what is not so is of no message.
pseudo: $(READY)
	@$(PYTHON) -m tools.pseudo build/en-XA
	@$(PYTHON) -m bot play --language build/en-XA $(ARGS)

words: $(READY)
	$(PYTHON) -m tools.messages $(ARGS)

bench: $(READY)
	$(PYTHON) -m tools.bench $(ARGS)

scale: $(READY)
	$(PYTHON) -m tools.scale $(ARGS)

# In build, from a copy of the pages in the folders of the repository, so that links between them hold everywhere.
docs: $(READY)
	@rm -rf build/pages build/site
	@mkdir -p build/pages/assets build/pages/bot/record build/pages/tools
	@cp -R docs *.md LICENSE build/pages
	@cp assets/CREDITS.md build/pages/assets
	@cp tools/README.md build/pages/tools
	@cp bot/record/check_deal.py bot/record/check.html build/pages/bot/record
	@NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build $(ARGS)

# The sheets of the worlds whose drawings have changed; ARGS=rasant those of one.
sprites: $(READY)
	$(PYTHON) -m tools.art $(ARGS)

# Into build/pictures.
pictures: $(READY)
	$(PYTHON) -m tools.art.pictures $(ARGS)

# Pins stay as they are where they can; ARGS=--upgrade takes the newest. setuptools builds what comes as source.
lock: $(READY)
	echo setuptools | $(COMPILE) --extra postgres --extra http -o requirements.lock pyproject.toml -
	echo setuptools | $(COMPILE) --all-extras -c requirements.lock -o requirements-dev.lock pyproject.toml -

# What builds source packages comes first, so that it is pinned by its hashes too. The locks name every package, so pip
# resolves nothing: an older pip takes a package asked for with an extra (`coverage[toml]`) for an unpinned one.
$(HOST): requirements.lock pyproject.toml
	@set -e; \
	for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	    $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    found=$$python; \
	    $$python -c 'import ensurepip, venv' 2>/dev/null && break; \
	    found="$$python without venv"; \
	done; \
	case "$$found" in \
	    "") echo "Paddock needs Python 3.11 or newer: sudo apt-get install python3 python3-venv" >&2; exit 1;; \
	    *" without venv") echo "Paddock needs Python's venv: sudo apt-get install python3-venv" >&2; exit 1;; \
	esac; \
	echo "Installing what Paddock needs into $(VENV): this takes about a minute, once."; \
	$$found -m venv --clear $(VENV); \
	awk '/^[a-z]/ {on = /^setuptools==/} on' requirements.lock > $(VENV)/setuptools.lock; \
	$(PIP) --require-hashes -r $(VENV)/setuptools.lock; \
	$(PIP) --require-hashes --no-deps --no-build-isolation --use-pep517 -r requirements.lock; \
	$(PIP) --no-deps --no-build-isolation -e .; \
	touch $@

$(READY): $(HOST) requirements-dev.lock
	@$(PIP) --require-hashes --no-deps --no-build-isolation --use-pep517 -r requirements-dev.lock
	@touch $@
