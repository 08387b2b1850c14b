/** What the tests of a file share. Each opens it at the top of the file, `await` included; it is closed behind them. */
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

/** For tests that look at what the store is left in. */
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
  /** A URN that nobody has written yet. */
  readonly newDataset: () => string;
  /** As the classic endpoints read it; undefined when there is none. */
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
