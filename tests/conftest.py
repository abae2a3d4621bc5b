"""`--update`: texts that are compared with what is made now are written anew; review reads the difference."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write expected messages and formatted texts anew")


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether expected texts are to be written anew."""
    return bool(request.config.getoption("--update"))
