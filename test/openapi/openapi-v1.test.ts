/** Traces of writes, the model registry, and usage statistics in buckets. */
import * as fc from 'fast-check';
import { newTrace, traceTime } from '../../src/core/request-facts.js';
import { loadModel } from '../../src/model/load-model.js';
import { unique } from '../helpers/catalog.js';
import { openV3 } from '../helpers/api/suite.js';

const { catalog, v3, newDataset } = await openV3();

describe('a trace', () => {
  const write = async (urn: string, aspects: Record<string, object>): Promise<string> => {
    const item = {
      urn,
      ...Object.fromEntries(Object.entries(aspects).map(([name, value]) => [name, { value }])),
    };
    const { headers } = await v3.put('dataset', [item], '?async=true');
    return headers.get('traceparent')!.split('-')[1]!;
  };
  const ask = async (traceId: string, asked: object, query = 'detailed=true&onlyIncludeErrors=false') => {
    const { status, json } = await v3.send('POST', `/openapi/v1/trace/write/${traceId}?${query}`, asked);
    expect(status).toBe(200);
    return json;
  };
  const statuses = (answer: any) =>
    Object.values<any>(answer).flatMap((aspects) =>
      Object.entries<any>(aspects).map(([name, { success, primaryStorage, searchStorage }]) => [
        name,
        success,
        primaryStorage.writeStatus,
        searchStorage.writeStatus,
      ]),
    );

  it('reports the state of each requested aspect', async () => {
    const urn = newDataset();
    const first = await write(urn, {
      status: { removed: false },
      datasetProperties: { name: 'a' },
      datasetProfile: { timestampMillis: 1 },
    });
    const names = ['status', 'datasetProperties', 'datasetProfile', 'ownership'];
    expect(statuses(await ask(first, { [urn]: names }))).toEqual([
      ['status', true, 'ACTIVE_STATE', 'ACTIVE_STATE'],
      ['datasetProperties', true, 'ACTIVE_STATE', 'ACTIVE_STATE'],
      ['datasetProfile', true, 'NO_OP', 'TRACE_NOT_IMPLEMENTED'],
      ['ownership', false, 'ERROR', 'UNKNOWN'],
    ]);
    const second = await write(urn, { datasetProperties: { name: 'b' } });
    await v3.on('DELETE', urn, '/status');
    const later = { [urn]: ['status', 'datasetProperties'] };
    expect(statuses(await ask(first, later))).toEqual([
      ['status', true, 'HISTORIC_STATE', 'HISTORIC_STATE'],
      ['datasetProperties', true, 'HISTORIC_STATE', 'HISTORIC_STATE'],
    ]);
    expect(statuses(await ask(second, later))).toEqual([
      ['status', false, 'ERROR', 'UNKNOWN'],
      ['datasetProperties', true, 'ACTIVE_STATE', 'ACTIVE_STATE'],
    ]);
  });

  it('tells a write without changes from the one that stored the value, also after a later one', async () => {
    const urn = newDataset();
    const first = await write(urn, { status: { removed: false } });
    const again = await write(urn, { status: { removed: false } });
    const asked = { [urn]: ['status'] };
    const unchanged = [['status', true, 'NO_OP', 'NO_OP']];
    expect(statuses(await ask(again, asked))).toEqual(unchanged);
    expect(statuses(await ask(first, asked))).toEqual([['status', true, 'ACTIVE_STATE', 'ACTIVE_STATE']]);
    await write(urn, { status: { removed: true } });
    expect(statuses(await ask(again, asked))).toEqual(unchanged);
    expect(statuses(await ask(newTrace(Date.now()).traceId, asked))).toEqual([
      ['status', true, 'UNKNOWN', 'UNKNOWN'],
    ]);
  });

  it('has one id in the header, in the answer and in the stored aspect, also of a write at another endpoint', async () => {
    const urn = newDataset();
    const item = { urn, status: { value: { removed: false }, systemMetadata: { properties: { a: 'b' } } } };
    const { headers, json } = await v3.put('dataset', [item], '?systemMetadata=true');
    const traceId = headers.get('traceparent')!.split('-')[1]!;
    const properties = { a: 'b', telemetryTraceId: traceId };
    expect(json[0].status.systemMetadata.properties).toEqual(properties);
    const again = await v3.put('dataset', [item], '?systemMetadata=true');
    expect(again.json[0].status.systemMetadata.properties.telemetryTraceId).toBe(
      again.headers.get('traceparent')!.split('-')[1],
    );
    const read = await v3.on('GET', urn, '?systemMetadata=true');
    expect(read.json.status.systemMetadata.properties).toEqual(properties);
    const { headers: rest } = await catalog.ingest(urn, 'datasetProperties', { name: 'x' });
    const answer = await ask(rest.get('traceparent')!, { [urn]: ['datasetProperties'] });
    expect(statuses(answer)).toEqual([['datasetProperties', true, 'ACTIVE_STATE', 'ACTIVE_STATE']]);
  });

  it('tells why an asynchronous write was refused, which does not prevent the rest of the request', async () => {
    const urn = newDataset();
    const status = { value: { removed: false }, headers: { 'If-Version-Match': '7' } };
    const item = { urn, status, datasetProperties: { value: { name: 'a' } } };
    const {
      status: code,
      headers,
      json,
    } = await v3.put('dataset', [item], '?async=true&systemMetadata=true');
    const traceparent = headers.get('traceparent')!;
    expect([code, json[0].status]).toMatchObject([
      202,
      {
        value: { removed: false },
        systemMetadata: { properties: { telemetryTraceId: traceparent.split('-')[1] } },
      },
    ]);
    const asked = { [urn]: ['status', 'datasetProperties'] };
    expect(statuses(await ask(traceparent, asked))).toEqual([
      ['status', false, 'ERROR', 'ERROR'],
      ['datasetProperties', true, 'ACTIVE_STATE', 'ACTIVE_STATE'],
    ]);
    const failed = (await ask(traceparent, asked, 'detailed=true'))[urn];
    expect(failed).toEqual({
      status: {
        success: false,
        primaryStorage: {
          writeStatus: 'ERROR',
          writeExceptions: [{ message: expect.stringContaining('7'), exceptionClass: 'PRECONDITION_FAILED' }],
        },
        searchStorage: { writeStatus: 'ERROR', writeMessage: 'Primary storage write failed.' },
      },
    });
    const { primaryStorage, searchStorage } = (await ask(traceparent, asked, ''))[urn].status;
    expect([primaryStorage, searchStorage]).toEqual([{ writeStatus: 'ERROR' }, failed.status.searchStorage]);
    expect((await v3.put('dataset', [item])).status).toBe(412);
  });

  it.each([
    ['an unknown aspect', { nosuch: { value: {} } }],
    ['an invalid value', { status: { value: { removed: 'maybe' } } }],
  ])('refuses %s at once, also asynchronously', async (_, aspects) => {
    expect((await v3.put('dataset', [{ urn: newDataset(), ...aspects }], '?async=true')).status).toBe(400);
  });

  it('reports the last of several changes of one aspect in several runs', async () => {
    const urn = newDataset();
    const items = ['a', 'b', 'c'].map((name) => ({
      urn,
      datasetProperties: { value: { name }, systemMetadata: { runId: unique(name) } },
    }));
    const { headers } = await v3.put('dataset', items);
    expect(
      statuses(await ask(headers.get('traceparent')!.split('-')[1]!, { [urn]: ['datasetProperties'] })),
    ).toEqual([['datasetProperties', true, 'ACTIVE_STATE', 'ACTIVE_STATE']]);
  });

  it('contains no messages for a stored write, and by default only errors', async () => {
    const [urn, missing] = [newDataset(), newDataset()];
    const traceId = await write(urn, { status: { removed: false } });
    for (const query of ['onlyIncludeErrors=false', 'onlyIncludeErrors=false&detailed=true'])
      expect(await ask(traceId, { [urn]: ['status'] }, query)).toEqual({
        [urn]: {
          status: {
            success: true,
            primaryStorage: { writeStatus: 'ACTIVE_STATE' },
            searchStorage: { writeStatus: 'ACTIVE_STATE' },
          },
        },
      });
    const asked = { [urn]: ['status', 'ownership'], [missing]: ['status'] };
    const errors = await ask(traceId, asked, '');
    expect(Object.entries<any>(errors).map(([name, aspects]) => [name, Object.keys(aspects)])).toEqual([
      [urn, ['ownership']],
      [missing, ['status']],
    ]);
    expect(await ask(traceId, {})).toEqual({});
  });

  it.each<[string, unknown, string]>([
    ['nonsense', {}, 'INVALID_REQUEST'],
    ['f'.repeat(32), {}, 'INVALID_REQUEST'],
    ['0'.repeat(32), { 'urn:li:nosuch:x': ['status'] }, 'UNKNOWN_ENTITY'],
    ['0'.repeat(32), { nonsense: ['status'] }, 'INVALID_URN'],
    ['0'.repeat(32), { 'urn:li:tag:x': ['nosuch'] }, 'UNKNOWN_ASPECT'],
    ['0'.repeat(32), { 'urn:li:tag:x': 'status' }, 'INVALID_REQUEST'],
    ['0'.repeat(32), [], 'INVALID_REQUEST'],
  ])('%s with %j is refused as %s', async (traceId, body, code) => {
    const answer = await v3.send('POST', `/openapi/v1/trace/write/${traceId}`, body);
    expect([answer.status, answer.json.code]).toEqual([400, code]);
  });

  it('has an id that contains any time, and differs from other ids of the same time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (at) => {
        const [one, other] = [newTrace(at), newTrace(at)];
        expect(one.traceparent).toMatch(new RegExp(`^00-${one.traceId}-[0-9a-f]{16}-01$`));
        expect([
          traceTime(one.traceId),
          parseInt(one.traceId.slice(0, 16), 16) / 1000,
          one.traceId === other.traceId,
        ]).toEqual([at, at, false]);
      }),
    );
  });
});

describe('the registry', () => {
  const model = loadModel(['schemas']);
  const MODELS = '/openapi/v1/registry/models';

  /** Reads all pages like the client: adds the count of each answer to start, until the count is 0 or start reaches the total. */
  async function all(place: string, count: number): Promise<any[]> {
    const elements: any[] = [];
    for (let start = 0; ;) {
      const { status, json } = await catalog.get(`${MODELS}/${place}?start=${start}&count=${count}`);
      expect([status, json.start, json.count]).toEqual([200, start, json.elements.length]);
      elements.push(...json.elements);
      start += json.count as number;
      if (json.count === 0 || start >= json.total) return elements;
    }
  }

  it.each([7, 100, 5000])('lists every entity type with its aspects, %d per page', async (count) => {
    const elements = await all('entity/specifications', count);
    expect(elements.map(({ name }) => name)).toEqual([...model.entities.keys()]);
    for (const { name, keyAspectName, keyAspectSpec, aspectSpecs } of elements) {
      const entity = model.getEntity(name);
      expect([keyAspectName, keyAspectSpec.aspectAnnotation.name]).toEqual([
        entity.keyAspect,
        entity.keyAspect,
      ]);
      expect(aspectSpecs.map((spec: any) => spec.aspectAnnotation.name)).toEqual(entity.aspects);
      expect(aspectSpecs.every((spec: any) => Number.isInteger(spec.aspectAnnotation.schemaVersion))).toBe(
        true,
      );
    }
  });

  it('lists every aspect, and returns an empty page after the last', async () => {
    expect(
      (await all('aspect/specifications', 50)).map(({ aspectAnnotation }) => aspectAnnotation.name),
    ).toEqual([...model.aspects.keys()]);
    const { json } = await catalog.get(`${MODELS}/aspect/specifications?start=100000`);
    expect([json.count, json.elements, json.total]).toEqual([0, [], model.aspects.size]);
  });

  it('returns one entity type in upper or lower case, and one aspect with its schema', async () => {
    const type = await catalog.get(`${MODELS}/entity/specifications/MLFEATURE`);
    expect([type.status, type.json.name]).toEqual([200, 'mlFeature']);
    const { json } = await catalog.get(`${MODELS}/aspect/specifications/datasetProfile`);
    expect(json).toMatchObject({
      aspectAnnotation: { name: 'datasetProfile', timeseries: true },
      schema: { type: 'object', required: ['timestampMillis'] },
    });
  });

  it.each([
    ['entity/specifications?start=-1', 'INVALID_REQUEST'],
    ['entity/specifications?count=10001', 'LIMIT_EXCEEDED'],
    ['entity/specifications/nosuch', 'UNKNOWN_ENTITY'],
    ['aspect/specifications/nosuch', 'UNKNOWN_ASPECT'],
  ])('refuses %s as %s', async (place, code) => {
    const answer = await catalog.get(`${MODELS}/${place}`);
    expect([answer.status, answer.json.code]).toEqual([400, code]);
  });
});

describe('usage in buckets', () => {
  const send = (buckets: unknown) => catalog.post('/usageStats?action=batchIngest', { buckets });
  const points = async (urn: string) => {
    const { json } = await catalog.post('/aspects?action=getTimeseriesAspectValues', {
      urn,
      aspect: 'datasetUsageStatistics',
    });
    return json.value.values.map((point: any) => JSON.parse(point.aspect.value));
  };

  it('is stored as points, and replaces an earlier bucket of the same time and duration', async () => {
    const [one, other] = [newDataset(), newDataset()];
    const metrics = {
      uniqueUserCount: 2,
      totalSqlQueries: 9,
      topSqlQueries: ['SELECT 1'],
      users: [
        { user: 'urn:li:corpuser:a', count: 5, userEmail: 'a@example.org' },
        { user: 'urn:li:corpuser:b', count: 4, userEmail: null },
      ],
      fields: [{ fieldName: 'id', count: 9 }],
    };
    const { status } = await send([
      { bucket: 86_400_000, duration: 'DAY', resource: one, metrics: {} },
      { bucket: 86_400_000, duration: 'DAY', resource: one, metrics },
      { bucket: 86_400_000, duration: 'HOUR', resource: one, metrics: {} },
      { bucket: 1, duration: 'DAY', resource: other, metrics: { totalSqlQueries: null, users: null } },
    ]);
    expect(status).toBe(200);
    const stored = await points(one);
    expect(stored.length).toBe(2);
    expect(stored).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          timestampMillis: 86_400_000,
          eventGranularity: { unit: 'DAY', multiple: 1 },
          uniqueUserCount: 2,
          totalSqlQueries: 9,
          topSqlQueries: ['SELECT 1'],
          userCounts: [
            { user: 'urn:li:corpuser:a', count: 5, userEmail: 'a@example.org' },
            { user: 'urn:li:corpuser:b', count: 4 },
          ],
          fieldCounts: [{ fieldPath: 'id', count: 9 }],
        }),
        expect.objectContaining({ eventGranularity: { unit: 'HOUR', multiple: 1 } }),
      ]),
    );
    expect((await points(other)).length).toBe(1);
  });

  it.each<[string, object, object]>([
    [
      'a resource that is not a dataset',
      { resource: 'urn:li:tag:x' },
      { code: 'INVALID_URN', path: '/buckets/1/resource', index: 1 },
    ],
    [
      'an unknown duration',
      { duration: 'FORTNIGHT' },
      { code: 'INVALID_REQUEST', path: '/buckets/1/duration' },
    ],
    ['a bucket that is not a time', { bucket: 'x' }, { path: '/buckets/1/bucket' }],
    [
      'a user without a name',
      { metrics: { users: [{ count: 1 }] } },
      { path: '/buckets/1/metrics/users/0/user' },
    ],
    [
      'a count beyond the range of the model',
      { metrics: { totalSqlQueries: 2 ** 40 } },
      { code: 'INVALID_ASPECT', path: '/buckets/1/metrics', index: 1 },
    ],
  ])('is refused for %s, and nothing is stored', async (_what, wrong, expected) => {
    const urn = newDataset();
    const bucket = { bucket: 1, duration: 'DAY', resource: urn, metrics: {} };
    const answer = await send([bucket, { ...bucket, ...wrong }]);
    expect([answer.status, answer.json]).toEqual([400, expect.objectContaining(expected)]);
    expect(await points(urn)).toEqual([]);
  });
});
