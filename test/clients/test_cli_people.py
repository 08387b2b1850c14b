"""`datahub user` and `group`."""

from support.catalog import unique


def test_user_upsert_stores_users_and_their_groups(datahub, catalog):
    one, two, group = unique("u"), unique("u"), unique("g")
    users = [
        {
            "id": one,
            "first_name": "Ada",
            "last_name": "Ünal",
            "email": "ada@example.org",
            "groups": [group],
            "country_code": "DE",
        },
        {"id": two, "display_name": "Bo", "email": "bo@example.org", "slack": "@bo"},
    ]
    said = datahub("user", "upsert", "-f", datahub.file("users.yml", users)).out
    assert said.count("Update succeeded") == 2
    info = catalog.aspect(f"urn:li:corpuser:{one}", "corpUserInfo")
    assert (info["fullName"], info["email"], info["countryCode"]) == ("Ada Ünal", "ada@example.org", "DE")
    membership = catalog.aspect(f"urn:li:corpuser:{one}", "groupMembership")
    assert membership == {"groups": [f"urn:li:corpGroup:{group}"]}

    again = [{**users[1], "display_name": "Bo the Second"}]
    datahub("user", "upsert", "-f", datahub.file("again.yml", again), "--override-editable")
    assert catalog.aspect(f"urn:li:corpuser:{two}", "corpUserEditableInfo")["slack"] == "@bo"
    assert catalog.search(one, ["CORP_USER"]) == [f"urn:li:corpuser:{one}"]


def test_group_upsert_keeps_the_other_groups_of_its_members(datahub, catalog):
    group, member, owner, other = unique("g"), unique("m"), unique("o"), unique("other")
    member_urn = f"urn:li:corpuser:{member}"
    catalog.put(member_urn, "groupMembership", {"groups": [f"urn:li:corpGroup:{other}"]})
    given = {
        "id": group,
        "display_name": "Platform Team",
        "email": "team@example.org",
        "description": "runs it",
        "owners": [owner],
        "members": [member, {"id": unique("inline"), "display_name": "Inline"}],
    }
    said = datahub("group", "upsert", "-f", datahub.file("group.yml", given)).out
    assert f"Update succeeded for group urn:li:corpGroup:{group}" in said
    urn = f"urn:li:corpGroup:{group}"
    assert catalog.aspect(urn, "corpGroupInfo")["displayName"] == "Platform Team"
    assert [each["owner"] for each in catalog.aspect(urn, "ownership")["owners"]] == [f"urn:li:corpuser:{owner}"]
    groups = catalog.aspect(member_urn, "groupMembership")["groups"]
    assert sorted(groups) == sorted([f"urn:li:corpGroup:{other}", urn])

    edited = {**given, "description": "runs it well", "members": []}
    datahub("group", "upsert", "-f", datahub.file("edited.yml", edited), "--override-editable")
    assert catalog.aspect(urn, "corpGroupEditableInfo")["description"] == "runs it well"
    document = """query($urn: String!) { corpGroup(urn: $urn) {
      properties { displayName } editableProperties { description } } }"""
    asked = catalog.graphql(document, {"urn": urn})
    assert asked["corpGroup"] == {
        "properties": {"displayName": "Platform Team"},
        "editableProperties": {"description": "runs it well"},
    }


def test_user_add_creates_a_user_who_can_sign_in(datahub, catalog):
    user = unique("native")
    given = ["--id", user, "--email", f"{user}@example.org", "--display-name", "Native User"]
    typed = "s3cret-and-long\ns3cret-and-long\n"
    said = datahub("user", "add", *given, "--password", "--role", "Reader", answers=typed).out
    assert f"Successfully created user {user} with role Reader" in said
    urn = f"urn:li:corpuser:{user}"
    assert catalog.aspect(urn, "corpUserInfo")["email"] == f"{user}@example.org"
    assert catalog.aspect(urn, "roleMembership")["roles"] == ["urn:li:dataHubRole:Reader"]
    assert "s3cret-and-long" not in str(catalog.aspects(urn))

    home = {"HOME": str(datahub.folder)}
    signed_in = datahub("init", "--username", user, "--password", "s3cret-and-long", "--force", env=home).out
    assert "Generated token" in signed_in

    refused = datahub("user", "add", *given, "--password", code=1, answers=typed).out
    assert "already exists" in refused
