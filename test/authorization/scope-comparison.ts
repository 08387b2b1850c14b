/**
 * Asks every API surface that reads entities for three datasets: one that the reader may see, one that is hidden from the reader, and
 * one that does not exist. The first two hold the same facts.
 */
import { join } from 'node:path';
import type { GraphQLObjectType } from 'graphql';
import { buildCatalogSchema } from '../../src/api/graphql/build-schema.js';
import { readSdl } from '../../src/api/graphql/sdl.js';
import { loadModel } from '../../src/model/load-model.js';
import { everythingOf } from '../exhaustive/generate-query.js';
import { datasetUrn, proposal, unique, type Answer } from '../helpers/catalog.js';
import { inviteReader, openViewing } from './scope-support.js';
import { surfacesOf, type Ask } from './scope-surfaces.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');
export const schema = buildCatalogSchema(readSdl(join(FOLDER, 'graphql')), loadModel([FOLDER]));
const EVERYTHING = everythingOf(schema, schema.getType('Dataset') as GraphQLObjectType, 3);

const word = unique('view');
const domain = `urn:li:domain:${word}`;
const visible = datasetUrn(`${word}.seen`);
/** Visible to the reader; upstream and downstream of both. */
const neighbour = datasetUrn(`${word}.neighbour`);
const hidden = datasetUrn(`${word}.hidden`);
/** Never written. Its name has the length of the hidden one's, so that long texts are cut at the same place. */
const absent = datasetUrn(`${word}.absent`);
const trace = '7'.repeat(32);

/** Visible to the reader; both contain the visible and the hidden dataset. */
const product = `urn:li:dataProduct:${word}`;
const application = `urn:li:application:${word}`;

/** Every surface by its name in the tables of routes and fields, with the request to send. */
export const SURFACES: readonly (readonly [string, Ask])[] = surfacesOf({
  trace,
  place: word,
  product,
  application,
  everything: EVERYTHING,
});

/**
 * Opens the catalog and stores the datasets. Call it at the top level of a test file.
 * @returns a function that expects a surface to reveal nothing about the hidden dataset, but something about the visible one
 */
export async function openComparison(): Promise<(ask: Ask) => Promise<void>> {
  const { catalog, root } = await openViewing();
  const reader = await inviteReader(catalog, [{ field: 'DOMAIN', values: [domain] }]);
  for (const description of ['first', 'second']) {
    const answer = await root.post('/aspects?action=ingestProposalBatch', { proposals: facts(description) });
    expect(answer.status).toBe(200);
  }
  await root.post('/openapi/v3/entity/dataset?async=false', [
    { urn: hidden, editableDatasetProperties: { value: { description: 'edited' } } },
  ]);
  return async (ask) => {
    const missing = comparableText(await ask(reader, absent));
    // The first user sees everything, so the surface does have something to hide.
    expect(comparableText(await ask(root, hidden))).not.toBe(missing);
    expect(comparableText(await ask(reader, hidden))).toBe(missing);
    expect(comparableText(await ask(reader, visible))).not.toBe(missing);
  };
}

function facts(description: string): object[] {
  const both = [visible, hidden].flatMap((urn) => [
    proposal(urn, 'datasetProperties', { name: `${word} table`, description }),
    proposal(urn, 'ownership', { owners: [{ owner: 'urn:li:corpuser:datahub', type: 'DATAOWNER' }] }),
    proposal(urn, 'globalTags', { tags: [{ tag: `urn:li:tag:${word}` }] }),
    proposal(urn, 'datasetProfile', { timestampMillis: 1_000, rowCount: 3 }),
    proposal(urn, 'browsePaths', { paths: [`/prod/hive/${word}`] }),
    proposal(urn, 'schemaMetadata', schemaOf('id')),
    proposal(
      urn,
      'status',
      { removed: false },
      { systemMetadata: { runId: word, lastObserved: 5, properties: { traceId: trace } } },
    ),
  ]);
  return [
    proposal(domain, 'domainProperties', { name: word }),
    ...[visible, neighbour, product, application].map((urn) =>
      proposal(urn, 'domains', { domains: [domain] }),
    ),
    proposal(product, 'dataProductProperties', {
      assets: [visible, hidden].map((destinationUrn) => ({ destinationUrn, outputPort: true })),
    }),
    ...[visible, hidden].map((urn) => proposal(urn, 'applications', { applications: [application] })),
    ...both,
    ...[visible, hidden].map((urn) =>
      proposal(urn, 'upstreamLineage', { upstreams: [{ dataset: neighbour, type: 'COPY' }] }),
    ),
    proposal(neighbour, 'upstreamLineage', {
      upstreams: [visible, hidden].map((dataset) => ({ dataset, type: 'COPY' })),
    }),
  ];
}

function schemaOf(fieldPath: string): object {
  const type = { type: { 'com.linkedin.schema.StringType': {} } };
  return {
    ...{ schemaName: word, platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: [{ fieldPath, type, nativeDataType: 'text' }],
  };
}

/** The answer without the parts that differ from request to request. */
function comparableText(answer: Answer | object): string {
  const { status, text } = 'text' in answer ? answer : { status: 200, text: JSON.stringify(answer) };
  const stable = text.replaceAll(/"(errorId|timestamp|traceparent)":\s*("[^"]*"|\d+),?/g, '');
  return `${status} ${stable.replaceAll('absent', 'hidden')}`;
}
