"""`datahub container`."""

import pytest

from support.catalog import dataset_urn, unique


@pytest.fixture(scope="module")
def held(catalog):
    container = f"urn:li:container:{unique('c')}"
    inside, outside = dataset_urn(unique("inside_")), dataset_urn(unique("outside_"))
    catalog.put(container, "containerProperties", {"name": "held"})
    catalog.put(inside, "container", {"container": container})
    catalog.put(inside, "browsePathsV2", {"path": [{"id": container, "urn": container}]})
    catalog.put(outside, "status", {"removed": False})
    return {"container": container, "inside": inside, "outside": outside}


@pytest.mark.parametrize(
    ("kind", "aspect"),
    [("tag", "globalTags"), ("term", "glossaryTerms"), ("owner", "ownership"), ("domain", "domains")],
)
def test_container_command_applies_to_entities_in_the_container(datahub, catalog, held, kind, aspect):
    types = {"tag": "tag", "term": "glossaryTerm", "owner": "corpuser", "domain": "domain"}
    applied = f"urn:li:{types[kind]}:{unique(kind)}"
    datahub("container", kind, "--container-urn", held["container"], f"--{kind}-urn", applied)
    assert applied in str(catalog.aspect(held["inside"], aspect))
    assert catalog.aspect(held["outside"], aspect) is None
