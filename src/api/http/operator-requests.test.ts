/** Requests about runs, repairs, events and timelines: which are refused early, and which calls of services they cause. */
import type { Database } from '../../neo4j/database.js';
import { CHANGE_CATEGORIES } from '../../catalog/timeline/change-event.js';
import { createEventReader } from '../../catalog/events/event-reader.js';
import { createRunReader } from '../../catalog/runs/run-reader.js';
import type { Timeline, TimelineQuery } from '../../catalog/timeline/timeline-reader.js';
import { createRepairer } from '../../catalog/repair/repairer.js';
import { Signal } from '../../core/async.js';
import { smallModel } from '../../../test/helpers/unit/small-http-model.js';
import { startApp, type RunningApp } from '../../../test/helpers/unit/running-app.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';

let app: RunningApp;
/** The calls of the services. */
const asked: unknown[] = [];
let found: Timeline = { transactions: [] };

beforeAll(async () => {
  const sent = () => Promise.reject(new Error('a statement was sent'));
  const database: Database = { read: sent, write: sent, command: sent, readWithin: () => sent } as never;
  const parts = { database, load: (name: string) => name, clock: { now: () => 0 }, model: smallModel };
  const answering = (answer: unknown) => (request: unknown) => {
    asked.push(request);
    return Promise.resolve(answer);
  };
  const undone = { rows: [], reverted: 0, deleted: 3, unsafe: 0, unsafeUrns: ['u'], othersDeleted: 2 };
  const references = { total: 0, references: [], kept: [], totalKept: 0 };
  const parsed = (urn: string) => answering(references)(smallModel.parseUrn(urn).text);
  app = await startApp({
    runs: createRunReader(parts),
    events: createEventReader({ ...parts, written: new Signal() }),
    repairer: createRepairer({ ...parts, facetIds: sent }, { deletePoints: sent }),
    timeline: {
      getTimeline: (query: TimelineQuery) => {
        asked.push(query);
        return Promise.resolve(found);
      },
      listSteps: sent,
    },
    writer: { rollBack: answering(undone), deleteReferences: parsed } as never,
    requirePlatformPrivilege: () => Promise.resolve(),
  });
});
afterAll(() => app.server.close());
beforeEach(() => {
  asked.length = 0;
});

const poll = (query: string) =>
  `/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&pollTimeoutSeconds=0&${query}`;
const timeline = (query: string, urn = DATASET) =>
  `/openapi/v2/timeline/v1/${encodeURIComponent(urn)}?${query}`;

it.each([
  ['no topic', '/openapi/v1/events/poll', 'topic'],
  ['an unknown topic', '/openapi/v1/events/poll?topic=Nothing_v1', 'topic'],
  ['a bad offset', poll('offsetId=nonsense'), 'offsetId'],
  ['an offset beyond all numbers', poll('offsetId=9999999999999999.0'), 'offsetId'],
  ['a huge limit', poll('limit=10001'), 'limit'],
  ['a negative limit', poll('limit=-1'), 'limit'],
  ['text for a wait', poll('limit=1').replace('Seconds=0', 'Seconds=long'), 'pollTimeoutSeconds'],
  ['a negative window', poll('lookbackWindowDays=-1'), 'lookbackWindowDays'],
  ['an unknown category', timeline('categories=TAG,COLOUR'), 'COLOUR'],
  ['a start that is no time', timeline('startTime=yesterday'), 'startTime'],
  ['an end before all time', timeline('endTime=-1'), 'endTime'],
  ['an end before the start', timeline('startTime=5&endTime=4'), 'endTime'],
  ['a flag that is neither', timeline('raw=perhaps'), 'raw'],
  ['another flag that is neither', timeline('includeVersionSet=TRUE'), 'includeVersionSet'],
  ['an unknown entity type', timeline('', 'urn:li:nothing:x'), 'nothing'],
  ['what is no URN', timeline('', 'x'), 'x'],
])('refuses %s', async (_, path, named) => {
  const { status, body } = await app.ask(path);
  expect([status, body['status'], body['message']]).toEqual([400, 400, expect.stringContaining(named)]);
  expect(asked).toEqual([]);
});

it.each([
  ['/runs?action=list', { pageSize: 1_000_000 }],
  ['/runs?action=list', { pageOffset: -1 }],
  ['/runs?action=list', { includeSoft: 'x' }],
  ['/runs?action=describe', {}],
  ['/runs?action=describe', { runId: 'x', count: -1 }],
  ['/runs?action=describe', { runId: ['x'] }],
  ['/runs?action=rollback', {}],
  ['/runs?action=rollback', { runId: 5 }],
  ['/runs?action=rollback', { runId: 'x', dryRun: 'maybe' }],
  ['/runs?action=rollback', { runId: 'x', safe: 1 }],
  ['/entities?action=deleteReferences', {}],
  ['/entities?action=deleteReferences', { urn: 'tag:x' }],
  ['/entities?action=deleteReferences', { urn: 'urn:li:nothing:x' }],
  ['/operations?action=restoreIndices', {}],
  ['/operations?action=restoreIndices', { urn: 'nonsense' }],
  ['/operations?action=restoreIndices', { urn: DATASET, aspect: 'nothing' }],
  ['/operations?action=restoreIndices', { urn: DATASET, start: -1 }],
  ['/operations?action=restoreIndices', { urn: DATASET, batchSize: 0 }],
  ['/operations?action=restoreIndices', { urnLike: 7 }],
  ['/operations?action=restoreIndices', []],
  ['/operations?action=truncateTimeseriesAspect', { entityType: 'nothing' }],
  ['/operations?action=truncateTimeseriesAspect', { aspect: undefined }],
  ['/operations?action=truncateTimeseriesAspect', { entityType: 'tag' }],
  ['/operations?action=truncateTimeseriesAspect', { aspect: 'status' }],
  ['/operations?action=truncateTimeseriesAspect', { endTimeMillis: 'now' }],
  ['/operations?action=truncateTimeseriesAspect', { endTimeMillis: 0.5 }],
  ['/operations?action=truncateTimeseriesAspect', { endTimeMillis: undefined }],
])('refuses at %s the body %j', async (path, body) => {
  const points = { entityType: 'dataset', aspect: 'datasetProfile', endTimeMillis: 0 };
  const sent = path.includes('truncate') ? Object.assign(points, body) : body;
  const { status, body: answer } = await app.post(path, sent);
  expect([status, answer['status'], typeof answer['message']]).toEqual([400, 400, 'string']);
  expect(asked).toEqual([]);
});

it('answers a rollback with the members that the command line reads', async () => {
  const { body } = await app.post('/runs?action=rollback', { runId: 'r', safe: false });
  expect(asked).toEqual([{ runId: 'r', dryRun: false, nuke: true }]);
  expect(body['value']).toEqual({
    ...{ aspectRowSummaries: [], unsafeEntities: [{ urn: 'u' }], unsafeEntitiesCount: 0 },
    ...{ entitiesAffected: 3, entitiesDeleted: 3, aspectsReverted: 0, aspectsAffected: 2 },
  });
  await app.post('/runs?action=rollback', { runId: 'r', dryRun: true });
  expect(asked[1]).toEqual({ runId: 'r', dryRun: true, nuke: false });
});

describe('lag of consumers', () => {
  it.each(['mcp', 'mcl', 'mcl-timeseries'])(
    'is empty for %s, in both forms of the request',
    async (queue) => {
      for (const path of [`messaging/${queue}/consumer/lag`, `kafka/${queue}/consumer/offsets`]) {
        const { status, body } = await app.ask(`/openapi/operations/${path}?skipCache=true&detailed=true`);
        expect([status, body['consumerGroups']]).toEqual([200, {}]);
      }
    },
  );

  it('is unknown for other queues', async () => {
    const { status, body } = await app.ask('/openapi/operations/messaging/other/consumer/lag');
    expect([status, body['status']]).toEqual([404, 404]);
  });
});

describe('the timeline', () => {
  it.each([
    ['', { from: 0, until: Number.MAX_SAFE_INTEGER, categories: [...CHANGE_CATEGORIES] }],
    ['categories=tag,%20Domain&startTime=1&endTime=1', { from: 1, until: 1, categories: ['TAG', 'DOMAIN'] }],
  ])('is asked for with %j', async (query, expected) => {
    expect((await app.ask(timeline(query))).status).toBe(200);
    expect(asked).toMatchObject([expected]);
  });

  it('reports in a header since when it is complete, if it is incomplete', async () => {
    found = { transactions: [], cutAt: 1_700_000_000_000 };
    const cut = await app.ask(timeline(''));
    expect([cut.status, cut.body, cut.headers.get('x-timeline-cut-at')]).toEqual([200, [], '1700000000000']);
    expect(cut.headers.get('content-type')).toContain('application/json');
    found = { transactions: [] };
    expect((await app.ask(timeline(''))).headers.get('x-timeline-cut-at')).toBeNull();
  });

  it('contains patches and versions on request, in all spellings of the parameter', async () => {
    const [before, after] = [{ tags: ['a'] }, { tags: ['a', 'b'] }];
    const step = { aspect: 'globalTags', at: 5, actor: 'ann', version: 2, before, after };
    const event = {
      ...{ category: 'TAG' as const, operation: 'ADD' as const, entityUrn: DATASET, aspect: 'globalTags' },
      ...{ semVerChange: 'MINOR' as const, description: 'd', parameters: {}, actor: 'bob' },
    };
    const transaction = { at: 5, actor: 'ann', version: '1.2.0', semVerChange: 'MINOR' as const };
    const told = { events: [event], steps: [step], aspectVersions: { status: 1, globalTags: 2 } };
    found = { transactions: [{ ...transaction, ...told }] };
    const plain = await app.ask(timeline('raw=false&includeVersionSet=False'));
    const { actor: by, ...changed } = event;
    const expected = {
      ...{ timestamp: 5, actor: 'ann', semVer: '1.2.0-computed', semVerChange: 'MINOR' },
      changeEvents: [{ ...changed, auditStamp: { time: 5, actor: by } }],
    };
    expect(plain.body).toEqual([expected]);
    for (const query of ['raw=true&includeVersionSet=True', 'raw=True&includeVersionSet=true'])
      expect((await app.ask(timeline(query))).body).toEqual([
        {
          ...expected,
          rawDiff: [{ aspect: 'globalTags', patch: [{ op: 'add', path: '/tags/1', value: 'b' }] }],
          versionStamp: 'globalTags:2;status:1',
        },
      ]);
  });
});
