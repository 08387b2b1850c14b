/** Opens what the tests of a file share. A file awaits it at its top. It is closed after the last test. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../catalog.js';
import { aspectValue } from './aspect-value.js';
import { openGraph, type Graph } from './graph.js';
import { openapiV3, type V3 } from './openapi-v3.js';
import { runVerbs, type RunVerbs } from './runs.js';

export interface WithGraph {
  readonly catalog: TestCatalog;
  readonly graph: Graph;
}

export async function openCatalog(): Promise<TestCatalog> {
  const catalog = await startCatalog();
  afterAll(() => catalog.stop());
  return catalog;
}

/** For tests that check what the service stored. */
export async function openCatalogAndGraph(): Promise<WithGraph> {
  const graph = await openGraph();
  afterAll(() => graph.close());
  return { catalog: await openCatalog(), graph };
}

/** For tests of ingestion runs. */
export async function openRuns(): Promise<WithGraph & { readonly runs: RunVerbs }> {
  const { catalog, graph } = await openCatalogAndGraph();
  return { catalog, graph, runs: runVerbs(catalog) };
}

/** For tests of writing through OpenAPI v3. */
export async function openV3(): Promise<{
  readonly catalog: TestCatalog;
  readonly v3: V3;
  /** Returns the URN of a dataset that does not exist yet. */
  readonly newDataset: () => string;
  /** Returns the latest value of an aspect, read from the endpoint `/entitiesV2`; undefined if there is none. */
  readonly value: (urn: string, aspect: string) => Promise<any>;
}> {
  const catalog = await openCatalog();
  return {
    catalog,
    v3: openapiV3(catalog),
    newDataset: () => datasetUrn(unique('v3')),
    value: (urn, aspect) => aspectValue(catalog, urn, aspect),
  };
}
