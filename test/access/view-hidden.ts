/**
 * Three equal datasets for every surface at which entities may be read: one that a reader may see, one that he may not see, and one
 * that nobody has written.
 */
import { join } from 'node:path';
import type { GraphQLObjectType } from 'graphql';
import { buildCatalogSchema } from '../../src/graphql/build-schema.js';
import { readSdl } from '../../src/graphql/read-sdl.js';
import { loadModel } from '../../src/model/load-model.js';
import { everythingOf } from '../exhaustive/generate-query.js';
import { datasetUrn, proposal, unique, type Answer } from '../helpers/catalog.js';
import { inviteReader, openViewing } from './view-support.js';
import { surfacesOf, type Ask } from './view-surfaces.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');
export const schema = buildCatalogSchema(readSdl(join(FOLDER, 'graphql')), loadModel([FOLDER]));
const EVERYTHING = everythingOf(schema, schema.getType('Dataset') as GraphQLObjectType, 3);

const word = unique('view');
const domain = `urn:li:domain:${word}`;
const seen = datasetUrn(`${word}.seen`);
/** Seen as well; above and below both. */
const neighbour = datasetUrn(`${word}.neighbour`);
const hidden = datasetUrn(`${word}.hidden`);
/** Nobody writes it. As long as the other, so that texts are cut alike. */
const nobody = datasetUrn(`${word}.nobody`);
const trace = '7'.repeat(32);

/** Every surface, by its name in the tables of routes and fields, and what is asked there. */
export const SURFACES: readonly (readonly [string, Ask])[] = surfacesOf({
  trace,
  place: word,
  everything: EVERYTHING,
});

/** What the answers of one surface are compared with. */
export interface Comparison {
  /** Of the hidden dataset, for the first user, who sees everything. */
  readonly rightly: string;
  /** Of the hidden dataset, for the reader. */
  readonly hidden: string;
  /** Of the one that nobody has written. */
  readonly nothing: string;
  /** Of the one that the reader may see. */
  readonly seen: string;
}

/** To be called at the top of a test file. */
export async function openHidden(): Promise<(ask: Ask) => Promise<Comparison>> {
  const { catalog, root } = await openViewing();
  const reader = await inviteReader(catalog, [{ field: 'DOMAIN', values: [domain] }]);
  for (const description of ['first', 'second']) {
    const answer = await root.post('/aspects?action=ingestProposalBatch', { proposals: facts(description) });
    expect(answer.status).toBe(200);
  }
  await root.post('/openapi/v3/entity/dataset?async=false', [
    { urn: hidden, editableDatasetProperties: { value: { description: 'edited' } } },
  ]);
  return async (ask) => ({
    rightly: told(await ask(root, hidden)),
    hidden: told(await ask(reader, hidden)),
    nothing: told(await ask(reader, nobody)),
    seen: told(await ask(reader, seen)),
  });
}

function facts(description: string): object[] {
  const both = [seen, hidden].flatMap((urn) => [
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
    ...[seen, neighbour].map((urn) => proposal(urn, 'domains', { domains: [domain] })),
    ...both,
    ...[seen, hidden].map((urn) =>
      proposal(urn, 'upstreamLineage', { upstreams: [{ dataset: neighbour, type: 'COPY' }] }),
    ),
    proposal(neighbour, 'upstreamLineage', {
      upstreams: [seen, hidden].map((dataset) => ({ dataset, type: 'COPY' })),
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

/** The answer without what differs from request to request. */
function told(answer: Answer | object): string {
  const { status, text } = 'text' in answer ? answer : { status: 200, text: JSON.stringify(answer) };
  const stable = text.replaceAll(/"(errorId|timestamp|traceparent)":\s*("[^"]*"|\d+),?/g, '');
  return `${status} ${stable.replaceAll('nobody', 'hidden')}`;
}
