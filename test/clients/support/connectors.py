"""Runs connectors as their users do, with a recipe and `datahub ingest`, and queries the catalog afterwards."""

from pathlib import Path

from support.catalog import Catalog
from support.datahub_command import DatahubCommand

DATA = Path(__file__).parent.parent / "data"


def ingest(datahub: DatahubCommand, server: str, source: str, config: dict, *, warnings: int = 0, **recipe) -> None:
    """Runs a source into the catalog.

    A failure changes the exit code of the command. The number of warnings must match.
    """
    given = {
        "source": {"type": source, "config": config},
        "sink": {"type": "datahub-rest", "config": {"server": server}},
        **recipe,
    }
    ended = datahub("ingest", "-c", datahub.file("recipe.yml", given), "--no-progress")
    ending = f"with at least {warnings} warnings" if warnings else "successfully"
    assert f"Pipeline finished {ending}" in ended.said, ended.out


def copy_data(name: str, folder: Path, **words: str) -> Path:
    """Copies a folder of test/clients/data and replaces words in its files, so that tests do not share entities."""
    target = folder / name
    for source in sorted((DATA / name).rglob("*")):
        if source.is_file():
            text = source.read_text(encoding="utf-8")
            for word, replacement in words.items():
                text = text.replace(word, replacement)
            copy = target / source.relative_to(DATA / name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")
    return target


def lineage(catalog: Catalog, urn: str, direction: str) -> dict[str, int]:
    """Returns everything upstream or downstream, with its distance."""
    document = """query($input: SearchAcrossLineageInput!) {
      searchAcrossLineage(input: $input) { total searchResults { degree entity { urn } } } }"""
    given = {"urn": urn, "direction": direction, "count": 1000}
    answer = catalog.graphql(document, {"input": given})["searchAcrossLineage"]
    found = {result["entity"]["urn"]: result["degree"] for result in answer["searchResults"]}
    assert len(found) == answer["total"]
    return found


def upstream(catalog: Catalog, urn: str) -> dict[str, int]:
    return lineage(catalog, urn, "UPSTREAM")


def downstream(catalog: Catalog, urn: str) -> dict[str, int]:
    return lineage(catalog, urn, "DOWNSTREAM")


def relationships(catalog: Catalog, urn: str, direction: str, *types: str) -> set[tuple[str, str]]:
    """Returns the names of relationships with the entities at their other ends."""
    document = """query($urn: String!, $input: RelationshipsInput!) {
      entity(urn: $urn) { relationships(input: $input) { total relationships { type entity { urn } } } } }"""
    given = {"types": list(types), "direction": direction, "start": 0, "count": 1000}
    answer = catalog.graphql(document, {"urn": urn, "input": given})["entity"]["relationships"]
    found = {(edge["type"], edge["entity"]["urn"]) for edge in answer["relationships"]}
    assert len(found) == answer["total"]
    return found
