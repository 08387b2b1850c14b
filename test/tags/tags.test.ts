/** Mutations that create, change and delete tags. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const CREATE = 'mutation ($input: CreateTagInput!) { createTag(input: $input) }';
const READ = `query ($urn: String!) { tag(urn: $urn) { name description properties { colorHex }
  ownership { owners { owner { ... on CorpUser { urn } } type } } } }`;

it('creates a tag with the given id, owned by the actor', async () => {
  const id = unique('tag');
  const { createTag: urn } = await catalog.query(CREATE, {
    input: { id, name: 'Personal', description: 'Of people' },
  });
  expect(urn).toBe(`urn:li:tag:${id}`);
  expect((await catalog.query(READ, { urn })).tag).toEqual({
    name: 'Personal',
    description: 'Of people',
    properties: { colorHex: null },
    ownership: { owners: [{ owner: { urn: 'urn:li:corpuser:datahub' }, type: 'TECHNICAL_OWNER' }] },
  });
});

it('creates a tag with a new id if the input has none', async () => {
  const urns = await Promise.all(
    ['A', 'A'].map(async (name) => (await catalog.query(CREATE, { input: { name } })).createTag),
  );
  for (const urn of urns) expect(urn).toMatch(/^urn:li:tag:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(new Set(urns).size).toBe(2);
});

it('refuses to create a tag whose id exists', async () => {
  const id = unique('tag');
  await catalog.query(CREATE, { input: { id, name: 'First' } });
  const { errors } = await catalog.graphql(CREATE, { input: { id, name: 'Second' } });
  expect(errors).toMatchObject([{ extensions: { reason: 'CONFLICT' } }]);
  expect((await catalog.query(READ, { urn: `urn:li:tag:${id}` })).tag.name).toBe('First');
});

it('changes name, description and colour independently', async () => {
  const { createTag: urn } = await catalog.query(CREATE, { input: { name: 'Old', description: 'Text' } });
  await catalog.query(`mutation { setTagColor(urn: "${urn}", colorHex: "#aabbcc") }`);
  const update =
    'mutation ($urn: String!, $input: TagUpdateInput!) { updateTag(urn: $urn, input: $input) { name } }';
  expect((await catalog.query(update, { urn, input: { urn, name: 'New' } })).updateTag).toEqual({
    name: 'New',
  });
  expect((await catalog.query(READ, { urn })).tag).toMatchObject({
    name: 'New',
    description: 'Text',
    properties: { colorHex: '#aabbcc' },
  });
  await catalog.query(update, { urn, input: { urn, name: 'New', description: null } });
  expect((await catalog.query(READ, { urn })).tag.description).toBeNull();
});

it('replaces the owners of a tag, who must exist unless they are owners already', async () => {
  const { createTag: urn } = await catalog.query(CREATE, { input: { name: 'Owned' } });
  const owner = `urn:li:corpuser:${unique('owner')}`;
  const update =
    'mutation ($urn: String!, $input: TagUpdateInput!) { updateTag(urn: $urn, input: $input) { name } }';
  const ownership = { owners: [{ owner, type: 'BUSINESS_OWNER' }] };
  const change = () => catalog.graphql(update, { urn, input: { urn, name: 'Changed', ownership } });
  expect((await change()).errors).toMatchObject([{ extensions: { reason: 'NOT_FOUND' } }]);
  expect((await catalog.query(READ, { urn })).tag.name).toBe('Owned');
  await catalog.ingest(owner, 'corpUserInfo', { active: true });
  expect((await change()).errors).toBeUndefined();
  const { tag } = await catalog.query(READ, { urn });
  expect(tag).toMatchObject({
    name: 'Changed',
    ownership: { owners: [{ owner: { urn: owner }, type: 'BUSINESS_OWNER' }] },
  });
  await catalog.post('/entities?action=delete', { urn: owner });
  expect((await change()).errors).toBeUndefined();
});

it('deletes a tag, which can then be created again', async () => {
  const id = unique('tag');
  const { createTag: urn } = await catalog.query(CREATE, { input: { id, name: 'Gone' } });
  expect((await catalog.query(`mutation { deleteTag(urn: "${urn}") }`)).deleteTag).toBe(true);
  expect((await catalog.query(READ, { urn })).tag).toMatchObject({ properties: null });
  await catalog.query(CREATE, { input: { id, name: 'Back' } });
});

it('deleteTag succeeds for a tag that does not exist, and refuses a URN of another type', async () => {
  const remove = (urn: string) => catalog.graphql(`mutation { deleteTag(urn: "${urn}") }`);
  expect((await remove(`urn:li:tag:${unique('none')}`)).data.deleteTag).toBe(true);
  expect((await remove('urn:li:corpuser:ann')).errors).toMatchObject([
    { extensions: { reason: 'INVALID_URN' } },
  ]);
});

it.each([
  ['updateTag', 'updateTag(urn: "URN", input: {urn: "URN", name: "x"}) { urn }'],
  ['setTagColor', 'setTagColor(urn: "URN", colorHex: "#123456")'],
])('%s refuses a tag that does not exist and a URN of another type', async (_, call) => {
  const urn = `urn:li:tag:${unique('none')}`;
  const { errors } = await catalog.graphql(`mutation { ${call.replaceAll('URN', urn)} }`);
  expect(errors).toMatchObject([
    { message: expect.stringContaining(urn), extensions: { reason: 'NOT_FOUND' } },
  ]);
  expect((await catalog.query(READ, { urn })).tag).toMatchObject({ properties: null });
  const other = await catalog.graphql(`mutation { ${call.replaceAll('URN', 'urn:li:corpuser:ann')} }`);
  expect(other.errors).toMatchObject([{ extensions: { reason: 'INVALID_URN' } }]);
});

it('refuses an invalid colour and an empty id', async () => {
  const { errors } = await catalog.graphql(`mutation {
    color: setTagColor(urn: "urn:li:tag:x", colorHex: "red") id: createTag(input: {id: "", name: "x"}) }`);
  expect(errors).toMatchObject([
    { path: ['color'], extensions: { reason: 'INVALID_REQUEST' } },
    { path: ['id'], extensions: { reason: 'INVALID_URN' } },
  ]);
});
