"""`datahub datacontract`."""

from support.catalog import dataset_urn, unique


def test_datacontract_upsert_creates_its_assertions(datahub, catalog):
    urn = dataset_urn(unique("contracted_"))
    given = {
        "version": 1,
        "entity": urn,
        "schema": {"type": "json-schema", "json-schema": {"type": "object", "properties": {"id": {"type": "string"}}}},
        "freshness": {"type": "cron", "cron": "0 8 * * *"},
        "data_quality": [{"type": "unique", "column": "id"}],
    }
    file = datahub.file("contract.yml", given)
    assert "non-existent entity" in datahub("datacontract", "upsert", "-f", file, code=1).said
    catalog.put(urn, "status", {"removed": False})
    said = datahub("datacontract", "upsert", "-f", file).out
    contract = next(word for word in said.split() if word.startswith("urn:li:dataContract:")).rstrip(".")
    stored = catalog.aspect(contract, "dataContractProperties")
    assert stored["entity"] == urn
    parts = [stored["schema"][0], stored["freshness"][0], stored["dataQuality"][0]]
    kinds = [catalog.aspect(part["assertion"], "assertionInfo")["type"] for part in parts]
    assert kinds[0] == "DATA_SCHEMA"
    assert catalog.aspect(contract, "dataContractStatus")["state"] == "PENDING"
    asked = "query($urn: String!) { dataset(urn: $urn) { contract { urn } } }"
    assert catalog.graphql(asked, {"urn": urn})["dataset"]["contract"] == {"urn": contract}

    datahub("datacontract", "delete", "--urn", contract, "--hard")
    assert not catalog.exists(contract)
