"""`datahub dataproduct`."""

from support.catalog import dataset_urn, unique


def test_dataproduct_can_be_created_changed_and_deleted(datahub, catalog):
    product, domain, owner = unique("product"), unique("Domain"), unique("u")
    assets = [dataset_urn(unique("asset_")) for _ in range(2)]
    urn = f"urn:li:dataProduct:{product}"
    domain_urn = f"urn:li:domain:{unique('d')}"
    catalog.put(domain_urn, "domainProperties", {"name": domain})
    for asset in assets:
        catalog.put(asset, "status", {"removed": False})
    given = {
        "id": product,
        "domain": domain,
        "display_name": "Orders",
        "description": "all of them",
        "assets": assets[:1],
        "owners": [{"id": owner, "type": "BUSINESS_OWNER"}],
        "properties": {"level": "gold"},
        "tags": ["urn:li:tag:" + product],
        "terms": ["urn:li:glossaryTerm:" + product],
    }
    file = datahub.file("product.yml", given)
    assert f"Update succeeded for urn {urn}" in datahub("dataproduct", "upsert", "-f", file).out
    stored = catalog.aspects(urn)
    assert stored["dataProductProperties"]["name"] == "Orders"
    assert destinations(stored) == assets[:1]
    assert stored["domains"]["domains"] == [domain_urn]
    assert datahub("dataproduct", "get", "--urn", urn).json()["description"] == "all of them"
    assert "Update not needed" in datahub("dataproduct", "diff", "-f", file).out

    datahub("dataproduct", "set_description", "--urn", urn, "--description", "replaced")
    datahub("dataproduct", "add_asset", "--urn", urn, "--asset", assets[1])
    datahub("dataproduct", "add_owner", "--urn", urn, "--owner", owner + "2")
    stored = catalog.aspects(urn)
    assert stored["dataProductProperties"]["description"] == "replaced"
    assert destinations(stored) == assets
    owners = {each["owner"]: each["type"] for each in stored["ownership"]["owners"]}
    assert owners[f"urn:li:corpuser:{owner}2"] == "TECHNICAL_OWNER"
    assert owners[f"urn:li:corpuser:{owner}"] == "BUSINESS_OWNER"
    asked = "query($urn: String!) { dataProduct(urn: $urn) { properties { numAssets } } }"
    assert catalog.graphql(asked, {"urn": urn})["dataProduct"]["properties"]["numAssets"] == 2

    datahub("dataproduct", "remove_asset", "--urn", urn, "--asset", assets[0])
    datahub("dataproduct", "remove_owner", "--urn", urn, owner + "2")
    stored = catalog.aspects(urn)
    assert destinations(stored) == assets[1:]
    assert [each["owner"] for each in stored["ownership"]["owners"]] == [f"urn:li:corpuser:{owner}"]
    different = datahub("dataproduct", "diff", "-f", file).out
    assert "description: replaced" in different
    assert "Update needed" in different

    datahub("dataproduct", "update", "-f", file)
    assert destinations(catalog.aspects(urn)) == assets[:1]
    missing = datahub("dataproduct", "add_asset", "--urn", urn, "--asset", dataset_urn(unique("none_")), code=1)
    assert "does not exist" in missing.out

    assert "deleted" in datahub("dataproduct", "delete", "--urn", urn).out
    assert catalog.is_removed(urn)
    assert "deleted" in datahub("dataproduct", "delete", "--urn", urn, "--hard").out
    assert not catalog.exists(urn)
    assert "does not exist" in datahub("dataproduct", "get", "--urn", urn).out


def destinations(aspects: dict) -> list[str]:
    return [asset["destinationUrn"] for asset in aspects["dataProductProperties"]["assets"]]
