"""What holds for all tests."""

from hypothesis import settings

# A first example loads rulesets and catalogues and takes longer than the rest: times say nothing about an example.
settings.register_profile("scorecalc", deadline=None)
settings.load_profile("scorecalc")
