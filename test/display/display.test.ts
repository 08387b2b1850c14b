/** How pages show an entity: the embedded page, colour and icon. */
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, newDomain, newTerm, stored, done, mutate } = mutationTools(() => catalog);
const display = (urn: string, input: object) =>
  catalog.graphql(
    `mutation ($urn: String!, $input: DisplayPropertiesUpdateInput!) { updateDisplayProperties(urn: $urn, input: $input) }`,
    { urn, input },
  );

it('the embedded page of a table is set; without an address it stays', async () => {
  const urn = await newTable();
  const renderUrl = 'https://example.com/page';
  await done('updateEmbed', { urn, renderUrl });
  await done('updateEmbed', { urn, renderUrl: null });
  const { dataset } = await catalog.query(`{ dataset(urn: "${urn}") { embed { renderUrl } } }`);
  expect(dataset.embed).toEqual({ renderUrl });
  const { errors } = await mutate('updateEmbed', { urn: await newDomain(), renderUrl });
  expect(errors[0].extensions.reason).toBe('INVALID_URN');
});

it('the embedded page has a web address, which a script is not', async () => {
  const urn = await newTable();
  await done('updateEmbed', { urn, renderUrl: 'https://example.com/page' });
  const { errors } = await mutate('updateEmbed', { urn, renderUrl: 'javascript:alert(1)' });
  expect(errors[0].extensions).toMatchObject({ reason: 'INVALID_REQUEST', path: '/input/renderUrl' });
  expect(await stored(urn, 'embed')).toEqual({ renderUrl: 'https://example.com/page' });
});

it('colour and icon change member by member', async () => {
  for (const urn of [await newDomain(), await newTerm()]) {
    const icon = { iconLibrary: 'MATERIAL', name: 'star', style: 'outlined' };
    expect(await display(urn, { colorHex: '#112233', icon })).toMatchObject({
      data: { updateDisplayProperties: true },
    });
    await display(urn, { icon: { name: 'moon' } });
    expect(await stored(urn, 'displayProperties')).toEqual({
      colorHex: '#112233',
      icon: { ...icon, name: 'moon' },
    });
  }
});

it.each([
  [{ colorHex: 'red' }, 'INVALID_REQUEST'],
  [{ icon: { name: 'star' } }, 'INVALID_ASPECT'],
])('%j is refused for a domain without an icon', async (input, code) => {
  const urn = await newDomain();
  expect((await display(urn, input)).errors[0].extensions.reason).toBe(code);
  expect(await stored(urn, 'displayProperties')).toBeUndefined();
});

it('a table has no colour', async () => {
  expect((await display(await newTable(), {})).errors[0].extensions.reason).toBe('INVALID_URN');
});
