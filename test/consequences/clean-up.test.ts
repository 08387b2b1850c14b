/** What a permanent deletion leaves is cleaned up when it is acknowledged, whichever way something is deleted. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Driver } from 'neo4j-driver';
import { fileTools } from '../files/support.js';
import { datasetUrn, startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { openDriver } from '../helpers/driver.js';

let catalog: TestCatalog;
let driver: Driver;
beforeAll(async () => {
  driver = await openDriver();
  const files = { kind: 'folder', folder: join(tmpdir(), unique('files')) } as const;
  catalog = await startFreshCatalog({
    files: { ...files, prefix: 'product_assets', maxBytes: 1_000, uploadSeconds: 60 },
  });
});
afterAll(async () => {
  await catalog.stop();
  await driver.close();
});
const { store, download } = fileTools(() => catalog);

const ROOT = 'urn:li:corpuser:datahub';

/** @param aspectName that a registry wrote, or that is deleted */
const ways: Readonly<Record<string, (urn: string, aspectName: string) => Promise<unknown>>> = {
  'with its references': (urn) => catalog.post('/entities?action=delete', { urn }),
  'by a proposal': (urn, aspectName) => catalog.ingest(urn, aspectName, undefined, { changeType: 'DELETE' }),
  'by the registry that wrote it': async (urn, aspectName) => {
    const [registryName, registryVersion] = [unique('registry'), '1.0.0'];
    const { json } = await catalog.aspect(urn, aspectName);
    const [value] = Object.values(json.aspect);
    const systemMetadata = { registryName, registryVersion };
    // Another value, because an unchanged one stays with the registry that wrote it first.
    const changed = { ...(value as object), [CHANGING[aspectName]!]: 'again' };
    expect((await catalog.ingest(urn, aspectName, changed, { systemMetadata })).status).toBe(200);
    const { text } = await catalog.post('/entities?action=deleteAll', {
      ...{ registryId: `${registryName}:${registryVersion}`, dryRun: false, soft: false },
    });
    expect(text).toContain('"aspectsAffected":1');
  },
};
const CHANGING: Record<string, string> = {
  propertyDefinition: 'description',
  dataHubFileInfo: 'originalFileName',
};

async function undo(runId: string): Promise<void> {
  expect((await catalog.post('/runs?action=rollback', { runId, dryRun: false })).status).toBe(200);
}

describe('a structured property', () => {
  it.each(['by the registry that wrote it'])('deleted %s has no values', async (way) => {
    const id = unique('io.acme.tier');
    const [property, table] = [`urn:li:structuredProperty:${id}`, datasetUrn(unique('table'))];
    const definition = { qualifiedName: id, valueType: 'urn:li:dataType:datahub.string' };
    await catalog.ingest(property, 'propertyDefinition', {
      ...definition,
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    });
    const properties = [{ propertyUrn: property, values: [{ string: 'a' }] }];
    expect((await catalog.ingest(table, 'structuredProperties', { properties })).status).toBe(200);
    await ways[way]!(property, 'propertyDefinition');
    const { json } = await catalog.aspect(table, 'structuredProperties');
    expect(Object.values(json.aspect)).toEqual([{ properties: [] }]);
  });
});

describe('the object of a file', () => {
  it.each(Object.keys(ways))('is removed with a file that is deleted %s', async (way) => {
    const asset = datasetUrn(unique('documented'));
    await catalog.ingest(asset, 'status', { removed: false });
    const [gone, kept] = [await store(asset, 'abc'), await store(asset, 'def')];
    await ways[way]!(`urn:li:dataHubFile:${gone}`, 'dataHubFileInfo');
    // Whoever describes the file again does not get the old content.
    const info = await catalog.aspect(`urn:li:dataHubFile:${kept}`, 'dataHubFileInfo');
    const described: any = Object.values(info.json.aspect)[0];
    const location = { ...described.bucketStorageLocation, storageKey: `product_assets/${gone}` };
    await catalog.ingest(`urn:li:dataHubFile:${gone}`, 'dataHubFileInfo', {
      ...described,
      bucketStorageLocation: location,
    });
    expect([(await download(gone)).status, (await download(kept)).status]).toEqual([404, 200]);
  });

  it('is removed after a rollback of the run that described the file, and of one that created its asset', async () => {
    const [runId, other] = [unique('run'), unique('run')];
    const [asset, created] = [datasetUrn(unique('documented')), datasetUrn(unique('created'))];
    await catalog.ingest(asset, 'status', { removed: false });
    await catalog.ingest(created, 'status', { removed: false }, { systemMetadata: { runId: other } });
    const [first, second] = [await store(asset, 'abc'), await store(created, 'abc')];
    const urn = `urn:li:dataHubFile:${first}`;
    const { json } = await catalog.aspect(urn, 'dataHubFileInfo');
    const [info] = Object.values(json.aspect) as [object];
    await catalog.post('/entities?action=delete', { urn });
    await catalog.ingest(urn, 'dataHubFileInfo', info, { systemMetadata: { runId } });
    await undo(runId);
    await undo(other);
    await catalog.ingest(urn, 'dataHubFileInfo', info);
    expect([(await download(first)).status, (await download(second)).status]).toEqual([404, 404]);
    const { json: status } = await catalog.aspect(`urn:li:dataHubFile:${second}`, 'status');
    expect(Object.values(status.aspect)).toEqual([{ removed: true }]);
  });
});

describe('usage events', () => {
  const eventsOf = async (actor: string): Promise<number> => {
    const text = 'MATCH (event:UsageEvent {actor: $actor}) RETURN count(event) AS events';
    const { records } = await driver.executeQuery(text, { actor });
    return Number(records[0]!.get('events'));
  };

  it.each<[string, (urn: string, runId: string) => Promise<unknown>]>([
    ['over REST', (urn) => catalog.post('/entities?action=delete', { urn })],
    ['by a proposal', (urn) => catalog.ingest(urn, 'corpUserKey', undefined, { changeType: 'DELETE' })],
    ['by a rollback', (_, runId) => undo(runId)],
  ])('of a user who is deleted %s are gone, and later ones stay', async (_, remove) => {
    const [urn, runId] = [`urn:li:corpuser:${unique('gone')}`, unique('run')];
    await catalog.ingest(urn, 'corpUserInfo', { active: true }, { systemMetadata: { runId } });
    const at = Date.now();
    const create = `UNWIND $times AS at CREATE (:UsageEvent {actor: $urn, type: 'SearchEvent', at: at, visitor: $urn})`;
    await driver.executeQuery(create, { urn, times: [at - 5_000, at, at + 3_600_000] });
    await remove(urn, runId);
    expect(await eventsOf(urn)).toBe(1);
  });
});

it('another service runs what a crashed one has left', async () => {
  const id = unique('io.acme.left');
  const [property, table] = [`urn:li:structuredProperty:${id}`, datasetUrn(unique('table'))];
  await catalog.ingest(property, 'propertyDefinition', {
    ...{ qualifiedName: id, valueType: 'urn:li:dataType:datahub.string' },
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  });
  const properties = [{ propertyUrn: property, values: [{ string: 'a' }] }];
  await catalog.ingest(table, 'structuredProperties', { properties });
  // A service that crashed after the commit of a deletion leaves this, but has run nothing.
  const due = {
    ...{ id: unique('due'), consequence: 'remove-values-of-property', urn: property, actor: ROOT },
    ...{ at: 0, note: '', attempts: 0, notBefore: 0 },
  };
  await driver.executeQuery('MATCH (entity:Entity {urn: $property}) DETACH DELETE entity', { property });
  await driver.executeQuery('CREATE (due:Due) SET due = $due', { due });
  const isLeft = async (): Promise<boolean> => {
    const { records } = await driver.executeQuery('MATCH (due:Due {id: $id}) RETURN due', { id: due.id });
    return records.length > 0;
  };
  while (await isLeft()) await turn();
  const { json } = await catalog.aspect(table, 'structuredProperties');
  expect(Object.values(json.aspect)).toEqual([{ properties: [] }]);
});
