"""The shipped rules: to find a game or variant by its name, in a checkout and when installed.

A name is a file's name without `.rules`. The variants of `nim.rules` lie in `nim/variants/`.
"""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def root() -> Path:
    """The folder of shipped rules: beside the code if it was installed, at the top of the tree in a checkout."""
    installed = _HERE / "_rules"
    return installed if installed.is_dir() else _HERE.parent / "rules"


def shipped() -> dict[str, Path]:
    """Every shipped game, name -> file, in the order of the names."""
    files = [*root().glob("*.rules"), *root().glob("small/*.rules")]
    return {file.stem: file for file in sorted(files, key=lambda file: file.stem)}


def find(name: str) -> Path | None:
    """The file of the shipped game `name`, or of the only shipped variant of that name, or None."""
    if (game := shipped().get(name)) is not None:
        return game
    variants = variants_named(name)
    return variants[0] if len(variants) == 1 else None


def variants_named(name: str) -> list[Path]:
    """The files of all shipped variants of this name, of whatever game."""
    return [found[name] for game in shipped().values() if name in (found := variants_of(game))]


def variants_of(game: Path) -> dict[str, Path]:
    """The variants that lie with a game, or beside a variant: name -> file, in the order of the names."""
    folders = [game.with_suffix("") / "variants", *([game.parent] if game.parent.name == "variants" else [])]
    return {file.stem: file for folder in folders for file in sorted(folder.glob("*.rules"))}


def variant_file(game: Path, name: str) -> Path | None:
    """The variant of a game that a name or a path means, or None."""
    if name.endswith(".rules") or "/" in name:
        return Path(name) if Path(name).is_file() else None
    return variants_of(game).get(name)
