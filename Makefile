# `make play` and `make test` do all they need on a fresh machine. ARGS="..." goes on to the command.
VENV := .venv
PYTHON := $(VENV)/bin/python
READY := $(VENV)/.ready

.PHONY: install play run test check bench

install: $(READY)

play: $(READY)
	@$(PYTHON) -m bot play $(ARGS)

run: $(READY)
	@$(PYTHON) -m bot run $(ARGS)

test: $(READY)
	$(PYTHON) -m pytest $(ARGS)

check: $(READY)
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m ruff check .
	$(PYTHON) -m mypy
	$(VENV)/bin/lint-imports

bench: $(READY)
	$(PYTHON) -m tests.bench $(ARGS)

# The tools that build source packages come first, so that they are pinned by their hashes too.
$(READY): requirements.lock pyproject.toml
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
	awk '/^[a-z]/ {on = /^(packaging|pip|setuptools|wheel)==/} on' requirements.lock > $(VENV)/tools.lock; \
	$(PYTHON) -m pip install -q --require-hashes -r $(VENV)/tools.lock; \
	$(PYTHON) -m pip install -q --require-hashes --no-build-isolation -r requirements.lock; \
	PYTHONWARNINGS=ignore $(PYTHON) -m pip install -q --no-deps --no-build-isolation -e .; \
	touch $@
