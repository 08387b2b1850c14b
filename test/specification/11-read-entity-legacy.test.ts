/** Endpoints: read an entity, legacy and deprecated, GET /entities/<url-encoded-urn>. */
import { unique } from '../helpers/catalog.js';
import { openService, urnsOf } from './service.js';

const { request, write } = openService();

it('response: value with the snapshot record, its urn and its aspects by record name; key aspects are included', async () => {
  const name = unique('tag');
  const urn = urnsOf(name).tag!;
  await write(urn, 'tagProperties', { name: 'Engineering', description: 'About engineering' });
  expect((await request(`GET /entities/${encodeURIComponent(urn)}`)).json).toEqual({
    value: {
      'com.linkedin.metadata.snapshot.TagSnapshot': {
        urn,
        aspects: expect.arrayContaining([
          { 'com.linkedin.metadata.key.TagKey': { name } },
          { 'com.linkedin.tag.TagProperties': { name: 'Engineering', description: 'About engineering' } },
        ]),
      },
    },
  });
});

it('for a glossary term the snapshot carries ownership and glossaryTermInfo as direct properties', async () => {
  const urn = urnsOf(unique('term')).glossaryTerm!;
  const info = { definition: 'A term', termSource: 'EXTERNAL' };
  const owners = [{ owner: 'urn:li:corpuser:foo', type: 'DATAOWNER' }];
  await write(urn, 'glossaryTermInfo', info);
  await write(urn, 'ownership', { owners, lastModified: { time: 0, actor: 'urn:li:corpuser:foo' } });
  const { json } = await request(`GET /entities/${encodeURIComponent(urn)}`);
  expect(json.value['com.linkedin.metadata.snapshot.GlossaryTermSnapshot']).toMatchObject({
    urn,
    glossaryTermInfo: info,
    ownership: { owners },
  });
});

it('only the latest version of each aspect is returned', async () => {
  const urn = urnsOf(unique('latest')).tag!;
  for (const name of ['First', 'Second']) await write(urn, 'tagProperties', { name });
  const { json } = await request(`GET /entities/${encodeURIComponent(urn)}`);
  const { aspects } = json.value['com.linkedin.metadata.snapshot.TagSnapshot'];
  expect(aspects.filter((aspect: object) => 'com.linkedin.tag.TagProperties' in aspect)).toEqual([
    { 'com.linkedin.tag.TagProperties': { name: 'Second' } },
  ]);
});
