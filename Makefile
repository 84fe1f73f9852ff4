PYTHON ?= python3

.PHONY: check test quick bench golden package fuzz

check:
	$(PYTHON) -m ruff format .
	$(PYTHON) -m ruff check .
	$(PYTHON) -m mypy
	$(PYTHON) -m pytest -n 2

test:
	$(PYTHON) -m pytest -n 2

quick:
	$(PYTHON) -m pytest -m "not slow"

bench:
	$(PYTHON) benchmarks/startup.py
	$(PYTHON) benchmarks/engine.py

golden:
	$(PYTHON) scripts/make_golden.py
	$(PYTHON) scripts/page_examples.py

package:
	$(PYTHON) -m build

fuzz:
	$(PYTHON) tests/mahjong/fuzz_notation.py 200000
