"""`datahub check`, `version` and `init`."""

import re

import pytest

from support.catalog import dataset_urn, unique


def test_the_server_reports_its_capabilities(datahub, server):
    shown = datahub("check", "server-config").out
    assert "'noCode': 'true'" in shown
    assert "'statefulIngestionCapable': True" in shown
    assert "v1.7.0.17" in datahub("version", "--include-server").out


def test_restore_indices_does_not_change_search_results(datahub, catalog):
    name = unique("restored")
    urn = dataset_urn(name)
    catalog.put(urn, "datasetProperties", {"name": name})
    datahub("check", "restore-indices", "--urn", urn)
    assert catalog.search(name) == [urn]


def test_the_server_reports_no_consumers(datahub):
    assert "No" in datahub("check", "get-kafka-consumer-offsets").out


def test_init_with_a_token_writes_the_settings_of_other_commands(datahub, catalog, server):
    home = {"HOME": str(datahub.folder), "DATAHUB_GMS_URL": None}
    made = catalog.graphql(
        'mutation { createAccessToken(input: { type: PERSONAL, actorUrn: "urn:li:corpuser:datahub", '
        'duration: ONE_HOUR, name: "of a test" }) { accessToken } }'
    )
    token = made["createAccessToken"]["accessToken"]
    said = datahub("init", "--host", server, "--token", token, "--force", env=home).out
    assert "Configuration written" in said
    assert server in (datahub.folder / ".datahubenv").read_text(encoding="utf-8")
    assert datahub("exists", "--urn", dataset_urn(unique("none_")), env=home).out.strip() == "false"


@pytest.mark.parametrize("password", ["datahub", "wrong"])
def test_init_with_user_and_password(datahub, server, password):
    home = {"HOME": str(datahub.folder), "DATAHUB_GMS_URL": None}
    given = ["--host", server, "--username", "datahub", "--password", password, "--force"]
    if password == "wrong":
        assert re.search(r"\b40[013] Client Error", datahub("init", *given, code=1, env=home).said)
        assert not (datahub.folder / ".datahubenv").exists()
        return
    assert "Generated token (expires: ONE_MONTH)" in datahub("init", *given, env=home).out
    written = (datahub.folder / ".datahubenv").read_text(encoding="utf-8")
    assert re.search(r"^ +token: \S{20,}$", written, re.MULTILINE)
    asked = datahub("graphql", "--operation", "me", "--format", "json", env=home).json()
    assert asked["me"]["corpUser"]["urn"] == "urn:li:corpuser:datahub"
