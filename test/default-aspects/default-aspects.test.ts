/** Aspects that an entity has although nobody wrote them, through each way to read and write. */
import { datasetUrn, unique } from '../helpers/catalog.js';
import { checkGraph } from '../helpers/api/checks.js';
import { openV3 } from '../helpers/api/suite.js';
import { runVerbs } from '../helpers/api/runs.js';

const { catalog, v3, newDataset, value } = await openV3();
const runs = runVerbs(catalog);

const HIVE = 'urn:li:dataPlatform:hive';
const NO_PATH = { path: [{ id: 'Default' }] };
const status = { value: { removed: false } };

async function created(): Promise<string> {
  const urn = newDataset();
  await catalog.ingest(urn, 'status', status.value);
  return urn;
}

const newContainer = () => `urn:li:container:${unique('c')}`;

describe('the answer to a write in version 3', () => {
  it('contains the key and the defaults of a new entity, once', async () => {
    const urn = newDataset();
    const write = async () => (await v3.put('dataset', [{ urn, status }])).json;
    expect(await write()).toEqual([
      {
        urn,
        status,
        datasetKey: { value: { platform: HIVE, name: expect.any(String), origin: 'PROD' } },
        browsePathsV2: { value: NO_PATH },
        dataPlatformInstance: { value: { platform: HIVE } },
      },
    ]);
    expect(await write()).toEqual([{ urn, status }]);
  });

  it('names aspects that its trace reports as stored', async () => {
    const urn = newDataset();
    const { json, headers } = await v3.put('dataset', [{ urn, status }]);
    const { urn: _, ...aspects } = json[0];
    const trace = `/openapi/v1/trace/write/${headers.get('traceparent')}?onlyIncludeErrors=false`;
    const { json: traced } = await v3.send('POST', trace, { [urn]: Object.keys(aspects) });
    const states = Object.values<any>(traced[urn]).map(({ primaryStorage }) => primaryStorage.writeStatus);
    expect(states).toEqual(Array(4).fill('ACTIVE_STATE'));
  });

  it('contains what was sent if that has a default', async () => {
    const urn = newDataset();
    const browsePathsV2 = { value: { path: [{ id: 'sent' }] } };
    const { json } = await v3.put('dataset', [{ urn, status, browsePathsV2 }]);
    expect(json[0]).toMatchObject({ browsePathsV2, dataPlatformInstance: { value: { platform: HIVE } } });
    expect(await value(urn, 'browsePathsV2')).toEqual(browsePathsV2.value);
  });

  it('repeats only what was sent if the write is asynchronous', async () => {
    const urn = newDataset();
    expect((await v3.put('dataset', [{ urn, status }], '?async=true')).json).toEqual([{ urn, status }]);
  });

  it('leaves out defaults that the type does not have', async () => {
    const urn = `urn:li:tag:${unique('t')}`;
    const { json } = await v3.put('tag', [{ urn, tagProperties: { value: { name: 'n' } } }]);
    expect(Object.keys(json[0]).sort()).toEqual(['tagKey', 'tagProperties', 'urn']);
  });
});

describe('defaults are returned by', () => {
  it('the reads of versions 2 and 3, with the metadata of the key', async () => {
    const urn = await created();
    const { json } = await v3.on('GET', urn, '?systemMetadata=true');
    expect(Object.keys(json)).toEqual(expect.arrayContaining(['browsePathsV2', 'dataPlatformInstance']));
    expect(json.browsePathsV2.auditStamp).toEqual(json.datasetKey.auditStamp);
    expect(json.browsePathsV2.systemMetadata.lastObserved).toBe(json.datasetKey.systemMetadata.lastObserved);
    const one = await v3.on('GET', urn, '?aspects=browsePathsV2');
    expect(one.json).toEqual({ urn, browsePathsV2: { value: NO_PATH } });
    const other = await v3.on('GET', urn, '/dataPlatformInstance');
    expect([other.status, other.json]).toEqual([200, { value: { platform: HIVE } }]);
    const older = await catalog.get(`/openapi/v2/entity/dataset/${encodeURIComponent(urn)}`);
    expect(older.json.aspects.browsePathsV2.value).toEqual(NO_PATH);
  });

  it('the reads of rest.li', async () => {
    const urn = await created();
    const { json } = await catalog.entity(urn);
    expect(json.aspects.browsePathsV2.value).toEqual(NO_PATH);
    expect(json.aspects.dataPlatformInstance.value).toEqual({ platform: HIVE });
    const { status: found, json: aspect } = await catalog.aspect(urn, 'browsePathsV2');
    expect([found, aspect.version, Object.values(aspect.aspect)]).toEqual([200, 0, [NO_PATH]]);
    expect((await catalog.aspect(datasetUrn(unique('nobody')), 'browsePathsV2')).status).toBe(404);
  });

  it('GraphQL', async () => {
    const urn = await created();
    const query =
      'query one($urn: String!) { dataset(urn: $urn) { browsePathV2 { path { name entity { urn } } } dataPlatformInstance { urn } } }';
    const { dataset } = await catalog.query(query, { urn });
    expect(dataset).toEqual({
      browsePathV2: { path: [{ name: 'Default', entity: null }] },
      dataPlatformInstance: null,
    });
  });
});

describe('a default', () => {
  it('follows the container until somebody writes the path', async () => {
    const urn = await created();
    const container = newContainer();
    await catalog.ingest(urn, 'container', { container });
    expect(await value(urn, 'browsePathsV2')).toEqual({ path: [{ id: container, urn: container }] });
    const written = { path: [{ id: 'mine' }] };
    await catalog.ingest(urn, 'browsePathsV2', written);
    await catalog.ingest(urn, 'container', { container: newContainer() });
    expect(await value(urn, 'browsePathsV2')).toEqual(written);
  });

  it('does not prevent the first write of the aspect, and is what a patch changes', async () => {
    const urn = await created();
    const sent = { value: { path: [{ id: 'x' }] } };
    expect((await v3.on('POST', urn, '/browsePathsV2', sent)).status).toBe(200);
    const instance = `urn:li:dataPlatformInstance:(${HIVE},eu)`;
    const patch = { patch: [{ op: 'add', path: '/instance', value: instance }] };
    const patched = await v3.on('PATCH', urn, '/dataPlatformInstance', patch);
    expect([patched.status, patched.json.dataPlatformInstance]).toEqual([
      200,
      { value: { platform: HIVE, instance } },
    ]);
  });

  it('is gone after a deletion of the aspect', async () => {
    const urn = await created();
    const deleted = await v3.on('DELETE', urn, '/browsePathsV2');
    expect(deleted.json.aspects).toEqual(['browsePathsV2']);
    expect((await v3.on('GET', urn, '/browsePathsV2')).status).toBe(404);
    expect(Object.keys((await v3.on('GET', urn)).json)).not.toContain('browsePathsV2');
    await v3.on('DELETE', urn, '?clear=true');
    expect(Object.keys((await v3.on('GET', urn)).json)).toEqual(['urn', 'datasetKey']);
    expect((await checkGraph(catalog, urn)).violations).toEqual({});
    await catalog.ingest(urn, 'browsePathsV2', NO_PATH);
    expect(await value(urn, 'browsePathsV2')).toEqual(NO_PATH);
  });

  it('returns after the rollback of the run that wrote or deleted the aspect', async () => {
    const urn = await created();
    const written = { path: [{ id: 'run' }] };
    for (const [changeType, path] of [
      ['UPSERT', written],
      ['DELETE', undefined],
    ] as const) {
      const runId = unique('run');
      await runs.write(runId, urn, 'browsePathsV2', path, changeType);
      expect(await value(urn, 'browsePathsV2')).toEqual(path);
      await runs.rollBack(runId);
      expect(await value(urn, 'browsePathsV2')).toEqual(NO_PATH);
    }
  });
});
