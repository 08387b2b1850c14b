/** Lists of domains, glossary entities and ownership types. */
import { startCatalog, unique, uniqueWord, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { done } = mutationTools(() => catalog);
const list = async (field: string, input: string, selection: string) =>
  (await catalog.query(`{ ${field}(input: { ${input} }) { start count total ${selection} { urn } } }`))[
    field
  ];

it('domains without a parent are listed, or the children of one, newest first', async () => {
  const name = uniqueWord('domain');
  const parent = await done('createDomain', { name });
  const children = [
    await done('createDomain', { name: 'older', parentDomain: parent }),
    await done('createDomain', { name: 'newer', parentDomain: parent }),
  ].reverse();
  const page = (...urns: string[]) => ({
    ...{ start: 0, count: 20, total: urns.length, domains: urns.map((urn) => ({ urn })) },
  });
  expect(await list('listDomains', `query: "${name}"`, 'domains')).toEqual(page(parent));
  expect(await list('listDomains', `parentDomain: "${parent}"`, 'domains')).toEqual(page(...children));
  const second = await list('listDomains', `parentDomain: "${parent}", start: 1, count: 1`, 'domains');
  expect(second).toEqual({ start: 1, count: 1, total: 2, domains: [{ urn: children[1] }] });
});

it('glossary entities outside of term groups are listed by URN', async () => {
  // The URNs sort before all others.
  const id = (name: string) => `!${unique(name)}`;
  const node = await done('createGlossaryNode', { id: id('node'), name: unique('x') });
  await done('createGlossaryNode', { id: id('child'), name: 'x', parentNode: node });
  const term = await done('createGlossaryTerm', { id: id('term'), name: unique('x') });
  await done('createGlossaryTerm', { id: id('child'), name: 'x', parentNode: node });
  const first = 'start: 0, count: 1000';
  const nodes = (await list('getRootGlossaryNodes', first, 'nodes')).nodes.map(({ urn }: any) => urn);
  const terms = (await list('getRootGlossaryTerms', first, 'terms')).terms.map(({ urn }: any) => urn);
  expect([nodes.includes(node), terms.includes(term)]).toEqual([true, true]);
  expect([...nodes, ...terms].filter((urn: string) => urn.includes('!child'))).toEqual([]);
  expect([nodes, terms]).toEqual([[...nodes].sort(), [...terms].sort()]);
});

it('ownership types are searched and filtered', async () => {
  const name = uniqueWord('kind');
  const { createOwnershipType } = await catalog.query(
    `mutation { createOwnershipType(input: { name: "${name}", description: "x" }) { urn } }`,
  );
  const found = (filters: string) =>
    list('listOwnershipTypes', `query: "${name}"${filters}`, 'ownershipTypes');
  expect(await found('')).toEqual({
    ...{ start: 0, count: 20, total: 1, ownershipTypes: [createOwnershipType] },
  });
  expect((await found(', filters: [{ field: "createdBy", values: ["urn:li:corpuser:x"] }]')).total).toBe(0);
});
