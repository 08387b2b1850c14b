/** With view authorisation on, what somebody may not see is to him as if nobody had ever written it, at every surface. */
import { join } from 'node:path';
import type { GraphQLObjectType } from 'graphql';
import { buildCatalogSchema } from '../../src/graphql/build-schema.js';
import { readSdl } from '../../src/graphql/read-sdl.js';
import { loadModel } from '../../src/model/load-model.js';
import { everythingOf } from '../exhaustive/generate-query.js';
import { datasetUrn, proposal, unique, type Answer } from '../helpers/catalog.js';
import { QUERIES } from './table/fields.js';
import { ROUTES } from './table/routes.js';
import { inviteReader, openViewing, type Reader } from './view-support.js';
import { surfacesOf } from './view-surfaces.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');
const schema = buildCatalogSchema(readSdl(join(FOLDER, 'graphql')), loadModel([FOLDER]));
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

const { catalog, root } = await openViewing();
let reader: Reader;

beforeAll(async () => {
  reader = await inviteReader(catalog, [{ field: 'DOMAIN', values: [domain] }]);
  for (const description of ['first', 'second']) {
    const answer = await root.post('/aspects?action=ingestProposalBatch', { proposals: facts(description) });
    expect(answer.status).toBe(200);
  }
  await root.post('/openapi/v3/entity/dataset?async=false', [
    { urn: hidden, editableDatasetProperties: { value: { description: 'edited' } } },
  ]);
}, 60_000);

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

const SURFACES = surfacesOf({ trace, place: word, everything: EVERYTHING });

/** What tells of no entity by its name, or not to those who see a part, or is asked elsewhere: `view-rules`, `view-told`. */
const OTHERS = [
  'GET /openapi/v1/registry/models/entity/specifications',
  'GET /openapi/v1/registry/models/entity/specifications/{entityType}',
  'GET /openapi/v1/registry/models/aspect/specifications',
  'GET /openapi/v1/registry/models/aspect/specifications/{name}',
  'POST /entities?action=listUrns',
  'POST /runs?action=list',
  'POST /runs?action=describe',
  'POST /api/graphql',
  'POST /api/v2/graphql',
  'query me',
  'query appConfig',
  'query graph',
  'query getGrantedPrivileges',
  'query listRoles',
  'query listAccessTokens',
  'query getAccessTokenMetadata',
];

it('asks everything that may be read', () => {
  const fields = schema.getQueryType()!.getFields();
  // They are all one: `dataset` stands for them.
  const isOfType = (field: string) => {
    const args = fields[field]?.args ?? [];
    return args.length === 1 && args[0]?.name === 'urn';
  };
  const asked = new Set([...SURFACES.map(([name]) => name.split(': ')[0]), ...OTHERS]);
  const read = [
    ...ROUTES.filter(([kind]) => kind === 'read').map(([, route]) => route),
    ...QUERIES.read.filter((field) => !isOfType(field)).map((field) => `query ${field}`),
  ];
  expect(read.filter((name) => !asked.has(name))).toEqual([]);
});

/** The answer without what differs from request to request. */
function told(answer: Answer | object): string {
  const { status, text } = 'text' in answer ? answer : { status: 200, text: JSON.stringify(answer) };
  const stable = text.replaceAll(/"(errorId|timestamp|traceparent)":\s*("[^"]*"|\d+),?/g, '');
  return `${status} ${stable.replaceAll('nobody', 'hidden')}`;
}

it.each(SURFACES)('tells nothing of what is hidden, and all of what is seen: %s', async (_name, ask) => {
  const rightly = told(await ask(root, hidden));
  const nothing = told(await ask(reader, nobody));
  expect(rightly).not.toBe(nothing);
  expect(told(await ask(reader, hidden))).toBe(nothing);
  expect(told(await ask(reader, seen))).not.toBe(nothing);
});
