"""`datahub put`, `get` and `exists`."""

from support.catalog import dataset_urn, unique

LOGO = "https://example.org/logo.png"


def test_put_stores_an_aspect_that_get_returns(datahub, catalog):
    urn = dataset_urn(unique("put_"))
    name = unique("Ein schöner Name ")
    description = "日本語 “quoted” \\u0041 \n"
    given = {"name": name, "description": description, "customProperties": {"a.b/c": "ü"}, "tags": []}
    file = datahub.file("properties.json", given)
    said = datahub("put", "--urn", urn, "--aspect", "datasetProperties", "-d", file).out
    assert "Update succeeded with status 200" in said
    assert catalog.aspect(urn, "datasetProperties") == given
    assert catalog.search(name)[0] == urn

    shown = datahub("get", "--urn", urn).json()
    assert shown["datasetProperties"] == given
    assert shown["datasetKey"]["origin"] == "PROD"
    assert list(datahub("get", "--urn", urn, "-a", "datasetProperties").json()) == ["datasetProperties"]


def test_put_stores_the_run_that_get_returns_in_its_details(datahub, catalog):
    urn, run = dataset_urn(unique("put_run_")), unique("run-")
    file = datahub.file("status.json", {"removed": False})
    datahub("put", "--urn", urn, "-a", "status", "-d", file, "--run-id", run)
    assert catalog.system_metadata(urn, "status")["runId"] == run

    details = datahub("get", "--urn", urn, "--details", "-a", "status").json()["status"]
    assert details["value"] == {"removed": False}
    assert details["systemMetadata"]["runId"] == run
    assert details["created"]["actor"].startswith("urn:li:corpuser:")


def test_put_of_an_invalid_value_fails_and_stores_nothing(datahub, catalog):
    urn = dataset_urn(unique("put_bad_"))
    wrong = datahub.file("wrong.json", {"removed": "perhaps"})
    said = datahub("put", "--urn", urn, "-a", "status", "-d", wrong, code=1).said
    assert "removed" in said
    unknown = datahub("put", "--urn", urn, "-a", "noSuchAspect", "-d", wrong, code=1).said
    assert "noSuchAspect" in unknown
    assert not catalog.exists(urn)


def test_put_platform_stores_the_properties_of_a_platform(datahub, catalog):
    name = unique("p")
    said = datahub("put", "platform", "--name", name, "--display_name", "My Platform", "--logo", LOGO).out
    assert "Successfully wrote data platform metadata" in said
    info = catalog.aspect(f"urn:li:dataPlatform:{name}", "dataPlatformInfo")
    assert (info["displayName"], info["logoUrl"], info["type"]) == ("My Platform", LOGO, "OTHERS")


def test_get_returns_the_latest_point_of_a_timeseries(datahub, catalog):
    urn = dataset_urn(unique("profile_"))
    for rows in (1, 3, 2):
        catalog.put(urn, "datasetProfile", {"timestampMillis": 1_700_000_000_000 + rows, "rowCount": rows})
    shown = datahub("get", "--urn", urn, "-a", "datasetProfile").json()
    assert shown["datasetProfile"]["rowCount"] == 3


def test_get_and_exists_report_missing_entities(datahub, catalog):
    absent, present = dataset_urn(unique("absent_")), dataset_urn(unique("present_"))
    catalog.put(present, "status", {"removed": True})
    assert "not found" in datahub("get", "--urn", absent, code=1).err
    assert "not found" in datahub("get", "--urn", absent, "-a", "status", code=1).err
    assert datahub("exists", "--urn", absent).out.strip() == "false"
    assert datahub("exists", "--urn", present).out.strip() == "true"
    assert not catalog.exists(absent)
