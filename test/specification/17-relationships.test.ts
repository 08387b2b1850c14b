/** Endpoints: relationships, GET /relationships. */
import { unique } from '../helpers/catalog.js';
import { openService, urnsOf } from './service.js';

const { request, write } = openService();

const [first, second] = [urnsOf(unique('owned')).dataset!, urnsOf(unique('owned')).dataset!];
const { corpuser: owner, tag } = urnsOf(unique('owner'));
const related = async (urn: string, direction: string, types: string) => {
  const path = `/relationships?urn=${encodeURIComponent(urn)}&direction=${direction}&types=${types}`;
  const { status, json } = await request(`GET ${path}`);
  expect(status).toBe(200);
  return json.entities;
};

beforeAll(async () => {
  const lastModified = { time: 0, actor: 'urn:li:corpuser:foo' };
  for (const urn of [first, second])
    await write(urn, 'ownership', { owners: [{ owner, type: 'DATAOWNER' }], lastModified });
  await write(first, 'globalTags', { tags: [{ tag }] });
});

it('direction OUTGOING; response: entities, the URNs on the other side of the edge', async () => {
  expect(await related(first, 'OUTGOING', 'OwnedBy')).toEqual([owner]);
});

it('direction INCOMING', async () => {
  expect((await related(owner!, 'INCOMING', 'OwnedBy')).sort()).toEqual([first, second].sort());
});

it('types: a relationship name', async () => {
  expect(await related(first, 'OUTGOING', 'TaggedWith')).toEqual([tag]);
  expect(await related(owner!, 'INCOMING', 'TaggedWith')).toEqual([]);
});
