"""Reads and writes the catalog without the package under test: plain HTTP, plain GraphQL."""

import json
import uuid
from urllib.parse import quote

import requests


class Catalog:
    def __init__(self, url: str):
        self.url = url
        self.http = requests.Session()
        self.http.headers["X-RestLi-Protocol-Version"] = "2.0.0"

    def request(self, method: str, path: str, *, status: int = 200, **kwargs):
        """Returns the JSON of the answer, or None if it has no body. Fails the test on an unexpected status."""
        response = self.http.request(method, self.url + path, **kwargs)
        assert response.status_code == status, f"{method} {path}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    def post(self, path: str, body, *, status: int = 200):
        return self.request("POST", path, status=status, json=body)

    def graphql(self, query: str, variables: dict | None = None) -> dict:
        """Returns `data`, and fails the test if the answer has errors."""
        answer = self.post("/api/graphql", {"query": query, "variables": variables or {}})
        assert not answer.get("errors"), answer["errors"]
        return answer["data"]

    def aspects(self, urn: str) -> dict:
        """Returns the values of all stored aspects by name. The key aspect is always included."""
        answer = self.request("GET", f"/entitiesV2/{quote(urn, safe='')}")
        return {name: aspect["value"] for name, aspect in answer["aspects"].items()}

    def aspect(self, urn: str, name: str):
        return self.aspects(urn).get(name)

    def system_metadata(self, urn: str, name: str) -> dict:
        answer = self.request("GET", f"/entitiesV2/{quote(urn, safe='')}")
        return answer["aspects"][name].get("systemMetadata") or {}

    def exists(self, urn: str) -> bool:
        """Returns whether the entity is stored. Soft-deleted entities exist."""
        key = self.key_aspect(urn)
        response = self.http.get(f"{self.url}/aspects/{quote(urn, safe='')}", params={"aspect": key, "version": 0})
        assert response.status_code in (200, 404), response.text
        return response.status_code == 200

    def key_aspect(self, urn: str) -> str:
        names = [name for name in self.aspects(urn) if name.endswith("Key")]
        assert len(names) == 1, names
        return names[0]

    def is_removed(self, urn: str) -> bool:
        return (self.aspect(urn, "status") or {}).get("removed", False)

    def put(self, urn: str, aspect: str, value: dict, **system_metadata) -> None:
        """Stores one aspect. Further arguments become its system metadata, e.g. runId."""
        proposal = {
            "entityType": urn.split(":")[2],
            "entityUrn": urn,
            "changeType": "UPSERT",
            "aspectName": aspect,
            "aspect": {"value": json.dumps(value), "contentType": "application/json"},
        }
        if system_metadata:
            proposal["systemMetadata"] = {"lastObserved": 0, **system_metadata}
        self.post("/aspects?action=ingestProposal", {"proposal": proposal})

    def timeseries(self, urn: str, aspect: str) -> list[dict]:
        """Returns the values of a timeseries aspect, newest first."""
        body = {"urn": urn, "entity": urn.split(":")[2], "aspect": aspect, "limit": 100}
        answer = self.post("/aspects?action=getTimeseriesAspectValues", body)
        return [json.loads(value["aspect"]["value"]) for value in answer["value"]["values"]]

    def search(
        self, query: str, types: list[str] | None = None, *, removed: bool = False, separate: bool = False
    ) -> list[str]:
        """Returns the URNs that a search finds, best first. Siblings are one hit unless they are separate."""
        document = """query($input: SearchAcrossEntitiesInput!) {
          searchAcrossEntities(input: $input) { searchResults { entity { urn } } } }"""
        flags = {"includeSoftDeleted": removed, "separateSiblings": separate}
        given = {"query": query, "types": types, "start": 0, "count": 100, "searchFlags": flags}
        found = self.graphql(document, {"input": given})["searchAcrossEntities"]["searchResults"]
        return [result["entity"]["urn"] for result in found]


def unique(prefix: str) -> str:
    """Returns a unique name that search treats as one word."""
    return f"{prefix}{uuid.uuid4().hex[:10]}"


def dataset_urn(name: str, platform: str = "hive", env: str = "PROD") -> str:
    return f"urn:li:dataset:(urn:li:dataPlatform:{platform},{name},{env})"
