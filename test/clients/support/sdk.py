"""Clients of the SDK, for both protocols that they write with."""

import pytest
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.sdk import DataHubClient

PROTOCOLS = [pytest.param(False, id="restli"), pytest.param(True, id="openapi")]


def make_graph(server: str, openapi: bool = False) -> DataHubGraph:
    return DataHubGraph(DatahubClientConfig(server=server, openapi_ingestion=openapi))


def make_client(server: str, openapi: bool = False) -> DataHubClient:
    return DataHubClient(graph=make_graph(server, openapi))
