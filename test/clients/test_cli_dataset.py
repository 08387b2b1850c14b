"""`datahub dataset` and `properties`."""

from support.catalog import dataset_urn, unique
from support.schemas import text_property


def test_dataset_upsert_get_and_sync(datahub, catalog):
    name, tag, term, owner, domain = (unique(kind) for kind in ("d", "tag", "term", "owner", "domain"))
    urn = dataset_urn(name)
    note = f"urn:li:structuredProperty:{unique('note')}"
    down = dataset_urn(unique("down_"))
    catalog.put(note, "propertyDefinition", text_property(note))
    for needed, aspect, value in (
        (f"urn:li:tag:{tag}", "tagProperties", {"name": tag}),
        (f"urn:li:glossaryTerm:{term}", "glossaryTermInfo", {"definition": "d", "termSource": "INTERNAL"}),
        (f"urn:li:domain:{domain}", "domainProperties", {"name": domain}),
        (down, "status", {"removed": False}),
    ):
        catalog.put(needed, aspect, value)
    given = {
        "id": name,
        "platform": "hive",
        "description": "Bestellungen",
        "properties": {"origin": "shop"},
        "subtype": "View",
        "tags": [tag],
        "glossary_terms": [f"urn:li:glossaryTerm:{term}"],
        "owners": [owner, {"id": owner + "2", "type": "BUSINESS_OWNER"}],
        "domains": [f"urn:li:domain:{domain}"],
        "structured_properties": {note.split(":")[-1]: "yearly"},
        "downstreams": [down],
        "schema": {
            "fields": [
                {"id": "id", "type": "long", "nativeDataType": "bigint", "description": "the number"},
                {"id": "label", "type": "string", "structured_properties": {note.split(":")[-1]: "x"}},
            ]
        },
    }
    file = datahub.file("datasets.yml", [given])
    assert "[dry-run]: Update succeeded" in datahub("dataset", "upsert", "-f", file, "-n").out
    assert not catalog.exists(urn)
    assert f"Update succeeded for urn {urn}" in datahub("dataset", "upsert", "-f", file).out

    stored = catalog.aspects(urn)
    assert stored["datasetProperties"]["description"] == "Bestellungen"
    assert stored["datasetProperties"]["customProperties"] == {"origin": "shop"}
    assert [field["fieldPath"] for field in stored["schemaMetadata"]["fields"]] == ["id", "label"]
    assert [each["tag"] for each in stored["globalTags"]["tags"]] == [f"urn:li:tag:{tag}"]
    assert stored["domains"]["domains"] == [f"urn:li:domain:{domain}"]
    values = stored["structuredProperties"]["properties"][0]["values"]
    assert values == [{"string": "yearly"}]
    assert catalog.aspect(down, "upstreamLineage")["upstreams"][0]["dataset"] == urn
    assert catalog.aspect(f"urn:li:schemaField:({urn},label)", "structuredProperties")["properties"]

    shown = datahub("dataset", "get", "--urn", urn, "--to-file", "back.yml").json()
    assert shown["description"] == "Bestellungen"
    assert shown["structured_properties"] == {note.split(":")[-1]: "yearly"}
    assert f"urn:li:corpuser:{owner}2" in {each if isinstance(each, str) else each["id"] for each in shown["owners"]}
    assert [field["id"] for field in shown["schema_metadata"]["fields"]] == ["id", "label"]

    catalog.put(urn, "datasetProperties", {**stored["datasetProperties"], "description": "changed here"})
    datahub("dataset", "sync", "-f", file, "--from-datahub")
    assert "changed here" in (datahub.folder / file).read_text(encoding="utf-8")
    datahub("dataset", "sync", "-f", file, "--to-datahub")
    assert catalog.aspect(urn, "datasetProperties")["description"] == "changed here"
    assert "does not exist" in datahub("dataset", "get", "--urn", dataset_urn(unique("none_"))).out


def test_dataset_upsert_refuses_missing_references(datahub, catalog):
    name = unique("lonely_")
    given = {"id": name, "platform": "hive", "structured_properties": {unique("nowhere"): "x"}}
    said = datahub("dataset", "upsert", "-f", datahub.file("d.yml", [given]), code=1).out
    assert "missing entity references" in said
    assert not catalog.exists(dataset_urn(name))


def test_dataset_add_sibling_connects_both_datasets(datahub, catalog):
    primary, one, two = (dataset_urn(unique("sibling_")) for _ in range(3))
    for urn in (primary, one, two):
        catalog.put(urn, "status", {"removed": False})
    datahub("dataset", "add-sibling", "--urn", primary, "--sibling-urns", one)
    datahub("dataset", "add-sibling", "--urn", primary, "--sibling-urns", two)
    assert catalog.aspect(primary, "siblings") == {"siblings": sorted([one, two]), "primary": True}
    assert catalog.aspect(one, "siblings") == {"siblings": [primary], "primary": False}


def test_properties_upsert_get_and_list(datahub, catalog):
    one, two = unique("retention."), unique("steward.")
    given = [
        {
            "id": one,
            "type": "number",
            "display_name": "Retention",
            "description": "days",
            "cardinality": "SINGLE",
            "entity_types": ["dataset", "dataFlow"],
            "allowed_values": [{"value": 30.0, "description": "a month"}, {"value": 365.0}],
        },
        {
            "id": two,
            "type": "urn",
            "entity_types": ["dataset"],
            "type_qualifier": {"allowed_types": ["corpuser", "corpGroup"]},
            "structured_property_settings": {"show_in_search_filters": True},
        },
    ]
    datahub("properties", "upsert", "-f", datahub.file("properties.yml", given))
    urns = [f"urn:li:structuredProperty:{name}" for name in (one, two)]
    stored = catalog.aspect(urns[0], "propertyDefinition")
    assert stored["valueType"] == "urn:li:dataType:datahub.number"
    assert stored["entityTypes"] == ["urn:li:entityType:datahub.dataset", "urn:li:entityType:datahub.dataFlow"]
    assert stored["allowedValues"][0] == {"value": {"double": 30.0}, "description": "a month"}
    assert catalog.aspect(urns[1], "structuredPropertySettings")["showInSearchFilters"] is True

    shown = datahub("properties", "get", "--urn", urns[0]).json()
    assert (shown["display_name"], shown["allowed_values"][0]["value"]) == ("Retention", 30.0)
    listed = datahub("properties", "list", "--no-details").out.split()
    assert set(urns) <= set(listed)
    datahub("properties", "list", "--details", "--to-file", "all.yml")
    assert one in (datahub.folder / "all.yml").read_text(encoding="utf-8")
