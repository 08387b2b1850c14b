/** Entities for requests whose statements are counted: twenty of each type, with related entities. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';

export const MANY = 20;
/** The number of entities of a request. Its statements must be the same for both numbers. */
export type Count = 1 | typeof MANY;

export const word = unique('asked');
const numbers = Array.from({ length: MANY }, (_, index) => index);
const urnsOf = (form: (index: number) => string) => numbers.map(form);
const ACTOR = 'urn:li:corpuser:ada';
const stamp = { time: 1, actor: ACTOR };

export const tables = urnsOf((index) => datasetUrn(`${word}.${index}`));
export const columns = tables.map((urn) => `urn:li:schemaField:(${urn},id)`);
/** The upstream of all tables, and an upstream of the first table only. */
export const hubs = { [MANY]: datasetUrn(`${word}.hub`), 1: datasetUrn(`${word}.lone`) };
const owner = `urn:li:corpuser:${word}`;
const tag = `urn:li:tag:${word}`;
export const boxes = urnsOf((index) => `urn:li:container:${word}_${index}`);
export const tags = urnsOf((index) => `urn:li:tag:${word}_${index}`);
export const terms = urnsOf((index) => `urn:li:glossaryTerm:${word}_${index}`);
export const jobs = urnsOf((index) => `urn:li:dataJob:(urn:li:dataFlow:(airflow,${word},prod),${index})`);
/** Assertions, half of each of two types that the catalog evaluates itself. */
export const checks = urnsOf((index) => `urn:li:assertion:${word}_${index}`);
const sources = urnsOf((index) => `urn:li:dataHubIngestionSource:${word}_${index}`);
const domain = `urn:li:domain:${word}`;
const nodes = { top: `urn:li:glossaryNode:${word}_top`, inner: `urn:li:glossaryNode:${word}_inner` };
const database = `urn:li:container:${word}_database`;

export async function seedRequests(catalog: TestCatalog): Promise<void> {
  const now = Date.now();
  const proposals = [
    ...tables.flatMap((urn, index) => tableParts(urn, index, now)),
    ...columns.map((urn) => proposal(urn, 'status', { removed: false })),
    proposal(owner, 'corpUserInfo', { active: true, displayName: word }),
    proposal(tag, 'tagProperties', { name: word }),
    proposal(domain, 'domainProperties', { name: word }),
    ...boxes.flatMap((urn) => [
      proposal(urn, 'containerProperties', { name: word }),
      proposal(urn, 'container', { container: database }),
    ]),
    ...tags.map((urn) => proposal(urn, 'tagProperties', { name: 'other' })),
    proposal(nodes.top, 'glossaryNodeInfo', { definition: 'd', name: 'top' }),
    proposal(nodes.inner, 'glossaryNodeInfo', { definition: 'd', name: 'inner', parentNode: nodes.top }),
    ...terms.map((urn) =>
      proposal(urn, 'glossaryTermInfo', { definition: 'd', termSource: 'INTERNAL', parentNode: nodes.inner }),
    ),
    ...jobs.flatMap(jobParts),
    ...sources.flatMap(sourceParts),
  ];
  const { status, text } = await catalog.ingestBatch(proposals);
  if (status !== 200) throw new Error(text);
}

function tableParts(urn: string, index: number, now: number): object[] {
  const upstreams = [hubs[MANY], ...(index === 0 ? [hubs[1]] : [])];
  const incident = `urn:li:incident:${word}_${index}`;
  const check = checks[index] ?? '';
  return [
    proposal(urn, 'datasetProperties', { name: `${word}_${index}`, description: `orders ${word}` }),
    proposal(urn, 'ownership', { owners: [{ owner, type: 'DATAOWNER' }] }),
    proposal(urn, 'globalTags', { tags: [{ tag }] }),
    proposal(urn, 'domains', { domains: [domain] }),
    proposal(urn, 'container', { container: boxes[index] }),
    proposal(urn, 'upstreamLineage', {
      upstreams: upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
    }),
    proposal(urn, 'operation', {
      timestampMillis: now,
      lastUpdatedTimestamp: now,
      operationType: 'INSERT',
    }),
    proposal(urn, 'datasetProfile', { timestampMillis: now, rowCount: 5 }),
    proposal(urn, 'datasetUsageStatistics', {
      timestampMillis: now,
      eventGranularity: { unit: 'DAY', multiple: 1 },
      totalSqlQueries: 3,
    }),
    proposal(incident, 'incidentInfo', {
      type: 'OPERATIONAL',
      entities: [urn],
      status: { state: 'ACTIVE', lastUpdated: stamp },
      created: stamp,
    }),
    proposal(check, 'assertionInfo', index % 2 === 0 ? volumeOf(urn) : freshnessOf(urn)),
    proposal(check, 'assertionRunEvent', {
      ...{ timestampMillis: 1, assertionUrn: check, asserteeUrn: urn, runId: 'run' },
      ...{ status: 'COMPLETE', result: { type: 'SUCCESS' } },
    }),
  ];
}

function volumeOf(entity: string): object {
  const parameters = { value: { value: '5', type: 'NUMBER' } };
  const rowCountTotal = { operator: 'EQUAL_TO', parameters };
  return {
    type: 'VOLUME',
    entityUrn: entity,
    volumeAssertion: { entity, type: 'ROW_COUNT_TOTAL', rowCountTotal },
  };
}

function freshnessOf(entity: string): object {
  const schedule = { type: 'FIXED_INTERVAL', fixedInterval: { unit: 'DAY', multiple: 1 } };
  return {
    type: 'FRESHNESS',
    entityUrn: entity,
    freshnessAssertion: { entity, type: 'DATASET_CHANGE', schedule },
  };
}

function jobParts(job: string, index: number): object[] {
  const run = `urn:li:dataProcessInstance:${word}_${index}`;
  return [
    proposal(job, 'status', { removed: false }),
    proposal(run, 'dataProcessInstanceRelationships', { parentTemplate: job, upstreamInstances: [] }),
    proposal(run, 'dataProcessInstanceRunEvent', { timestampMillis: 1, status: 'STARTED' }),
  ];
}

function sourceParts(ingestionSource: string, index: number): object[] {
  const request = `urn:li:dataHubExecutionRequest:${word}_${index}`;
  return [
    proposal(ingestionSource, 'dataHubIngestionSourceInfo', {
      ...{ name: index === 0 ? `${word}first` : word, type: 'file' },
      config: { recipe: '{"source": {}}', executorId: 'default' },
    }),
    proposal(request, 'dataHubExecutionRequestInput', {
      ...{ task: 'RUN_INGEST', args: {}, executorId: 'default', requestedAt: 1 },
      source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource },
    }),
    proposal(request, 'dataHubExecutionRequestResult', { status: 'SUCCESS', startTimeMs: 1 }),
  ];
}
