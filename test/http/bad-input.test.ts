import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const urn = datasetUrn(unique('bad'));

describe('bad input is refused with the path and the rule, and stores nothing', () => {
  const cases: [string, object, number, string, string?][] = [
    ['an unknown aspect', proposal(urn, 'datasetPropertys', {}), 400, 'UNKNOWN_ASPECT'],
    ['an aspect that the entity does not have', proposal(urn, 'chartInfo', {}), 400, 'UNKNOWN_ASPECT'],
    ['an unknown entity type', proposal('urn:li:datasett:x', 'status', {}), 400, 'UNKNOWN_ENTITY'],
    [
      'an entity type that contradicts the URN',
      { ...proposal(urn, 'status', {}), entityType: 'chart' },
      400,
      'INVALID_URN',
    ],
    ['a malformed URN', proposal('urn:li:dataset:(a,b', 'status', {}), 400, 'INVALID_URN'],
    [
      'too few key parts',
      proposal('urn:li:dataset:(urn:li:dataPlatform:hive,b)', 'status', {}),
      400,
      'INVALID_URN',
    ],
    ['an unknown environment', proposal(datasetUrn('x', 'hive', 'LIVE'), 'status', {}), 400, 'INVALID_URN'],
    [
      'a field of the wrong type',
      proposal(urn, 'status', { removed: 'yes' }),
      400,
      'INVALID_ASPECT',
      '/removed',
    ],
    [
      'a field of the wrong type beside an unknown field',
      proposal(urn, 'status', { colour: 1, removed: 'yes' }),
      400,
      'INVALID_ASPECT',
      '/removed',
    ],
    ['a missing field', proposal(urn, 'ownership', {}), 400, 'INVALID_ASPECT'],
    [
      'an unknown enum symbol',
      proposal(urn, 'ownership', { owners: [{ owner: 'urn:li:corpuser:a', type: 'BOSS' }] }),
      400,
      'INVALID_ASPECT',
      '/owners/0/type',
    ],
    [
      'an unknown union member',
      proposal(urn, 'schemaMetadata', {
        schemaName: 'x',
        platform: 'urn:li:dataPlatform:a',
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.Nope': {} },
        fields: [],
      }),
      400,
      'INVALID_ASPECT',
      '/platformSchema',
    ],
    ['a value that is not JSON', proposal(urn, 'status', '{"removed":'), 400, 'INVALID_ASPECT'],
    ['a value that is not an object', proposal(urn, 'status', '[]'), 400, 'INVALID_ASPECT'],
    [
      'a value that is not a URN in a member for a URN',
      proposal(urn, 'ownership', { owners: [{ owner: 'ann', type: 'DATAOWNER' }] }),
      400,
      'INVALID_ASPECT',
      '/owners/0/owner',
    ],
    ['an unknown change type', proposal(urn, 'status', {}, { changeType: 'MERGE' }), 400, 'INVALID_REQUEST'],
    [
      'an unknown content type',
      proposal(urn, 'status', {}, { contentType: 'text/xml' }),
      400,
      'INVALID_REQUEST',
    ],
    ['no value', proposal(urn, 'status', undefined), 400, 'INVALID_REQUEST'],
    [
      'a value that is not a patch',
      proposal(
        urn,
        'status',
        { op: 'add' },
        { changeType: 'PATCH', contentType: 'application/json-patch+json' },
      ),
      400,
      'INVALID_PATCH',
    ],
    [
      'a patch with an invalid result',
      proposal(urn, 'status', [{ op: 'add', path: '/removed', value: 'x' }], {
        changeType: 'PATCH',
        contentType: 'application/json-patch+json',
      }),
      400,
      'INVALID_ASPECT',
    ],
    [
      '200,000 nested arrays',
      proposal(urn, 'status', `${'['.repeat(200_000)}${']'.repeat(200_000)}`),
      400,
      'INVALID_ASPECT',
    ],
    ['a URN beyond the limit', proposal(datasetUrn('x'.repeat(5_000)), 'status', {}), 400, 'INVALID_URN'],
  ];
  // One rest parameter, because Jest would pass its `done` callback as a fifth parameter in rows without a path.
  it.each(cases)('%s', async (...[, body, status, code, path]) => {
    const answer = await catalog.post('/aspects?action=ingestProposal', { proposal: body });
    expect([answer.status, answer.json?.code]).toEqual([status, code]);
    expect(answer.json.message.length).toBeGreaterThan(10);
    if (path !== undefined) expect(answer.json.path).toBe(path);
    expect((await catalog.aspect(urn, 'datasetKey')).status).toBe(404);
  });

  it.each([
    ['no JSON', '/aspects?action=ingestProposal', '{"proposal":', 400],
    ['no proposal', '/aspects?action=ingestProposal', {}, 400],
    ['an unknown action', '/aspects?action=ingestEverything', {}, 400],
    [
      'a search for an unknown entity type',
      '/entities?action=search',
      { input: 'x', entity: 'tables', start: 0, count: 10 },
      400,
    ],
    [
      'a page beyond the limit',
      '/entities?action=search',
      { input: 'x', entity: 'dataset', start: 0, count: 10_001 },
      400,
    ],
    [
      'a negative start',
      '/entities?action=search',
      { input: 'x', entity: 'dataset', start: -1, count: 10 },
      400,
    ],
    [
      'an unknown condition',
      '/entities?action=search',
      {
        input: 'x',
        entity: 'dataset',
        start: 0,
        count: 1,
        filter: { or: [{ and: [{ field: 'name', values: ['x'], condition: 'LIKE' }] }] },
      },
      400,
    ],
    [
      'points of a versioned aspect',
      '/aspects?action=getTimeseriesAspectValues',
      { urn, entity: 'dataset', aspect: 'status' },
      400,
    ],
  ])('%s', async (_name, path, body, status) => {
    const answer = await catalog.post(path, body);
    expect([answer.status, typeof answer.json?.message]).toEqual([status, 'string']);
  });

  it.each([
    ['an unknown path', '/nothing', 404],
    ['a read of an aspect without its name', `/aspects/${encodeURIComponent(urn)}`, 400],
    ['relationships without a URN', '/relationships?direction=INCOMING', 400],
    ['an unknown direction', `/relationships?urn=${encodeURIComponent(urn)}&direction=UP`, 400],
    ['a path that is not encoded UTF-8', '/entitiesV2/%ff%fe', 400],
    [
      'a version that is not a number',
      `/aspects/${encodeURIComponent(urn)}?aspect=status&version=latest`,
      400,
    ],
  ])('%s', async (_name, path, status) => {
    const answer = await catalog.get(path);
    expect([answer.status, typeof answer.json?.message]).toEqual([status, 'string']);
  });

  it('a wrong method and a wrong content type', async () => {
    const wrongMethod = await fetch(`${catalog.url}/aspects?action=ingestProposal`, { method: 'PUT' });
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([
      405,
      expect.stringContaining('POST'),
    ]);
    const xml = await catalog.post('/aspects?action=ingestProposal', '<a/>', { 'content-type': 'text/xml' });
    expect(xml.status).toBe(415);
  });
});
