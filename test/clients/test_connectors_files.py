"""Files that people write by hand: a business glossary and a lineage file."""

from types import SimpleNamespace

import pytest

from support.catalog import dataset_urn, unique
from support.connectors import copy_data, downstream, ingest, relationships, upstream
from support.datahub_command import DatahubCommand


@pytest.fixture(scope="module")
def glossary(server, tmp_path_factory):
    folder, name = tmp_path_factory.mktemp("glossary"), unique("gloss")
    file = copy_data("glossary", folder, glossaryname=name) / "glossary.yml"
    ingest(DatahubCommand(folder), server, "datahub-business-glossary", {"file": str(file), "enable_auto_id": False})
    return SimpleNamespace(
        name=name,
        node=lambda *path: f"urn:li:glossaryNode:{'.'.join([name, *path])}",
        term=lambda *path: f"urn:li:glossaryTerm:{'.'.join([name, *path])}",
    )


def test_terms_are_below_their_nodes(catalog, glossary):
    document = """query($urn: String!) { glossaryTerm(urn: $urn) {
      properties { name description customProperties { key value } }
      parentNodes { count nodes { urn properties { name } } } ownership { owners { type owner { urn: __typename
        ... on CorpUser { username } ... on CorpGroup { name } } } }
      institutionalMemory { elements { url label } } } }"""
    term = catalog.graphql(document, {"urn": glossary.term("Personal", "Email")})["glossaryTerm"]
    properties = term["properties"]
    assert (properties["name"], properties["description"]) == ("Email", "Eine Adresse, メール")
    assert {"key": "level", "value": "3"} in properties["customProperties"]
    parents = [node["urn"] for node in term["parentNodes"]["nodes"]]
    assert parents == [glossary.node("Personal"), glossary.node()]
    owners = [(owner["type"], owner["owner"].get("username")) for owner in term["ownership"]["owners"]]
    assert owners == [("DATAOWNER", "ann")]
    assert term["institutionalMemory"]["elements"] == [{"url": "https://example.org/email", "label": "RFC"}]


def test_relationships_of_terms_are_stored(catalog, glossary):
    email, contact = glossary.term("Personal", "Email"), glossary.term("Personal", "Contact")
    secret = glossary.term("Secret")
    found = relationships(catalog, contact, "OUTGOING", "HasA", "IsA", "IsPartOf")
    assert found == {("HasA", email), ("IsPartOf", glossary.node("Personal"))}
    assert ("IsA", secret) in relationships(catalog, email, "OUTGOING")
    assert ("IsA", email) in relationships(catalog, secret, "INCOMING")


def test_search_finds_terms_and_nodes(catalog, glossary):
    assert glossary.term("Personal", "Email") in catalog.search("メール", ["GLOSSARY_TERM"])
    assert glossary.node() in catalog.search(glossary.name, ["GLOSSARY_NODE"])
    root = catalog.graphql(
        """query($urn: String!) { glossaryNode(urn: $urn) {
          children: relationships(input: {types: ["IsPartOf"], direction: INCOMING}) {
            relationships { entity { urn } } } } }""",
        {"urn": glossary.node()},
    )["glossaryNode"]
    children = {edge["entity"]["urn"] for edge in root["children"]["relationships"]}
    assert children == {glossary.node("Personal"), glossary.term("Secret")}


def test_a_lineage_file_adds_to_existing_lineage(datahub, catalog, server):
    name = unique("made")
    copy_data("lineage", datahub.folder, lineagename=name)
    stored = {table: dataset_urn(f"{name}.{table}", "postgres") for table in ("raw", "clean", "report", "other")}
    catalog.put(stored["report"], "upstreamLineage", {"upstreams": [upstream_of(stored["other"])]})
    config = {"file": str(datahub.folder / "lineage" / "lineage.yml")}
    ingest(datahub, server, "datahub-lineage-file", config)
    assert upstream(catalog, stored["report"]) == {stored["clean"]: 1, stored["other"]: 1, stored["raw"]: 2}
    assert downstream(catalog, stored["raw"]) == {stored["clean"]: 1, stored["report"]: 2}
    # Lineage of a column finds only tables that somebody has written.
    catalog.put(stored["raw"], "status", {"removed": False})
    assert upstream(catalog, f"urn:li:schemaField:({stored['clean']},total)") == {stored["raw"]: 1}

    ingest(datahub, server, "datahub-lineage-file", {**config, "preserve_upstream": False})
    assert upstream(catalog, stored["report"]) == {stored["clean"]: 1, stored["raw"]: 2}


def upstream_of(urn: str) -> dict:
    return {"dataset": urn, "type": "COPY", "auditStamp": {"time": 0, "actor": "urn:li:corpuser:ann"}}
