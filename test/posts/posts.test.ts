/** Posts: announcements on the home page and on the pages of entities. */
import { startCatalog, unique, uniqueWord, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newTable, stored } = mutationTools(() => catalog);

const CONTENT = { contentType: 'TEXT', title: 'News' };
const post = (input: object) => ({ postType: 'HOME_PAGE_ANNOUNCEMENT', content: CONTENT, ...input });
const list = async (input: object) =>
  (
    await catalog.query(
      `query ($input: ListPostsInput!) { listPosts(input: $input) { start count total posts { urn postType
        content { contentType title description link media { type location } } lastModified { time actor } } } }`,
      { input },
    )
  ).listPosts;

it('a post is created, listed, replaced and deleted', async () => {
  const title = uniqueWord('post');
  const media = { type: 'IMAGE', location: 'https://example.com/a.png' };
  const content = { contentType: 'LINK', title, description: 'All', link: 'https://example.com', media };
  expect(await done('createPost', post({ content }))).toBe(true);
  const { posts, ...page } = await list({ query: title });
  expect(page).toEqual({ start: 0, count: 20, total: 1 });
  expect(posts[0]).toMatchObject({
    ...{ postType: 'HOME_PAGE_ANNOUNCEMENT', content, lastModified: { actor: 'urn:li:corpuser:datahub' } },
  });
  const { urn } = posts[0];
  const before = await stored(urn, 'postInfo');
  const changed = { urn, postType: 'ENTITY_ANNOUNCEMENT', content: { contentType: 'TEXT', title } };
  await done('updatePost', changed);
  const { lastModified, ...after } = await stored(urn, 'postInfo');
  expect(after).toEqual({
    ...{ type: 'ENTITY_ANNOUNCEMENT', content: { type: 'TEXT', title } },
    ...{ created: before.created, auditStamp: before.auditStamp },
  });
  expect(lastModified).toBeGreaterThanOrEqual(before.lastModified);
  const remove = () => catalog.graphql('mutation ($urn: String!) { deletePost(urn: $urn) }', { urn });
  expect((await remove()).data).toEqual({ deletePost: true });
  expect((await list({ query: title })).total).toBe(0);
  expect([codeOf(await remove()), codeOf(await mutate('updatePost', changed))]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
});

it('posts about an entity are listed beside those that match a filter, the last modified one first', async () => {
  const [table, title] = [await newTable(), uniqueWord('post')];
  const field = `urn:li:schemaField:(${table},id)`;
  await done('createPost', post({ resourceUrn: table }));
  await done('createPost', post({ resourceUrn: table, subResource: 'id', subResourceType: 'DATASET_FIELD' }));
  await done('createPost', post({ content: { ...CONTENT, title } }));
  const [of, ofField] = [await list({ resourceUrn: table }), await list({ resourceUrn: field })];
  expect([of.total, ofField.total]).toEqual([1, 1]);
  const urns = ({ posts }: any) => posts.map(({ urn }: any) => urn);
  const matching = await list({ query: title });
  const orFilters = [{ and: [{ field: 'urn', values: urns(matching) }] }];
  expect(urns(await list({ resourceUrn: table, orFilters }))).toEqual([...urns(matching), ...urns(of)]);
});

it.each<[string, object, string]>([
  ['a blank title', { content: { ...CONTENT, title: ' ' } }, 'INVALID_REQUEST'],
  [
    'a link that is no web address',
    { content: { ...CONTENT, link: 'javascript:alert(1)' } },
    'INVALID_REQUEST',
  ],
  [
    'a picture that is a script',
    { content: { ...CONTENT, media: { type: 'IMAGE', location: 'javascript:alert(1)' } } },
    'INVALID_REQUEST',
  ],
  ['a schema field without its entity', { subResource: 'id' }, 'INVALID_REQUEST'],
  ['a text that is no URN', { resourceUrn: 'orders' }, 'INVALID_URN'],
  ['an entity that does not exist', { resourceUrn: 'urn:li:tag:none_at_all' }, 'NOT_FOUND'],
])('%s is refused, and no post is stored', async (_, input, code) => {
  const title = uniqueWord('refused');
  const content = { ...CONTENT, title, ...('content' in input && (input.content as object)) };
  expect(codeOf(await mutate('createPost', post({ ...input, content })))).toBe(code);
  expect((await list({ query: title })).total).toBe(0);
  expect(
    codeOf(await mutate('createPost', post({ content: { ...CONTENT, title: unique('ok') } }))),
  ).toBeUndefined();
});
