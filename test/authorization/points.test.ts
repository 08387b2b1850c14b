/** Usage, profiles and operations of a dataset need privileges of their own if policies restrict what actors may view. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { endOfLog, TIMESERIES } from '../helpers/event-log.js';
import { ACTORS, policyTools } from './policies-support.js';
import { addPerson, rootCookie } from '../helpers/secured-catalog.js';
import { inviteReader, readerFor, openViewing, type Reader } from './scope-support.js';

const { catalog, root: firstUser } = await openViewing();
let root: { cookie: string };
const policies = policyTools(
  () => catalog,
  () => root,
);
const [one, other] = [datasetUrn(unique('points')), datasetUrn(unique('points'))];
const day = 86_400_000;

beforeAll(async () => {
  root = { cookie: await rootCookie(catalog) };
  const at = { timestampMillis: Date.now() - day };
  const proposals = [one, other].flatMap((urn) => [
    proposal(urn, 'datasetProperties', { name: 'x' }),
    proposal(urn, 'datasetProfile', { ...at, rowCount: 7 }),
    proposal(urn, 'datasetUsageStatistics', {
      ...{ ...at, eventGranularity: { unit: 'DAY', multiple: 1 }, totalSqlQueries: 3, uniqueUserCount: 1 },
    }),
    proposal(urn, 'operation', { ...at, operationType: 'INSERT', lastUpdatedTimestamp: 1 }),
  ]);
  const answer = await catalog.post('/aspects?action=ingestProposalBatch', { proposals }, root);
  expect(answer.status).toBe(200);
});

const ASPECTS = ['datasetProfile', 'datasetUsageStatistics', 'operation'] as const;

/** Returns the aspects of a dataset that each API returns to the reader. */
async function visiblePoints(by: Reader, urn: string): Promise<Record<string, readonly string[]>> {
  const rest = ASPECTS.map(async (aspect) => {
    const asked = { urn, entity: 'dataset', aspect };
    const { json } = await by.post('/aspects?action=getTimeseriesAspectValues', asked);
    return json.value.values.length > 0 ? [aspect] : [];
  });
  const path = `/openapi/v3/entity/dataset/${encodeURIComponent(urn)}?aspects=${ASPECTS.join('&aspects=')}`;
  const { json } = await by.get(path);
  const { dataset } = await by.query(
    `query ($urn: String!) { dataset(urn: $urn) { datasetProfiles(limit: 1) { rowCount }
      operations(limit: 1) { operationType } usageStats(range: WEEK) { buckets { bucket } } } }`,
    { urn },
  );
  const graphql = [dataset.datasetProfiles, dataset.usageStats.buckets, dataset.operations];
  return {
    rest: (await Promise.all(rest)).flat(),
    v3: ASPECTS.filter((aspect) => aspect in json),
    graphql: ASPECTS.filter((_, at) => graphql[at].length > 0),
  };
}

const everywhere = (...aspects: readonly string[]) => ({ rest: aspects, v3: aspects, graphql: aspects });

async function reader(privileges: readonly string[]): Promise<Reader> {
  const person = await addPerson(catalog);
  const resources = { resources: [one] };
  const actors = { ...ACTORS, users: [person.urn] };
  await policies.create({ privileges, actors, resources });
  await policies.create({ privileges: ['VIEW_ENTITY_PAGE'], actors, resources: { resources: [one, other] } });
  return readerFor(catalog, person);
}

it.each([
  ['VIEW_DATASET_PROFILE', ['datasetProfile']],
  ['EDIT_ENTITY', [...ASPECTS]],
  ['VIEW_ENTITY_PAGE', []],
])('%s grants its points, only for the dataset of the policy', async (privilege, aspects) => {
  const somebody = await reader([privilege]);
  expect(await visiblePoints(somebody, one)).toEqual(everywhere(...aspects));
  expect(await visiblePoints(somebody, other)).toEqual(everywhere());
});

it('the first user may read all points', async () => {
  expect(await visiblePoints(firstUser, one)).toEqual(everywhere(...ASPECTS));
});

it('a reader without view permission gets no points, even with the privilege for them', async () => {
  const somebody = await inviteReader(catalog);
  const actors = { ...ACTORS, users: [somebody.person.urn] };
  await policies.create({ privileges: ['VIEW_DATASET_PROFILE'], actors });
  const asked = { urn: one, entity: 'dataset', aspect: 'datasetProfile' };
  const { json } = await somebody.post('/aspects?action=getTimeseriesAspectValues', asked);
  expect(json.value.values).toEqual([]);
});

describe('a run of a freshness assertion', () => {
  const RUN = `mutation ($urns: [String!]!) { runAssertions(urns: $urns, saveResults: false) {
    results { assertion { urn } result { type nativeResults { key value } } } } }`;
  const assertions = [other, one].map((about) => ({ about, urn: `urn:li:assertion:${unique('points')}` }));
  const urns = assertions.map(({ urn }) => urn);
  beforeAll(async () => {
    const schedule = { type: 'FIXED_INTERVAL', fixedInterval: { unit: 'DAY', multiple: 1 } };
    const proposals = assertions.map(({ about, urn }) =>
      proposal(urn, 'assertionInfo', {
        ...{ type: 'FRESHNESS', entityUrn: about },
        freshnessAssertion: { entity: about, type: 'DATASET_CHANGE', schedule },
      }),
    );
    const answer = await catalog.post('/aspects?action=ingestProposalBatch', { proposals }, root);
    expect(answer.status).toBe(200);
  });

  it.each([
    ['VIEW_DATASET_OPERATIONS', ['FAILURE', '1970-01-01']],
    ['VIEW_DATASET_PROFILE', ['ERROR', '']],
  ])(
    'by a reader with %s reveals the last operation only if the reader may read it',
    async (privilege, expected) => {
      const somebody = await reader([privilege]);
      const actors = { ...ACTORS, users: [somebody.person.urn] };
      await policies.create({ privileges: ['VIEW_ENTITY_PAGE'], actors, resources: { resources: urns } });
      const { results } = (await somebody.query(RUN, { urns })).runAssertions;
      const shown = results.map(({ assertion, result }: any) => {
        const last = result.nativeResults?.find(({ key }: any) => key === 'last change');
        return [assertion.urn, result.type, (last?.value ?? '').slice(0, 10)];
      });
      expect(shown).toEqual([
        [urns[0], 'ERROR', ''],
        [urns[1], ...expected],
      ]);
    },
  );
});

describe('a client that follows events', () => {
  const [mine, theirs] = [datasetUrn(unique('points')), datasetUrn(unique('points'))];
  const assertion = `urn:li:assertion:${unique('points')}`;
  let begin = '';
  const poll = async (by: Reader, more: string): Promise<any> => {
    const path = '/openapi/v1/events/poll?topic=MetadataChangeLog_Timeseries_v1&pollTimeoutSeconds=0';
    const { status, json } = await by.get(`${path}&${more}`);
    expect(status).toBe(200);
    return json;
  };
  /** Follows the log to its end and returns the sorted events of this test's entities. Hidden events never cause empty pages. */
  const follow = async (by: Reader, limit: number): Promise<string[]> => {
    const received: string[] = [];
    let page: any = { offsetId: begin, hasMore: true };
    while (page.count > 0 || page.hasMore === true) {
      page = await poll(by, `limit=${limit}&offsetId=${page.offsetId}`);
      received.push(
        ...page.events.map(({ value }: any) => {
          const { entityUrn, aspectName } = JSON.parse(value);
          return `${aspectName} ${entityUrn}`;
        }),
      );
    }
    return received.filter((each) => [mine, theirs, assertion].some((urn) => each.endsWith(urn))).sort();
  };
  beforeAll(async () => {
    begin = await endOfLog((path) => firstUser.get(path), TIMESERIES);
    const at = { timestampMillis: Date.now() - day };
    const proposals = [
      ...[theirs, mine].flatMap((urn) => [
        proposal(urn, 'datasetProfile', { ...at, rowCount: 7 }),
        proposal(urn, 'datasetUsageStatistics', { ...at, totalSqlQueries: 3 }),
        proposal(urn, 'operation', { ...at, operationType: 'INSERT', lastUpdatedTimestamp: 1 }),
      ]),
      proposal(assertion, 'assertionRunEvent', {
        ...{ ...at, assertionUrn: assertion, asserteeUrn: theirs, runId: 'x', status: 'COMPLETE' },
      }),
    ];
    const answer = await catalog.post('/aspects?action=ingestProposalBatch', { proposals }, root);
    expect(answer.status).toBe(200);
  });

  const follower = async (privilege: string): Promise<Reader> => {
    const person = await addPerson(catalog);
    const actors = { ...ACTORS, users: [person.urn] };
    await policies.create({ type: 'PLATFORM', privileges: ['GET_PLATFORM_EVENTS'], actors });
    await policies.create({ privileges: ['VIEW_ENTITY_PAGE'], actors });
    await policies.create({ privileges: [privilege], actors, resources: { resources: [mine] } });
    return readerFor(catalog, person);
  };

  it.each([
    ['VIEW_DATASET_PROFILE', 1, ['datasetProfile']],
    ['EDIT_ENTITY', 100, [...ASPECTS]],
  ])(
    'receives the points that %s grants, %d at a time, and other points always',
    async (privilege, limit, aspects) => {
      const received = await follow(await follower(privilege), limit);
      expect(received).toEqual([
        `assertionRunEvent ${assertion}`,
        ...aspects.map((aspect) => `${aspect} ${mine}`),
      ]);
    },
  );

  it('receives all points as the first user', async () => {
    const received = await follow(firstUser, 100);
    const all = [theirs, mine].flatMap((urn) => ASPECTS.map((aspect) => `${aspect} ${urn}`));
    expect(received).toEqual([`assertionRunEvent ${assertion}`, ...all].sort());
  });
});
