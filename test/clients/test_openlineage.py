"""The published OpenLineage client for Python, with the settings that the documents name."""

import pytest
from openlineage.client import OpenLineageClient
from openlineage.client.event_v2 import InputDataset, Job, OutputDataset, Run, RunEvent, RunState
from openlineage.client.transport.http import HttpConfig, HttpTransport

from support.catalog import unique

SETTINGS = {
    "endpoint": ("", "openapi/openlineage/api/v1/lineage"),
    "endpoint and slash": ("/", "/openapi/openlineage/api/v1/lineage"),
    "address": ("/openapi/openlineage/", "api/v1/lineage"),
    "address and slash": ("/openapi/openlineage//", "api/v1/lineage"),
}


@pytest.mark.parametrize(("path", "endpoint"), SETTINGS.values(), ids=SETTINGS.keys())
def test_an_event_becomes_a_job_with_lineage(server, catalog, path, endpoint):
    word = unique("shop")
    config = HttpConfig(url=server + path, endpoint=endpoint)
    client = OpenLineageClient(transport=HttpTransport(config))
    event = RunEvent(
        eventType=RunState.COMPLETE,
        eventTime="2026-01-02T03:04:05.678Z",
        run=Run(runId="0197a3f0-1111-7000-8000-000000000001"),
        job=Job(namespace="prod", name=f"{word}.load"),
        producer="https://github.com/OpenLineage/OpenLineage/tree/1.9.0/integration/airflow",
        inputs=[InputDataset(namespace="postgres://db:5432", name=f"{word}.orders")],
        outputs=[OutputDataset(namespace="s3://lake", name=word)],
    )
    client.emit(event)
    job = f"urn:li:dataJob:(urn:li:dataFlow:(airflow,{word},prod),{word}.load)"
    edges = catalog.aspect(job, "dataJobInputOutput")
    assert [edge["destinationUrn"] for edge in edges["inputDatasetEdges"]] == [
        f"urn:li:dataset:(urn:li:dataPlatform:postgres,{word}.orders,PROD)"
    ]
    assert [edge["destinationUrn"] for edge in edges["outputDatasetEdges"]] == [
        f"urn:li:dataset:(urn:li:dataPlatform:s3,lake/{word},PROD)"
    ]
