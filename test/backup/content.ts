/** Content of every kind, and the requests that read it. */
import { datasetUrn, proposal, type TestCatalog } from '../helpers/catalog.js';
import { addPerson, invite, makeToken, PASSWORD, rootCookie } from '../helpers/secured-catalog.js';

export const TABLE = datasetUrn('shop.orders');
const SOURCE = datasetUrn('shop.raw_orders');
const OLD_SOURCE = datasetUrn('shop.old_orders');
const HIDDEN = 'urn:li:tag:hidden';
const GONE = datasetUrn('shop.gone');
const CHECK = 'urn:li:assertion:complete';

export interface Written {
  readonly token: { readonly authorization: string };
  readonly person: string;
  /** Of the user of an executor. Tokens for it are in the backup; sessions are not. */
  readonly executor: Written['token'];
}

/** Writes versions, points, edges that ended, deletions, runs, a rollback, a failing assertion, a secret, a token and a user. */
export async function writeContent(catalog: TestCatalog): Promise<Written> {
  const root = { cookie: await rootCookie(catalog) };
  const write = async (run: string, urn: string, aspect: string, value: object): Promise<void> => {
    const body = { proposal: proposal(urn, aspect, value, { systemMetadata: { runId: run } }) };
    const answer = await catalog.post('/aspects?action=ingestProposal', body, root);
    if (answer.status !== 200) throw new Error(answer.text);
  };
  const lineage = (dataset: string): object => ({ upstreams: [{ dataset, type: 'TRANSFORMED' }] });
  await write('first', TABLE, 'datasetProperties', {
    name: 'orders',
    description: 'All orders, 12345678901234567890 of them',
  });
  await write('first', TABLE, 'upstreamLineage', lineage(OLD_SOURCE));
  await write('first', TABLE, 'globalTags', { tags: [{ tag: HIDDEN }] });
  await write('second', TABLE, 'datasetProperties', {
    name: 'orders',
    description: 'Orders of the shop',
    fieldOfNewerConnector: { size: 1 },
  });
  await write('second', TABLE, 'upstreamLineage', lineage(SOURCE));
  await write('second', HIDDEN, 'tagProperties', { name: 'hidden' });
  await write('second', HIDDEN, 'status', { removed: true });
  for (const [timestampMillis, rowCount] of [
    [1_000, 1.5],
    [2_000, 3],
  ] as const)
    await write('second', TABLE, 'datasetProfile', {
      timestampMillis,
      rowCount: Math.ceil(rowCount),
      sizeInBytes: 7,
    });
  await write('undone', TABLE, 'ownership', {
    owners: [],
    lastModified: { time: 1, actor: 'urn:li:corpuser:datahub' },
  });
  await catalog.post('/runs?action=rollback', { runId: 'undone', dryRun: false, safe: false }, root);
  await write('second', GONE, 'status', { removed: false });
  await catalog.post('/entities?action=delete', { urn: GONE }, root);
  await write('second', CHECK, 'assertionInfo', {
    type: 'DATASET',
    datasetAssertion: { dataset: TABLE, scope: 'DATASET_ROWS', operator: 'IN' },
  });
  await write('second', CHECK, 'assertionRunEvent', {
    ...{ timestampMillis: 5_000, runId: 'x', assertionUrn: CHECK, asserteeUrn: TABLE },
    ...{ status: 'COMPLETE', result: { type: 'FAILURE' } },
  });
  const secret = { name: 'password', value: 'p4ss' };
  await query(
    catalog,
    'mutation ($input: CreateSecretInput!) { createSecret(input: $input) }',
    { input: secret },
    root,
  );
  const person = await invite(catalog, 'Admin');
  const { headers } = await makeToken(catalog, person);
  await catalog.get('/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&pollTimeoutSeconds=0');
  const executor = await makeToken(catalog, await addPerson(catalog, undefined, { system: true }));
  return { token: headers, person: person.name, executor: executor.headers };
}

/** Answers of all kinds of reads, with a token that was created before. */
export async function readContent(
  catalog: TestCatalog,
  { token, person, executor }: Written,
): Promise<unknown> {
  const get = async (path: string): Promise<unknown> => {
    const { status, json } = await sendGet(catalog, path, token);
    return [path, status, json];
  };
  const post = async (path: string, body: object): Promise<unknown> => {
    const { status, json } = await catalog.post(path, body, token);
    return [path, body, status, sortMatches(json)];
  };
  const ask = (text: string): Promise<unknown> => query(catalog, text, {}, token);
  const encoded = encodeURIComponent(TABLE);
  const lineage = (
    times: string,
  ): string => `{ searchAcrossLineage(input: { urn: "${TABLE}", direction: UPSTREAM, query: "*"
    ${times} }) { total searchResults { degree entity { urn } } } }`;
  return [
    await get(`/entitiesV2/${encoded}`),
    await get(`/entitiesV2/${encodeURIComponent(HIDDEN)}`),
    await get(`/entitiesV2/${encodeURIComponent(GONE)}`),
    await get(`/aspects/${encoded}?aspect=datasetProperties&version=1`),
    await get(`/aspects/${encoded}?aspect=datasetProperties&startVersion=0&endVersion=9`),
    await get(`/openapi/v2/timeline/v1/${encoded}`),
    await get(`/relationships?urn=${encoded}&direction=OUTGOING`),
    await get(`/relationships?urn=${encodeURIComponent(SOURCE)}&direction=INCOMING`),
    await post('/aspects?action=getTimeseriesAspectValues', {
      urn: TABLE,
      entity: 'dataset',
      aspect: 'datasetProfile',
    }),
    await post('/entities?action=search', { entity: 'dataset', input: 'shop', start: 0, count: 10 }),
    await post('/entities?action=search', { entity: 'tag', input: '*', start: 0, count: 10 }),
    await post('/runs?action=list', { includeSoft: true }),
    await post('/runs?action=describe', { runId: 'second' }),
    await post('/runs?action=describe', { runId: 'undone', includeSoft: true }),
    await ask(lineage('')),
    await ask(lineage(', startTimeMillis: 0, endTimeMillis: 9000000000000')),
    await ask(`{ searchAcrossEntities(input: { query: "*", orFilters: [{ and: [{ field: "hasFailingAssertions",
      values: ["true"] }] }] }) { total facets { field aggregations { value count } } searchResults { entity { urn } } } }`),
    await ask(`{ dataset(urn: "${TABLE}") { history { changes { before after } } } }`),
    await ask('{ listSecrets(input: {}) { total secrets { name } } }'),
    await query(
      catalog,
      '{ getSecretValues(input: { secrets: ["password"] }) { name value } }',
      {},
      executor,
    ),
    await ask('{ me { corpUser { urn username } } }'),
    await ask('{ listPolicies(input: { start: 0, count: 100 }) { total policies { urn name privileges } } }'),
    (await catalog.post('/logIn', { username: person, password: PASSWORD })).status,
    await readEvents(catalog, token),
  ];
}

/** Which of the matched fields comes first depends on how Neo4j arranges the properties of a node. */
function sortMatches(answer: any): unknown {
  const { entities = [], metadata } = answer?.value ?? {};
  for (const hit of [...entities, ...(metadata?.matches ?? [])])
    hit.matchedFields?.sort((one: { name: string }, two: { name: string }) => (one.name < two.name ? -1 : 1));
  return answer;
}

/** The events of versioned aspects from the beginning, with their offsets. */
async function readEvents(catalog: TestCatalog, token: Written['token']): Promise<unknown> {
  const path =
    '/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&limit=1000&pollTimeoutSeconds=0&lookbackWindowDays=30';
  const { json } = await sendGet(catalog, path, token);
  return json.events;
}

async function sendGet(
  catalog: TestCatalog,
  path: string,
  headers: Written['token'],
): Promise<{ status: number; json: any }> {
  const response = await fetch(`${catalog.url}${path}`, { headers });
  return { status: response.status, json: JSON.parse(await response.text()) };
}

async function query(
  catalog: TestCatalog,
  text: string,
  variables: object,
  headers: Record<string, string>,
): Promise<unknown> {
  const { data, errors } = await catalog.graphql(text, variables, headers);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}
