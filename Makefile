PYTHON ?= python3

.PHONY: check test quick bench golden package shipped fuzz man

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

golden: shipped man
	$(PYTHON) scripts/make_golden.py
	$(PYTHON) scripts/page_examples.py

package:
	$(PYTHON) -m build

shipped:
	$(PYTHON) scripts/make_shipped.py

fuzz:
	$(PYTHON) tests/mahjong/fuzz_notation.py 200000

man:
	$(PYTHON) scripts/make_manual.py
