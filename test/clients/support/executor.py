"""Requests runs from the service, which executes them with the package under test."""

import json
import os
import time

import pytest

from support.catalog import Catalog, unique

# A service that the tests did not start may run other commands, or none.
needs_executor = pytest.mark.skipif(
    "TRELLIS_EXECUTES" not in os.environ, reason="The service does not run ingestion with this package"
)

POLL = "/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&pollTimeoutSeconds=2"


def request_run(catalog: Catalog, recipe: dict, *, task: str = "RUN_INGEST") -> str:
    """Returns the URN of a new execution request."""
    urn = f"urn:li:dataHubExecutionRequest:{unique('run')}"
    given = {
        "task": task,
        "executorId": "default",
        "requestedAt": int(time.time() * 1000),
        "source": {"type": "MANUAL_INGESTION_SOURCE"},
        "args": {"recipe": json.dumps(recipe)},
    }
    catalog.put(urn, "dataHubExecutionRequestInput", given)
    return urn


def run(catalog: Catalog, recipe: dict, *, task: str = "RUN_INGEST") -> tuple[str, dict]:
    """Requests a run and waits for its end. Returns the URN of the request and the result."""
    urn = request_run(catalog, recipe, task=task)
    return urn, result_when_ended(catalog, urn)


def result_when_ended(catalog: Catalog, urn: str) -> dict:
    """Waits for the end of a requested run. Returns the result."""
    offset = catalog.request("GET", POLL)["offsetId"]
    while True:
        result = catalog.aspect(urn, "dataHubExecutionRequestResult")
        if result is not None and result["status"] != "RUNNING":
            return result
        # Waits for the next change of the catalog.
        offset = catalog.request("GET", f"{POLL}&offsetId={offset}")["offsetId"]


def report_of(result: dict) -> dict:
    return json.loads(result["structuredReport"]["serializedValue"])


def create_secret(catalog: Catalog, value: str) -> str:
    """Returns the name of a new secret."""
    name = unique("SECRET")
    document = "mutation($input: CreateSecretInput!) { createSecret(input: $input) }"
    catalog.graphql(document, {"input": {"name": name, "value": value}})
    return name
