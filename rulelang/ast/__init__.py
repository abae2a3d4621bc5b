"""The tree of a text: one frozen class for each rule of grammar.lark.

The children of a grammar rule are the fields of its class, in order; one field may take many. Each class has its own
`kind`, a span, and the comments that stand with it. A tree round-trips through JSON. `CLASSES` maps rule to class.

nodes: what every node has · names · values: all that has a value · steps: what is done · declarations: what a game says
files: games, variants, scenarios · traversal: ways through a tree · addresses: how a clause is named from outside

What refers to itself over and over, an expression in an expression, a step in a step, stays in one module.
"""

from rulelang.ast.declarations.cells import *
from rulelang.ast.declarations.flow import *
from rulelang.ast.declarations.heading import *
from rulelang.ast.declarations.pieces import *
from rulelang.ast.declarations.resources import *
from rulelang.ast.declarations.sources import *
from rulelang.ast.declarations.tables import *
from rulelang.ast.declarations.union import *
from rulelang.ast.declarations.zones import *
from rulelang.ast.files.scenarios import *
from rulelang.ast.files.texts import *
from rulelang.ast.files.variants import *
from rulelang.ast.names import *
from rulelang.ast.nodes import Comment as Comment
from rulelang.ast.nodes import Node as Node
from rulelang.ast.steps.blocks import *
from rulelang.ast.steps.bundles import *
from rulelang.ast.steps.calls import *
from rulelang.ast.steps.choices import *
from rulelang.ast.steps.modifiers import *
from rulelang.ast.steps.moves import *
from rulelang.ast.values.atoms import *
from rulelang.ast.values.expressions import *

_WRITTEN: list[type[Node]] = [*Node.__subclasses__()]
for _cls in _WRITTEN:  # what is written like another form is a form of its own: dice are declared like other pieces
    _WRITTEN += _cls.__subclasses__()
CLASSES: dict[str, type[Node]] = {cls.model_fields["kind"].default: cls for cls in _WRITTEN if "kind" in cls.model_fields}
