"""`datahub forms`."""

from support.catalog import dataset_urn, unique
from support.schemas import text_property


def test_forms_upsert_assigns_by_urn_and_by_filter(datahub, catalog):
    form, prompt = unique("form"), f"urn:li:structuredProperty:{unique('asked')}"
    named, user = dataset_urn(unique("named_")), unique("u")
    platform = unique("plat")
    catalog.put(prompt, "propertyDefinition", text_property(prompt))
    catalog.put(named, "status", {"removed": False})
    asked = {"id": "1", "title": "Whose?", "type": "STRUCTURED_PROPERTY", "structured_property_urn": prompt}
    given = {
        "id": form,
        "name": "Yearly review",
        "type": "VERIFICATION",
        "prompts": [{**asked, "required": True}],
        "entities": {"urns": [named], "filters": {"platforms": [platform], "types": ["dataset"]}},
        "actors": {"owners": True, "users": [user]},
        "owners": [user],
    }
    said = datahub("forms", "upsert", "-f", datahub.file("forms.yml", [given])).said
    urn = f"urn:li:form:{form}"
    assert f"Created form {urn}" in said
    assert "ERROR" not in said
    info = catalog.aspect(urn, "formInfo")
    assert (info["name"], info["actors"]["users"]) == ("Yearly review", [f"urn:li:corpuser:{user}"])
    assert info["prompts"][0]["structuredPropertyParams"] == {"urn": prompt}
    assert catalog.aspect(urn, "ownership")["owners"][0]["owner"] == f"urn:li:corpuser:{user}"
    incomplete = [each["urn"] for each in catalog.aspect(named, "forms")["incompleteForms"]]
    assert incomplete == [urn]
    assert platform in str(catalog.aspect(urn, "dynamicFormAssignment"))

    shown = datahub("forms", "get", "--urn", urn, "--to-file", "back.yml").json()
    assert shown["prompts"][0]["structured_property_urn"] == prompt
    assert "does not exist" in datahub("forms", "get", "--urn", urn + "x").out


def test_forms_upsert_reports_a_missing_property(datahub, catalog):
    form = unique("form")
    prompt = {"id": "1", "title": "?", "type": "STRUCTURED_PROPERTY", "structured_property_id": unique("none")}
    given = [{"id": form, "name": "n", "type": "VERIFICATION", "prompts": [prompt]}]
    assert "does not exist" in datahub("forms", "upsert", "-f", datahub.file("forms.yml", given)).said
    assert not catalog.exists(f"urn:li:form:{form}")
