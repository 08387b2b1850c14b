/** Patching and deleting through OpenAPI v3. */
import { unique } from '../helpers/catalog.js';
import { openV3 } from '../helpers/api/suite.js';

const { catalog, v3, newDataset, value } = await openV3();

describe('PATCH of entities', () => {
  const tag = (name: string) => ({
    op: 'add',
    path: `/tags//urn:li:tag:${name}`,
    value: { tag: `urn:li:tag:${name}` },
  });
  const keys = { arrayPrimaryKeys: { tags: ['attribution␟source', 'tag'] } };

  it('applies several patches of one aspect in order, in both forms, and returns the results', async () => {
    const urn = newDataset();
    const { status, json } = await v3.patch('dataset', [
      { urn, globalTags: { value: { ...keys, patch: [tag('a')] } } },
      {
        urn,
        globalTags: { value: { ...keys, patch: [tag('b')] } },
        status: { value: [{ op: 'add', path: '/removed', value: false }] },
      },
      {
        urn,
        globalTags: {
          value: {
            patch: [{ op: 'remove', path: '/tags/urn:li:tag:a' }],
            arrayPrimaryKeys: { tags: ['tag'] },
          },
        },
      },
    ]);
    expect(status).toBe(200);
    expect(json.map((item: any) => item.globalTags.value.tags.map((one: any) => one.tag))).toEqual([
      ['urn:li:tag:a'],
      ['urn:li:tag:a', 'urn:li:tag:b'],
      ['urn:li:tag:b'],
    ]);
    expect(await value(urn, 'globalTags')).toEqual(json[2].globalTags.value);
    expect(await value(urn, 'status')).toEqual({ removed: false });
  });

  it('loses no patch if many clients patch one aspect at once', async () => {
    const urn = newDataset();
    const names = Array.from({ length: 20 }, (_, index) => `t${index}`);
    const answers = await Promise.all(
      names.map((name) =>
        v3.patch('dataset', [{ urn, globalTags: { value: { ...keys, patch: [tag(name)] } } }], '?async=true'),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 202));
    const { tags } = await value(urn, 'globalTags');
    expect(tags.map((one: any) => one.tag).sort()).toEqual(names.map((name) => `urn:li:tag:${name}`).sort());
  });

  it('reports the item and the operation that cannot be applied', async () => {
    const urn = newDataset();
    const answer = await v3.patch('dataset', [
      { urn, status: { value: [{ op: 'add', path: '/removed', value: false }] } },
      { urn, status: { value: { patch: [{ op: 'move', path: '/removed' }] } } },
    ]);
    expect([answer.status, answer.json]).toEqual([
      400,
      expect.objectContaining({
        code: 'INVALID_PATCH',
        index: 1,
        urn,
        aspect: 'status',
        path: '/1/status/value',
        operation: 0,
      }),
    ]);
    expect((await v3.on('HEAD', urn)).status).toBe(404);
  });

  it.each<[string, unknown]>([
    ['points', { datasetProfile: { value: [{ op: 'add', path: '/rowCount', value: 1 }] } }],
    ['an invalid result', { status: { value: [{ op: 'add', path: '/removed', value: 'no' }] } }],
    ['a value that is a text', { status: { value: '[]' } }],
  ])('of %s is refused', async (_what, aspects) => {
    const answer = await v3.patch('dataset', [{ urn: newDataset(), ...(aspects as object) }]);
    expect([answer.status, answer.json.index, answer.json.path]).toEqual([
      400,
      0,
      expect.stringMatching(/^\/0\/\w+(\/value)?$/),
    ]);
  });
});

describe('DELETE of an entity', () => {
  it('accepts an empty list as body, and a URN that is not encoded and has slashes', async () => {
    const name = unique('a b/c é%(x),y');
    const urn = `urn:li:tag:${name}`;
    await v3.put('tag', [{ urn, tagProperties: { value: { name } } }]);
    const raw = `urn:li:tag:${name.replaceAll('%', '%25').replaceAll(' ', '%20').replaceAll('é', '%C3%A9')}`;
    const answer = await v3.send('DELETE', `/openapi/v3/entity/tag/${raw}`, []);
    expect([answer.status, answer.json]).toEqual([200, { urn, rows: 2, timeseriesRows: 0 }]);
    expect((await v3.on('GET', urn)).status).toBe(404);
    expect((await v3.on('DELETE', urn)).json).toEqual({ urn, rows: 0, timeseriesRows: 0 });
  });

  it('leaves no version, point, edge or search hit behind', async () => {
    const urn = newDataset();
    for (const name of ['a', 'b'])
      await v3.put('dataset', [
        { urn, datasetProperties: { value: { name } }, datasetProfile: { value: { timestampMillis: 5 } } },
      ]);
    expect((await v3.on('DELETE', urn)).json).toMatchObject({ rows: 3, timeseriesRows: 1 });
    expect((await v3.on('GET', urn, '/datasetProperties?version=1')).status).toBe(404);
    const points = await catalog.post('/aspects?action=getTimeseriesAspectValues', {
      urn,
      aspect: 'datasetProfile',
    });
    expect(points.json.value.values).toEqual([]);
    expect(
      (await v3.send('GET', `/openapi/v3/entity/dataset?query=${encodeURIComponent(`urn:"${urn}"`)}`)).json
        .totalCount,
    ).toBe(0);
  });

  it('deletes only the given aspects with `aspects`, and all but the key with `clear`', async () => {
    const urn = newDataset();
    const all = {
      status: { value: { removed: false } },
      datasetProperties: { value: { name: 'x' } },
      siblings: { value: { siblings: [], primary: true } },
    };
    await v3.put('dataset', [{ urn, ...all }]);
    expect((await v3.on('DELETE', urn, '?aspects=status,datasetProperties')).json).toEqual({
      urn,
      aspects: ['status', 'datasetProperties'],
    });
    const left = ['urn', 'datasetKey', 'siblings', 'dataPlatformInstance', 'browsePathsV2'];
    expect(Object.keys((await v3.on('GET', urn)).json)).toEqual(left);
    expect((await v3.on('DELETE', urn, '?clear=true')).status).toBe(200);
    expect(Object.keys((await v3.on('GET', urn)).json)).toEqual(['urn', 'datasetKey']);
    expect((await v3.on('DELETE', urn, '?aspects=datasetKey')).json).toEqual({
      urn,
      rows: expect.any(Number),
      timeseriesRows: 0,
    });
    expect((await v3.on('GET', urn)).status).toBe(404);
  });

  it.each([
    ['/openapi/v3/entity/dataset/urn:li:tag:x', 'INVALID_URN'],
    ['/openapi/v3/entity/nosuch/urn:li:tag:x', 'UNKNOWN_ENTITY'],
    ['/openapi/v3/entity/tag/nonsense', 'INVALID_URN'],
    ['/openapi/v3/entity/tag/urn:li:tag:x?aspects=nosuch', 'UNKNOWN_ASPECT'],
    ['/openapi/v3/entity/tag/urn:li:tag:x?clear=maybe', 'INVALID_REQUEST'],
  ])('of %s is refused as %s', async (path, code) => {
    const answer = await v3.send('DELETE', path, []);
    expect([answer.status, answer.json.code]).toEqual([400, code]);
  });
});
