/** Writing through OpenAPI v3. */
import { openV3 } from '../helpers/api/suite.js';

const { catalog, v3, newDataset, value } = await openV3();

describe('POST of entities', () => {
  it('stores several aspects of several entities in one transaction, and returns them', async () => {
    const [one, other] = [newDataset(), newDataset()];
    for (const urn of [one, other]) await catalog.ingest(urn, 'siblings', { siblings: [], primary: true });
    const answer = await v3.put('dataset', [
      { urn: one, status: { value: { removed: false } }, datasetProperties: { value: { name: 'one' } } },
      { urn: other, status: { value: { removed: true }, systemMetadata: null, headers: {} } },
    ]);
    expect([answer.status, answer.json]).toEqual([
      200,
      [
        {
          urn: one,
          status: { value: { removed: false } },
          datasetProperties: { value: expect.objectContaining({ name: 'one' }) },
        },
        { urn: other, status: { value: { removed: true } } },
      ],
    ]);
    expect(await value(one, 'datasetProperties')).toEqual({ name: 'one' });
    expect(await value(other, 'status')).toEqual({ removed: true });
    const found = await catalog.search({
      input: '*',
      entity: 'dataset',
      includeSoftDeleted: true,
      filter: { or: [{ and: [{ field: 'urn', values: [one, other] }] }] },
    });
    expect(found.json.value.numEntities).toBe(2);
  });

  it('applies items in order if a URN occurs several times', async () => {
    const urn = newDataset();
    const items = ['a', 'b', 'c'].map((name) => ({ urn, datasetProperties: { value: { name } } }));
    const { json } = await v3.put('dataset', items);
    expect(json.map((item: any) => item.datasetProperties.value.name)).toEqual(['a', 'b', 'c']);
    const versions = await catalog.get(
      `/aspects/${encodeURIComponent(urn)}?aspect=datasetProperties&startVersion=0`,
    );
    expect(versions.json.values.map((row: any) => Object.values<any>(row.aspect)[0].name)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });

  it.each([
    ['', 200],
    ['?async=false', 200],
    ['?async=true', 202],
  ])('with %j returns %d after the write is stored, with its trace in the headers', async (query, status) => {
    const urn = newDataset();
    const before = Date.now();
    const answer = await v3.put('dataset', [{ urn, status: { value: { removed: false } } }], query);
    expect(answer.status).toBe(status);
    const [, micros] = /^00-([0-9a-f]{16})[0-9a-f]{16}-[0-9a-f]{16}-01$/.exec(
      answer.headers.get('traceparent') ?? '',
    )!;
    const at = parseInt(micros!, 16) / 1000;
    expect([at >= before, at <= Date.now()]).toEqual([true, true]);
    expect(await value(urn, 'status')).toEqual({ removed: false });
  });

  it('returns system metadata with the version, and the audit stamp, on request', async () => {
    const urn = newDataset();
    const item = {
      urn,
      status: { value: { removed: false }, systemMetadata: { runId: 'r1', lastObserved: 5 } },
    };
    const { json } = await v3.put('dataset', [item], '?systemMetadata=true');
    expect(json[0].status).toEqual({
      value: { removed: false },
      systemMetadata: {
        ...{ runId: 'r1', lastObserved: 5, version: '1' },
        properties: { telemetryTraceId: expect.any(String) },
      },
      auditStamp: { time: expect.any(Number), actor: 'urn:li:corpuser:datahub' },
    });
  });

  it('accepts system metadata as JSON text, as null and absent', async () => {
    const forms = [{ systemMetadata: '{"runId":"text","lastObserved":1}' }, { systemMetadata: null }, {}];
    for (const form of forms) {
      const urn = newDataset();
      const { status } = await v3.put('dataset', [{ urn, status: { value: { removed: false }, ...form } }]);
      const stored = (await catalog.entity(urn, ['status'])).json.aspects.status.systemMetadata;
      expect([status, stored.runId]).toEqual([
        200,
        'systemMetadata' in form && form.systemMetadata ? 'text' : undefined,
      ]);
    }
  });

  it('accepts points of timeseries aspects', async () => {
    const urn = newDataset();
    const point = { timestampMillis: 1_700_000_000_000, rowCount: 3 };
    const { status, json } = await v3.put(
      'dataset',
      [{ urn, datasetProfile: { value: point } }],
      '?async=true',
    );
    expect([status, json[0].datasetProfile.value]).toEqual([202, expect.objectContaining(point)]);
    const points = await catalog.post('/aspects?action=getTimeseriesAspectValues', {
      urn,
      aspect: 'datasetProfile',
    });
    expect(JSON.parse(points.json.value.values[0].aspect.value)).toMatchObject(point);
  });

  it('ignores aspects that are null, and keeps all digits of numbers', async () => {
    const urn = newDataset();
    const digits = '12345678901234567890';
    const body = `[{"urn":${JSON.stringify(urn)},"status":null,"datasetProfile":{"value":{"timestampMillis":1,"rowCount":9007199254740993}},"datasetProperties":{"value":{"customProperties":{"n":"${digits}"}}}}]`;
    const { status, text } = await v3.put('dataset', body);
    expect([status, text]).toEqual([200, expect.stringContaining('9007199254740993')]);
    expect(await value(urn, 'status')).toBeUndefined();
  });

  it('accepts 200 items, as many as clients send at once, and the type in upper or lower case', async () => {
    const urns = Array.from({ length: 200 }, newDataset);
    const items = urns.map((urn) => ({ urn, status: { value: { removed: false } } }));
    const { status, json } = await v3.put('DataSet', items);
    expect([status, json.length]).toEqual([200, 200]);
    const { json: read } = await v3.batchGet(
      'dataset',
      urns.map((urn) => ({ urn, status: {} })),
    );
    expect(read.map((item: any) => item.urn)).toEqual(urns);
  });

  it('accepts an empty list and stores nothing', async () => {
    const { status, json } = await v3.put('dataset', []);
    expect([status, json]).toEqual([200, []]);
  });
});

describe('an invalid request', () => {
  const good = { status: { value: { removed: false } } };
  const bad = newDataset();
  it.each<[string, object | string, object]>([
    [
      'a URN of another type',
      { urn: 'urn:li:tag:x', ...good },
      { code: 'INVALID_URN', index: 1, urn: 'urn:li:tag:x', path: '/1/urn' },
    ],
    ['no URN', { ...good }, { code: 'INVALID_REQUEST', index: 1, path: '/1/urn' }],
    ['an invalid URN', { urn: 'x', ...good }, { code: 'INVALID_URN', index: 1, path: '/1/urn' }],
    ['a URN that is a number', { urn: 5, ...good }, { code: 'INVALID_REQUEST', path: '/1/urn' }],
    [
      'an unknown aspect',
      { urn: bad, statos: { value: {} } },
      { code: 'UNKNOWN_ASPECT', index: 1, aspect: 'statos', path: '/1/statos' },
    ],
    [
      'an aspect of other entity types',
      { urn: bad, tagProperties: { value: { name: 'x' } } },
      { code: 'UNKNOWN_ASPECT', path: '/1/tagProperties' },
    ],
    ['no aspect', { urn: bad }, { code: 'INVALID_REQUEST', index: 1, urn: bad, path: '/1' }],
    [
      'an aspect without value',
      { urn: bad, status: {} },
      { code: 'INVALID_REQUEST', aspect: 'status', path: '/1/status/value' },
    ],
    [
      'an aspect that is not an object',
      { urn: bad, status: true },
      { code: 'INVALID_REQUEST', path: '/1/status' },
    ],
    [
      'a value that is a text',
      { urn: bad, status: { value: '{"removed":true}' } },
      { path: '/1/status/value' },
    ],
    ['a value that is a list', { urn: bad, status: { value: [] } }, { path: '/1/status/value' }],
    [
      'an invalid value',
      { urn: bad, status: { value: { removed: 'no' } } },
      {
        code: 'INVALID_ASPECT',
        index: 1,
        urn: bad,
        aspect: 'status',
        path: '/1/status/value/removed',
        rule: expect.any(String),
      },
    ],
    [
      'headers that are not an object',
      { urn: bad, status: { value: { removed: true }, headers: 'x' } },
      { path: '/1/status/headers' },
    ],
    [
      'an invalid condition',
      { urn: bad, status: { value: { removed: true }, headers: { 'If-Version-Match': 'x' } } },
      { path: '/1/status/headers/If-Version-Match' },
    ],
    [
      'system metadata that is a list',
      { urn: bad, status: { value: { removed: true }, systemMetadata: [] } },
      { path: '/1/status/systemMetadata' },
    ],
    [
      'a condition on points',
      { urn: bad, datasetProfile: { value: { timestampMillis: 1 }, headers: { 'If-Version-Match': '1' } } },
      { path: '/1/datasetProfile/headers' },
    ],
    ['a text', 'x', { code: 'INVALID_REQUEST', index: 1, path: '/1' }],
  ])('with %s in an item is refused and stores nothing', async (_what, item, expected) => {
    const urn = newDataset();
    const answer = await v3.put('dataset', [{ urn, ...good }, item]);
    expect([answer.status, answer.json]).toEqual([
      400,
      expect.objectContaining({ status: 400, message: expect.stringMatching(/^Item 1/), ...expected }),
    ]);
    expect((await v3.on('HEAD', urn)).status).toBe(404);
  });

  it.each<[string, unknown, number, string]>([
    ['an object', { urn: bad, ...good }, 400, 'INVALID_REQUEST'],
    ['a text', '"x"', 400, 'INVALID_REQUEST'],
    ['broken JSON', '[{', 400, 'INVALID_REQUEST'],
    ['no body', '', 400, 'INVALID_REQUEST'],
    ['null', 'null', 400, 'INVALID_REQUEST'],
    ['a number beyond the range of doubles', '1e400', 400, 'INVALID_REQUEST'],
  ])('with a body that is %s is refused', async (_what, body, status, code) => {
    for (const send of [v3.put, v3.patch, v3.batchGet]) {
      const answer = await send('dataset', body);
      expect([answer.status, answer.json.code]).toEqual([status, code]);
    }
  });

  it('with an unknown type is refused, and the message suggests the nearest type', async () => {
    for (const send of [v3.put, v3.patch, v3.batchGet]) {
      const answer = await send('datasett', []);
      expect([answer.status, answer.json.code, answer.json.message]).toEqual([
        400,
        'UNKNOWN_ENTITY',
        expect.stringContaining('dataset'),
      ]);
    }
  });
});
