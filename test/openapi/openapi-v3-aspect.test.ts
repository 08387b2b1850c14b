/** Single aspects through OpenAPI v3, with versions and conditions. */
import { unique } from '../helpers/catalog.js';
import { openV3 } from '../helpers/api/suite.js';

const { v3, newDataset } = await openV3();

const named = (name: string) => ({ value: { name } });
const put = (urn: string, name: string, headers?: Record<string, string>) =>
  v3.on('POST', urn, '/datasetProperties', named(name), headers);
const read = async (urn: string, version = 0) => {
  const answer = await v3.on('GET', urn, `/datasetProperties?version=${version}`);
  return [answer.status, answer.json.value?.name, answer.headers.get('etag')];
};

describe('an aspect', () => {
  it('can be written, read in each version, patched and deleted', async () => {
    const urn = newDataset();
    const first = await put(urn, 'a');
    expect([first.status, first.json, first.headers.get('etag'), first.headers.get('traceparent')]).toEqual([
      200,
      { urn, datasetProperties: { value: { name: 'a' } } },
      '"1"',
      expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
    ]);
    expect(
      (
        await v3.on(
          'POST',
          urn,
          '/datasetProperties?createIfNotExists=false&async=true&systemMetadata=true',
          {
            ...named('b'),
            systemMetadata: { runId: 'r' },
          },
        )
      ).json,
    ).toMatchObject({ datasetProperties: { systemMetadata: { runId: 'r', version: '2' } } });
    const patch = [{ op: 'add', path: '/name', value: 'c' }];
    const patched = await v3.on('PATCH', urn, '/datasetProperties', { patch });
    expect([patched.status, patched.json, patched.headers.get('etag')]).toEqual([
      200,
      { urn, datasetProperties: { value: { name: 'c' } } },
      '"3"',
    ]);
    expect([
      await read(urn),
      await read(urn, 1),
      await read(urn, 2),
      await read(urn, 3),
      await read(urn, 4),
    ]).toEqual([
      [200, 'c', '"3"'],
      [200, 'a', '"1"'],
      [200, 'b', '"2"'],
      [200, 'c', '"3"'],
      [404, undefined, null],
    ]);
    const head = async (rest: string) => (await v3.on('HEAD', urn, `/${rest}`)).status;
    expect([
      await head('datasetProperties'),
      await head('datasetProperties?version=9'),
      await head('status'),
    ]).toEqual([204, 404, 404]);
    expect((await v3.on('DELETE', urn, '/datasetProperties')).json).toEqual({
      urn,
      aspects: ['datasetProperties'],
    });
    expect((await v3.on('DELETE', urn, '/datasetProperties')).json).toEqual({ urn, aspects: [] });
    expect(await read(urn)).toEqual([404, undefined, null]);
  });

  it.each<[string, unknown]>([
    ['a list of operations', [{ op: 'add', path: '/name', value: 'p' }]],
    ['an envelope', { patch: [{ op: 'add', path: '/name', value: 'p' }], arrayPrimaryKeys: {} }],
    [
      'a value with a list',
      { value: [{ op: 'add', path: '/name', value: 'p' }], systemMetadata: { runId: 'x' } },
    ],
    [
      'a value with an envelope',
      { value: { patch: [{ op: 'add', path: '/name', value: 'p' }] }, headers: {} },
    ],
  ])('is patched with %s', async (_form, body) => {
    const urn = newDataset();
    const answer = await v3.on('PATCH', urn, '/datasetProperties?async=true', body);
    expect([answer.status, answer.json.datasetProperties.value]).toEqual([202, { name: 'p' }]);
  });

  it('that is a timeseries is read as its newest point', async () => {
    const urn = newDataset();
    for (const timestampMillis of [5, 9, 7])
      await v3.on('POST', urn, '/datasetProfile', { value: { timestampMillis } });
    const answer = await v3.on('GET', urn, '/datasetProfile');
    expect([answer.json.value.timestampMillis, answer.headers.get('etag')]).toEqual([9, null]);
    const until = (time: number) => v3.on('GET', urn, `/datasetProfile?version=${time}`);
    expect((await until(8)).json.value.timestampMillis).toBe(7);
    expect((await until(4)).status).toBe(404);
  });

  it('that is a timeseries loses its newest point with each deletion', async () => {
    const urn = newDataset();
    for (const timestampMillis of [5, 9])
      await v3.on('POST', urn, '/datasetProfile', { value: { timestampMillis } });
    const gone = { urn, aspects: ['datasetProfile'] };
    expect((await v3.on('DELETE', urn, '/datasetProfile')).json).toEqual(gone);
    expect((await v3.on('GET', urn, '/datasetProfile')).json.value.timestampMillis).toBe(5);
    expect((await v3.on('DELETE', urn, '/datasetProfile')).json).toEqual(gone);
    expect((await v3.on('HEAD', urn, '/datasetProfile')).status).toBe(404);
    expect((await v3.on('DELETE', urn, '/datasetProfile')).json).toEqual({ urn, aspects: [] });
  });

  it('is found under its name and type in any case', async () => {
    const urn = `urn:li:tag:${unique('case')}`;
    const path = `/openapi/v3/entity/TAG/${urn}`;
    expect((await v3.send('POST', `${path}/tagproperties`, { value: { name: 'x' } })).status).toBe(200);
    expect((await v3.send('GET', `${path}/TagProperties`)).json.value).toEqual({ name: 'x' });
    expect(Object.keys((await v3.send('GET', `${path}?aspects=TAGPROPERTIES`)).json)).toEqual([
      'urn',
      'tagProperties',
    ]);
  });

  it('that is the key exists with the entity, and its deletion deletes the entity', async () => {
    const urn = newDataset();
    await put(urn, 'a');
    expect((await v3.on('GET', urn, '/datasetKey')).json.value).toMatchObject({ origin: 'PROD' });
    await v3.on('DELETE', urn, '/datasetKey');
    expect([(await v3.on('HEAD', urn)).status, (await v3.on('GET', urn, '/datasetKey')).status]).toEqual([
      404, 404,
    ]);
  });

  it('is found if the URN in the path is not encoded and has slashes', async () => {
    const name = unique('a/b');
    const urn = `urn:li:tag:${name}`;
    const path = `/openapi/v3/entity/tag/${urn}/tagProperties`;
    expect((await v3.send('POST', path, { value: { name } })).json.urn).toBe(urn);
    expect((await v3.send('GET', path)).json.value).toEqual({ name });
  });

  it.each<[string, string, unknown, number, object]>([
    ['GET', '/nosuch', undefined, 400, { code: 'UNKNOWN_ASPECT' }],
    ['GET', '/datasetProperties?version=-1', undefined, 400, { code: 'INVALID_REQUEST', path: '/version' }],
    ['POST', '/datasetProperties', {}, 400, { path: '/value' }],
    ['POST', '/datasetProperties', { value: 'x' }, 400, { path: '/value' }],
    ['POST', '/datasetProperties', [], 400, { code: 'INVALID_REQUEST' }],
    [
      'POST',
      '/datasetProperties',
      { value: { name: 1 } },
      400,
      { code: 'INVALID_ASPECT', path: expect.stringContaining('/value') },
    ],
    ['POST', '/tagProperties', { value: { name: 'x' } }, 400, { code: 'UNKNOWN_ASPECT' }],
    ['PATCH', '/datasetProperties', { patch: 5 }, 400, { code: 'INVALID_PATCH' }],
    ['PATCH', '/datasetProperties', {}, 400, { path: '/value' }],
    ['PATCH', '/datasetProperties', '"x"', 400, { code: 'INVALID_REQUEST' }],
    ['DELETE', '/nosuch', undefined, 400, { code: 'UNKNOWN_ASPECT' }],
    ['PUT', '/status', {}, 405, { code: 'METHOD_NOT_ALLOWED' }],
  ])('%s %s with %j answers %d %j', async (method, rest, body, status, expected) => {
    const urn = newDataset();
    const answer = await v3.on(method, urn, rest, body);
    expect([answer.status, answer.json]).toEqual([
      status,
      expect.objectContaining({ status, message: expect.any(String), ...expected }),
    ]);
    expect((await v3.on('HEAD', urn)).status).toBe(404);
  });
});

describe('conditions', () => {
  const failed = (answer: { status: number; json: any }) => [
    answer.status,
    answer.json.code,
    answer.json.currentVersion,
  ];

  it('in the headers of the request: If-None-Match', async () => {
    const urn = newDataset();
    expect((await put(urn, 'a', { 'If-None-Match': '*' })).status).toBe(200);
    expect(failed(await put(urn, 'b', { 'If-None-Match': '*' }))).toEqual([412, 'PRECONDITION_FAILED', 1]);
    expect((await put(urn, 'b', { 'If-None-Match': '"1"' })).status).toBe(400);
    expect(await read(urn)).toEqual([200, 'a', '"1"']);
  });

  it('in the headers of the request: If-Version-Match, for writing, patching and deleting', async () => {
    const urn = newDataset();
    const match = (version: number) => ({ 'If-Version-Match': String(version) });
    expect((await put(urn, 'a', match(-1))).status).toBe(200);
    expect(failed(await put(urn, 'b', match(0)))).toEqual([412, 'PRECONDITION_FAILED', 1]);
    expect((await put(urn, 'b', match(1))).status).toBe(200);
    const patch = [{ op: 'add', path: '/name', value: 'c' }];
    expect(failed(await v3.on('PATCH', urn, '/datasetProperties', patch, match(1)))).toEqual([
      412,
      'PRECONDITION_FAILED',
      2,
    ]);
    expect((await v3.on('PATCH', urn, '/datasetProperties', patch, match(2))).status).toBe(200);
    expect(failed(await v3.on('DELETE', urn, '/datasetProperties', undefined, match(2)))).toEqual([
      412,
      'PRECONDITION_FAILED',
      3,
    ]);
    expect(await read(urn)).toEqual([200, 'c', '"3"']);
    expect((await v3.on('DELETE', urn, '/datasetProperties', undefined, match(3))).json.aspects).toEqual([
      'datasetProperties',
    ]);
  });

  it('in the headers of an item: If-Version-Match with another version refuses the whole request', async () => {
    const [urn, other] = [newDataset(), newDataset()];
    await put(urn, 'a');
    const answer = await v3.put('dataset', [
      { urn: other, datasetProperties: named('x') },
      { urn, datasetProperties: { ...named('b'), headers: { 'If-Version-Match': '4' } } },
    ]);
    expect([answer.status, answer.json]).toEqual([
      412,
      expect.objectContaining({
        code: 'PRECONDITION_FAILED',
        index: 1,
        urn,
        aspect: 'datasetProperties',
        path: '/1/datasetProperties',
        currentVersion: 1,
      }),
    ]);
    expect([await read(urn), (await v3.on('HEAD', other)).status]).toEqual([[200, 'a', '"1"'], 404]);
  });

  it('in the headers of an item: If-None-Match skips an existing aspect and returns its value', async () => {
    const urn = newDataset();
    await put(urn, 'a');
    const answer = await v3.put('dataset', [
      {
        urn,
        datasetProperties: { ...named('b'), headers: { 'If-None-Match': '*' } },
        status: { value: { removed: false }, headers: { 'If-None-Match': '*' } },
      },
    ]);
    expect([answer.status, answer.json]).toEqual([
      200,
      [{ urn, datasetProperties: named('a'), status: { value: { removed: false } } }],
    ]);
    expect(await read(urn)).toEqual([200, 'a', '"1"']);
  });

  it('as parameters: createIfNotExists applies to each aspect, createEntityIfNotExists to the entity', async () => {
    const urn = newDataset();
    const both = [{ urn, datasetProperties: named('a'), status: { value: { removed: false } } }];
    expect((await v3.put('dataset', both, '?createEntityIfNotExists=true')).status).toBe(200);
    expect(failed(await v3.put('dataset', both, '?createEntityIfNotExists=true'))).toEqual([
      412,
      'PRECONDITION_FAILED',
      1,
    ]);
    const siblings = { urn, siblings: { value: { siblings: [], primary: true } } };
    expect((await v3.put('dataset', [siblings], '?createEntityIfNotExists=true')).status).toBe(412);
    expect((await v3.put('dataset', [siblings], '?createIfNotExists=true')).status).toBe(200);
    expect((await v3.put('dataset', [siblings], '?createIfNotExists=true')).status).toBe(412);
    const create = (urnOf: string, rest = '') =>
      v3.on('POST', urnOf, `/datasetProperties?createIfNotExists=true${rest}`, named('z'));
    expect([(await create(urn)).status, (await create(newDataset())).status]).toEqual([412, 200]);
    expect(await read(urn)).toEqual([200, 'a', '"1"']);
  });

  it('a single aspect is only created unless the request says otherwise', async () => {
    const urn = newDataset();
    const write = (rest: string) => v3.on('POST', urn, `/datasetProperties${rest}`, named(rest));
    expect((await write('')).status).toBe(200);
    const refused = await write('');
    expect([refused.status, refused.json.error]).toEqual([412, 'Precondition Error']);
    expect((await write('?createIfEntityNotExists=true')).status).toBe(412);
    expect((await write('?createIfNotExists=false')).status).toBe(200);
    expect((await read(urn))[2]).toBe('"2"');
  });

  it('on the time of the last write', async () => {
    const urn = newDataset();
    const [past, future] = ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z'];
    const write = (condition: string, instant: string) => put(urn, 'x', { [condition]: instant });
    expect((await write('If-Modified-Since', past)).status).toBe(412);
    expect((await write('If-Unmodified-Since', past)).status).toBe(200);
    expect((await write('If-Unmodified-Since', past)).status).toBe(412);
    expect((await write('If-Modified-Since', future)).status).toBe(412);
    expect((await write('If-Modified-Since', past)).status).toBe(200);
    expect((await write('If-Unmodified-Since', future)).status).toBe(200);
    const bad = await write('If-Modified-Since', 'yesterday');
    expect([bad.status, bad.json.error]).toEqual([400, 'Validation Error']);
  });

  it('tell the expected and the actual version', async () => {
    const answer = await put(newDataset(), 'x', { 'If-Version-Match': '7' });
    expect([answer.status, answer.json.message]).toEqual([
      412,
      expect.stringContaining('Expected version 7, actual version -1'),
    ]);
  });

  it('in the headers of a request with a list are refused rather than ignored', async () => {
    for (const [name, text] of [
      ['If-Version-Match', '1'],
      ['If-None-Match', '*'],
    ] as const) {
      const items = [{ urn: newDataset(), datasetProperties: named('x') }];
      const answer = await v3.send('POST', '/openapi/v3/entity/dataset', items, { [name]: text });
      expect([answer.status, answer.json.path]).toEqual([400, `/headers/${name.toLowerCase()}`]);
    }
  });

  it('let exactly one of 20 concurrent clients write each version', async () => {
    const urn = newDataset();
    await put(urn, 'round 0');
    for (let round = 1; round <= 2; round += 1) {
      const clients = Array.from({ length: 20 }, (_, client) => `round ${round} client ${client}`);
      const answers = await Promise.all(
        clients.map((name, client) =>
          client % 2 === 0
            ? put(urn, name, { 'If-Version-Match': String(round) })
            : v3.put('dataset', [
                {
                  urn,
                  datasetProperties: { ...named(name), headers: { 'If-Version-Match': String(round) } },
                },
              ]),
        ),
      );
      const winners = clients.filter((_, client) => answers[client]?.status === 200);
      expect(answers.map(({ status }) => status).sort()).toEqual([
        200,
        ...Array.from({ length: 19 }, () => 412),
      ]);
      expect(await read(urn)).toEqual([200, winners[0], `"${round + 1}"`]);
    }
  });

  it('let exactly one of 20 concurrent clients create an aspect', async () => {
    const urn = newDataset();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, client) => put(urn, `client ${client}`, { 'If-None-Match': '*' })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(answers.filter(({ status }) => status === 412).length).toBe(19);
  });
});
