/** Entities of any type through OpenAPI v3, and through the older forms of version 2. */
import { unique } from '../helpers/catalog.js';
import { openV3 } from '../helpers/api/suite.js';

const { v3, newDataset, value } = await openV3();
const GENERIC = '/openapi/v3/entity/generic';
const newTag = () => `urn:li:tag:${unique('generic')}`;
const removed = (is: boolean) => ({ value: { removed: is } });
const path = (urn: string, rest = '') => `/${encodeURIComponent(urn)}${rest}`;

describe('generic endpoints', () => {
  it('write, patch and read entities of several types in one request', async () => {
    const [tag, dataset] = [newTag(), newDataset()];
    const body = {
      dataset: [{ urn: dataset, status: removed(false) }],
      TAG: [{ urn: tag, tagProperties: { value: { name: 'a' } }, status: removed(false) }],
    };
    const written = await v3.send('POST', GENERIC, body);
    expect([written.status, written.json]).toMatchObject([200, body]);
    expect(written.json.TAG[0].tagKey).toEqual({ value: { name: tag.split(':')[3] } });
    expect(written.headers.get('traceparent')).toMatch(/^00-/);
    const patch = { value: { patch: [{ op: 'add', path: '/removed', value: true }] } };
    const patched = await v3.send('PATCH', `${GENERIC}?async=true`, {
      tag: [{ urn: tag, status: patch }],
      dataset: [{ urn: dataset, status: patch }],
    });
    expect([patched.status, patched.json]).toEqual([
      202,
      { tag: [{ urn: tag, status: removed(true) }], dataset: [{ urn: dataset, status: removed(true) }] },
    ]);
    const read = await v3.send('POST', `${GENERIC}/batchGet`, {
      tag: [{ urn: newTag() }, { urn: tag, tagProperties: {} }],
      dataset: [{ urn: dataset, status: { headers: { 'If-Version-Match': '1' } } }],
      chart: [],
    });
    expect(read.json).toEqual({
      tag: [{ urn: tag, tagProperties: { value: { name: 'a' } } }],
      dataset: [{ urn: dataset, status: removed(false) }],
      chart: [],
    });
  });

  it('store nothing if one item is refused, and name it', async () => {
    const [tag, dataset] = [newTag(), newDataset()];
    const refused = await v3.send('POST', GENERIC, {
      dataset: [{ urn: dataset, status: removed(false) }],
      tag: [{ urn: tag, status: { value: { removed: 'x' } } }],
    });
    expect([refused.status, refused.json]).toEqual([
      400,
      expect.objectContaining({ path: '/tag/0/status/value/removed', urn: tag, error: 'Validation Error' }),
    ]);
    expect(await value(dataset, 'status')).toBeUndefined();
  });

  it('take the type from the URN', async () => {
    const urn = newTag();
    await v3.send('POST', GENERIC, {
      tag: [{ urn, tagProperties: { value: { name: 'a' } }, status: removed(false) }],
    });
    const send = (method: string, rest = '') => v3.send(method, GENERIC + path(urn, rest));
    expect((await send('GET', '?aspects=status')).json).toEqual({ urn, status: removed(false) });
    expect((await send('GET', '/tagproperties')).json).toEqual({ value: { name: 'a' } });
    expect([(await send('HEAD')).status, (await send('HEAD', '/ownership')).status]).toEqual([204, 404]);
    expect((await send('DELETE', '/status')).json).toEqual({ urn, aspects: ['status'] });
    expect((await send('DELETE')).status).toBe(200);
    expect((await send('GET')).status).toBe(404);
  });

  it.each([
    ['POST', { nosuch: [] }, 'UNKNOWN_ENTITY'],
    ['POST', { tag: {} }, 'INVALID_REQUEST'],
    ['POST', [], 'INVALID_REQUEST'],
    ['PATCH', { tag: [{ urn: 'urn:li:dataset:x' }] }, 'INVALID_REQUEST'],
  ])('refuse %s %j', async (method, body, code) => {
    const { status, json } = await v3.send(method, GENERIC, body);
    expect([status, json.code]).toEqual([400, code]);
  });

  it('refuse a URN of an unknown type in the words that clients know', async () => {
    const { status, json } = await v3.send('GET', `${GENERIC}/urn:li:nosuch:x`);
    expect([status, json.error]).toEqual([400, expect.stringMatching(/^(Invalid urn!|Validation Error)/)]);
  });
});

describe('version 2', () => {
  const V2 = '/openapi/v2/entity/tag';

  it('writes entities with aspects in a member of their own', async () => {
    const urn = newTag();
    const items = [{ urn, aspects: { tagProperties: { value: { name: 'a' } }, status: removed(false) } }];
    const written = await v3.send('POST', V2, items);
    expect([written.status, written.json]).toEqual([200, [{ urn }]]);
    const detailed = await v3.send('POST', `${V2}?systemMetadata=true`, items);
    expect(detailed.json).toMatchObject([{ urn, aspects: { tagProperties: { value: { name: 'a' } } } }]);
    const read = await v3.send('GET', V2 + path(urn, '?aspectNames=status,tagProperties'));
    expect(read.json).toEqual(items[0]);
    expect((await v3.send('HEAD', V2 + path(urn))).status).toBe(204);
    expect((await v3.send('GET', V2 + path(newTag()))).status).toBe(404);
  });

  it('writes the bare value of one aspect, patches and deletes it', async () => {
    const urn = newTag();
    const send = (method: string, body?: unknown) => v3.send(method, V2 + path(urn, '/tagProperties'), body);
    const shown = (name: string) => ({ urn, aspects: { tagProperties: { value: { name } } } });
    expect((await send('POST', { name: 'a' })).json).toEqual(shown('a'));
    expect((await send('POST', { name: 'b' })).json).toEqual(shown('b'));
    expect((await send('PATCH', { patch: [{ op: 'add', path: '/name', value: 'c' }] })).json).toEqual(
      shown('c'),
    );
    expect((await send('GET')).json).toEqual({ value: { name: 'c' } });
    expect((await send('DELETE')).json).toEqual({ urn, aspects: ['tagProperties'] });
    expect((await send('HEAD')).status).toBe(404);
    expect((await v3.send('DELETE', V2 + path(urn))).status).toBe(200);
  });

  it.each([
    [[{ urn: 'urn:li:tag:x' }], '/0/aspects'],
    [[{ urn: 'urn:li:tag:x', aspects: {} }], '/0/aspects'],
    [
      [{ urn: 'urn:li:tag:x', aspects: { status: { value: { removed: 1 } } } }],
      '/0/aspects/status/value/removed',
    ],
  ])('refuses %j at %s', async (body, at) => {
    const { status, json } = await v3.send('POST', V2, body);
    expect([status, json.path]).toEqual([400, at]);
  });

  it('writes through the form with record names, and returns each URN once', async () => {
    const urn = newTag();
    const item = (aspectName: string, aspectValue: unknown) => ({
      ...{ entityType: 'tag', entityUrn: urn, changeType: 'UPSERT', aspectName },
      aspect: { value: aspectValue, contentType: 'application/json' },
    });
    const url = '/openapi/v2/platform/entities/v1/?async=false';
    const written = await v3.send('POST', url, [
      item('status', { __type: 'Status', removed: false }),
      item('tagProperties', '{"name":"a"}'),
    ]);
    expect([written.status, written.json]).toEqual([200, [urn]]);
    expect(await value(urn, 'tagProperties')).toEqual({ name: 'a' });
    const refused = await v3.send('POST', url, [item('status', { removed: 'x' })]);
    expect([refused.status, refused.json.path]).toEqual([400, '/0/aspect/value/removed']);
  });

  it.each(['v2', 'v3'])('lists the relationships of an entity in both directions: %s', async (version) => {
    const base = `/openapi/${version}/relationship`;
    const [upstream, downstream] = [newDataset(), newDataset()];
    await v3.put('dataset', [
      { urn: downstream, upstreamLineage: { value: { upstreams: [{ dataset: upstream, type: 'COPY' }] } } },
      { urn: upstream, status: removed(false) },
    ]);
    const edge = {
      relationshipType: 'DownstreamOf',
      source: { urn: downstream, entityType: 'dataset' },
      destination: { urn: upstream, entityType: 'dataset' },
    };
    const list = async (urn: string, query: string) =>
      (await v3.send('GET', `${base}/dataset${path(urn, query)}`)).json.results;
    expect(await list(downstream, '?relationshipTypes=DownstreamOf')).toEqual([edge]);
    expect(await list(upstream, '?direction=INCOMING')).toEqual([edge]);
    expect(await list(upstream, '?relationshipTypes=DownstreamOf')).toEqual([]);
    const all = await v3.send('GET', `${base}/DownstreamOf?count=1`);
    expect([all.status, all.json.results.length]).toEqual([200, 1]);
    const next = await v3.send('GET', `${base}/DownstreamOf?count=1&scrollId=${all.json.scrollId}`);
    expect([next.status, next.json.results]).not.toEqual([200, all.json.results]);
    const wrong = await v3.send('GET', `${base}/tag${path(upstream)}`);
    expect([wrong.status, wrong.json.code]).toEqual([400, 'INVALID_URN']);
  });
});
