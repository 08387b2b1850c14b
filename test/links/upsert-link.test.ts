/** A link that is added, or changed if it exists. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, stored, done, mutate } = mutationTools(() => catalog);
const linksOf = async (urn: string) => (await stored(urn, 'institutionalMemory'))?.elements;

it('a link is added once; the next request changes its settings and keeps its creation', async () => {
  const resourceUrn = await newTable();
  const link = { linkUrl: 'https://example.com/a', label: 'Guide', resourceUrn };
  await done('upsertLink', { ...link, settings: { showInAssetPreview: true } });
  const [added] = await linksOf(resourceUrn);
  expect(added).toMatchObject({
    ...{ url: link.linkUrl, description: 'Guide', settings: { showInAssetPreview: true } },
  });
  expect(added).not.toHaveProperty('updateStamp');
  await done('upsertLink', link);
  const [kept] = await linksOf(resourceUrn);
  expect(kept).toEqual({ ...added, updateStamp: { ...added.createStamp, time: expect.any(Number) } });
  await done('upsertLink', { ...link, settings: { showInAssetPreview: false } });
  await done('upsertLink', { ...link, label: 'Another' });
  expect(await linksOf(resourceUrn)).toMatchObject([
    { description: 'Guide', settings: { showInAssetPreview: false }, createStamp: added.createStamp },
    { description: 'Another' },
  ]);
});

it.each([
  ['not an address', 'INVALID_REQUEST'],
  ['/relative', 'INVALID_REQUEST'],
  ['javascript:alert(1)', 'INVALID_REQUEST'],
])('%s is refused', async (linkUrl, code) => {
  const resourceUrn = await newTable();
  const { errors } = await mutate('upsertLink', { linkUrl, label: 'x', resourceUrn });
  expect(errors[0].extensions).toMatchObject({ reason: code, path: '/input/linkUrl' });
  expect(await linksOf(resourceUrn)).toBeUndefined();
});

it('the other mutations refuse such addresses too, but change a link that has one', async () => {
  const resourceUrn = await newTable();
  const linkUrl = 'javascript:alert(1)';
  const added = await mutate('addLink', { linkUrl, label: 'x', resourceUrn });
  expect(added.errors[0].extensions).toMatchObject({ reason: 'INVALID_REQUEST', path: '/input/linkUrl' });
  const createStamp = { time: 1, actor: 'urn:li:corpuser:ann' };
  const elements = [{ url: '/wiki', description: 'x', createStamp }];
  await catalog.ingest(resourceUrn, 'institutionalMemory', { elements });
  const current = { currentUrl: '/wiki', currentLabel: 'x', resourceUrn };
  const changed = await mutate('updateLink', { ...current, linkUrl, label: 'x' });
  expect(changed.errors[0].extensions).toMatchObject({ reason: 'INVALID_REQUEST', path: '/input/linkUrl' });
  await done('updateLink', { ...current, linkUrl: '/wiki', label: 'Wiki' });
  expect(await linksOf(resourceUrn)).toMatchObject([{ url: '/wiki', description: 'Wiki' }]);
});

it('the entity must exist', async () => {
  const resourceUrn = datasetUrn(unique('none'));
  const { errors } = await mutate('upsertLink', { linkUrl: 'mailto:a@example.com', label: 'x', resourceUrn });
  expect(errors[0].extensions.reason).toBe('NOT_FOUND');
});
