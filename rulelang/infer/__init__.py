"""Expressions and steps to typed nodes of the Program, collecting complaints and never raising.

scope: what is known at one point · core: the table of rules ·
expressions, comparisons, cases, names, properties, groups, places, bundles: values ·
cells: tables and formulas, when first asked for · steps, moves, calls, blocks, modifiers: what is done ·
bodies, declarations, zones, pages: what is declared. After a complaint a value of no kind goes on, which fits everything.
"""

from __future__ import annotations

from rulelang.infer import cases, comparisons, expressions, groups, names, properties

__all__ = ["cases", "comparisons", "expressions", "groups", "names", "properties"]
