/** Snapshots of several entities in one request. */
import { unique } from '../helpers/catalog.js';
import { openCatalog } from '../helpers/api/suite.js';

const catalog = await openCatalog();

const snapshot = (urn: string, aspects: readonly object[]) => ({
  value: { 'com.linkedin.metadata.snapshot.TagSnapshot': { urn, aspects } },
});
const properties = (name: string) => ({ 'com.linkedin.tag.TagProperties': { name } });
const ingest = (body: object) => catalog.post('/entities?action=batchIngest', body);
const newTag = () => `urn:li:tag:${unique('batch')}`;

it('a batch of snapshots writes the aspects of all entities, each with its system metadata', async () => {
  const [one, other] = [newTag(), newTag()];
  const answer = await ingest({
    entities: [snapshot(one, [properties('a')]), snapshot(other, [properties('b')])],
    systemMetadata: [{ runId: 'first' }, null],
  });
  expect([answer.status, answer.json]).toEqual([200, { value: null }]);
  const [first, second] = [
    await catalog.aspect(one, 'tagProperties'),
    await catalog.aspect(other, 'tagProperties'),
  ];
  expect([first.json.systemMetadata?.runId, second.json.systemMetadata?.runId]).toEqual(['first', undefined]);
  expect(Object.values(second.json.aspect)).toEqual([{ name: 'b' }]);
});

it('a batch of snapshots stores nothing if one entity is refused, and names it', async () => {
  const urn = newTag();
  const refused = await ingest({
    entities: [snapshot(urn, [properties('a')]), snapshot(newTag(), [{ 'a.b': {} }])],
  });
  const name = 'com.linkedin.metadata.snapshot.TagSnapshot';
  expect([refused.status, refused.json.path]).toEqual([400, `/entities/1/value/${name}/aspects/0`]);
  expect((await catalog.aspect(urn, 'tagProperties')).status).toBe(404);
});

it('a batch of snapshots may be empty', async () => {
  expect((await ingest({ entities: [] })).status).toBe(200);
});
