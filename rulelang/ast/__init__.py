"""The tree of a text: one frozen class for each rule of grammar.lark.

The children of a grammar rule are the fields of its class, in order; one field may take many. Each class has its own
`kind`, a span, and the comments that stand with it. A tree round-trips through JSON. `CLASSES` maps rule to class.

nodes: what every node has · names · atoms, expressions: all that has a value
heading, tables, cells, resources, pieces, zones, sources: what there is
choices, bundles, moves, calls, modifiers: steps that stand alone · steps: those that hold steps
flow: actions, phases, rounds, triggers, end and scores · declared: all declarations of a game
variants · scenarios · files

What refers to itself over and over, an expression in an expression, a step in a step, stays in one module.
"""

from rulelang.ast.atoms import *
from rulelang.ast.bundles import *
from rulelang.ast.calls import *
from rulelang.ast.cells import *
from rulelang.ast.choices import *
from rulelang.ast.declared import *
from rulelang.ast.expressions import *
from rulelang.ast.files import *
from rulelang.ast.flow import *
from rulelang.ast.heading import *
from rulelang.ast.modifiers import *
from rulelang.ast.moves import *
from rulelang.ast.names import *
from rulelang.ast.nodes import Comment as Comment
from rulelang.ast.nodes import Node as Node
from rulelang.ast.pieces import *
from rulelang.ast.resources import *
from rulelang.ast.scenarios import *
from rulelang.ast.sources import *
from rulelang.ast.steps import *
from rulelang.ast.tables import *
from rulelang.ast.variants import *
from rulelang.ast.zones import *

CLASSES: dict[str, type[Node]] = {
    cls.model_fields["kind"].default: cls for cls in Node.__subclasses__() if "kind" in cls.model_fields
}
