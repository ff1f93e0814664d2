"""The one registry of rulesets."""

from __future__ import annotations

from greatpowers.kernel.ruleset import Ruleset
from greatpowers.titles.attack.ruleset import AttackRuleset
from greatpowers.titles.imperial.ruleset import ImperialRuleset
from greatpowers.titles.imperialism.ruleset import ImperialismRuleset

RULESETS: dict[str, Ruleset] = {
    ruleset.name: ruleset
    for ruleset in (
        ImperialRuleset("2006"),
        ImperialRuleset("2010"),
        ImperialRuleset("2030"),
        ImperialismRuleset(),
        AttackRuleset(),
    )
}
