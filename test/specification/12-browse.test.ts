/** Endpoints: browse, POST /entities?action=browse. */
import { unique } from '../helpers/catalog.js';
import { JSON_BODY, openService, urnsOf } from './service.js';

const { request, write } = openService();

const folder = unique('folder');
const names = ['a', 'b', 'c'].map((letter) => `${unique('browsed')}_${letter}`);
const urns = names.map((name) => urnsOf(name).dataset!);
const browse = async (body: object) => (await request('POST /entities?action=browse', JSON_BODY, body)).json;

beforeAll(async () => {
  for (const urn of urns) await write(urn, 'browsePaths', { paths: [`/${folder}/inner`] });
});

it('response: numEntities, pageSize, from, metadata with totalNumEntities, groups and path, entities with name and urn', async () => {
  const { value } = await browse({ path: `/${folder}/inner`, entity: 'dataset', start: 0, limit: 10 });
  expect(value).toMatchObject({
    numEntities: 3,
    pageSize: 10,
    from: 0,
    metadata: { totalNumEntities: expect.any(Number), groups: [], path: `/${folder}/inner` },
  });
  expect(value.entities).toHaveLength(3);
  for (const [index, urn] of urns.entries())
    expect(value.entities).toContainEqual({ name: names[index], urn });
});

it('path: a slash-delimited browse path; groups are the next steps below it', async () => {
  const { value } = await browse({ path: `/${folder}`, entity: 'dataset', start: 0, limit: 10 });
  expect(value).toMatchObject({
    numEntities: 0,
    metadata: { totalNumEntities: 3, groups: [{ name: 'inner', count: 3 }], path: `/${folder}` },
    entities: [],
  });
});

it('entity: an entity name', async () => {
  const { value } = await browse({ path: `/${folder}/inner`, entity: 'chart', start: 0, limit: 10 });
  expect(value).toMatchObject({ numEntities: 0, entities: [] });
});

it('start is an offset, limit is a page size', async () => {
  const pages = [];
  for (const start of [0, 2]) {
    const { value } = await browse({ path: `/${folder}/inner`, entity: 'dataset', start, limit: 2 });
    expect(value).toMatchObject({ numEntities: 3, from: start });
    pages.push(value.entities.map(({ urn }: any) => urn));
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  expect(pages.flat().sort()).toEqual([...urns].sort());
});
