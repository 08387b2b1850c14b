"""`datahub lineage`: of tables and of columns, in both directions."""

import pytest

from support.catalog import dataset_urn, unique
from support.schemas import field, schema


@pytest.fixture(scope="module")
def chain(catalog):
    """Three datasets in a chain, with lineage of tables and of columns."""
    urns = [dataset_urn(unique(f"hop{number}_")) for number in range(3)]
    for urn in urns:
        catalog.put(urn, "schemaMetadata", schema("id", "other"))
    for upstream, downstream in zip(urns, urns[1:]):
        fine = {
            "upstreamType": "FIELD_SET",
            "upstreams": [field(upstream, "id")],
            "downstreamType": "FIELD",
            "downstreams": [field(downstream, "id")],
        }
        value = {"upstreams": [{"dataset": upstream, "type": "TRANSFORMED"}], "fineGrainedLineages": [fine]}
        catalog.put(downstream, "upstreamLineage", value)
    return urns


def test_lineage_of_a_table_in_both_directions(datahub, chain):
    first, second, third = chain
    down = datahub("lineage", "--urn", first, "--direction", "downstream", "--format", "json").json()
    assert [(each["urn"], each["hops"]) for each in down["results"]] == [(second, 1), (third, 2)]
    assert down["results"][0]["platform"] == "hive"
    up = datahub("lineage", "--urn", third, "--hops", "1", "--format", "json").json()
    assert [each["urn"] for each in up["results"]] == [second]
    assert "Upstream lineage: 2 entities, up to 2 hops" in datahub("lineage", "--urn", third).out


def test_lineage_of_a_column(datahub, chain):
    first, second, third = chain
    given = ["--urn", third, "--column", "id", "--format", "json"]
    tables = {each["urn"]: each["hops"] for each in datahub("lineage", *given).json()["results"]}
    assert tables == {second: 1, first: 2}
    none = datahub("lineage", "--urn", third, "--column", "other", "--format", "json").json()
    assert none["results"] == []


def test_path_between_two_datasets(datahub, chain):
    first, _, third = chain
    assert "Path found (2 hops)" in datahub("lineage", "path", "--from", first, "--to", third).out
    by_column = ["--from", first, "--from-column", "id", "--to", third]
    assert "Path found (2 hops)" in datahub("lineage", "path", *by_column).out
    stranger = dataset_urn(unique("stranger_"))
    assert "No path found" in datahub("lineage", "path", "--from", first, "--to", stranger).out
