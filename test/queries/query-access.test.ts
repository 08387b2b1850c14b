/** Who may write queries and see them: this follows from the datasets that they read. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { verbs, where, type Somebody } from '../authorization/policies-verbs.js';
import { inviteReader, openViewing } from '../authorization/scope-support.js';

const { catalog, root } = await openViewing();
const { store, holder } = verbs((): TestCatalog => catalog);
const mark = unique('queries');
const [own, foreign] = [datasetUrn(`${mark}.own`), datasetUrn(`${mark}.foreign`)];

let writer: Somebody;
beforeAll(async () => {
  await store(...[own, foreign].map((urn) => proposal(urn, 'datasetProperties', { name: mark })));
  writer = await holder(['EDIT_ENTITY_QUERIES', 'VIEW_ENTITY_PAGE'], {
    resources: where({ field: 'URN', values: [own] }),
  });
});

const create = (by: Pick<Somebody, 'graphql'>, ...tables: string[]) =>
  by.graphql(`mutation ($input: CreateQueryInput!) { createQuery(input: $input) { urn } }`, {
    input: {
      properties: { name: mark, statement: { value: 'select 1', language: 'SQL' } },
      subjects: tables.map((table) => ({ datasetUrn: table })),
    },
  });
const newQuery = async (...tables: string[]) =>
  (await create(root, ...tables)).data.createQuery.urn as string;
const update = (by: Pick<Somebody, 'graphql'>, urn: string, ...tables: string[]) =>
  by.graphql(
    `mutation ($urn: String!, $input: UpdateQueryInput!) { updateQuery(urn: $urn, input: $input) { urn } }`,
    {
      urn,
      input: { subjects: tables.map((table) => ({ datasetUrn: table })) },
    },
  );

it('a query needs the privilege on every dataset that it reads, and some dataset', async () => {
  expect(codeOf(await create(writer, own))).toBeUndefined();
  expect(codeOf(await create(writer, own, foreign))).toBe('NOT_FOUND');
  expect(codeOf(await create(writer))).toBe('FORBIDDEN');
});

it('a change needs it on the datasets before and after it', async () => {
  const both = await holder(['VIEW_ENTITY_PAGE']);
  expect(codeOf(await create(both, own))).toBe('FORBIDDEN');
  expect(codeOf(await update(both, await newQuery(own), own))).toBe('FORBIDDEN');
});

it('the list leaves out queries about datasets that the actor may not view, and queries about nothing', async () => {
  const [seen, mixed, hidden, empty] = [
    await newQuery(own),
    await newQuery(own, foreign),
    await newQuery(foreign),
    await newQuery(),
  ];
  const totalOf = async (by: Pick<Somebody, 'graphql'>, page = 'start: 0, count: 1') =>
    (
      await by.graphql(
        `{ listQueries(input: { query: "${mark}", ${page} }) { total count queries { urn } } }`,
      )
    ).data.listQueries;
  const list = async (by: Pick<Somebody, 'graphql'>) => {
    const { data } = await by.graphql(
      `{ listQueries(input: { query: "${mark}", count: 1000 }) { queries { urn } } }`,
    );
    const urns = data.listQueries.queries.map(({ urn }: any) => urn);
    return [seen, mixed, hidden, empty].map((urn) => urns.includes(urn));
  };
  const reader = await inviteReader(
    catalog,
    [{ field: 'TYPE', values: ['query'] }],
    [{ field: 'URN', values: [own] }],
  );
  expect(await list(root)).toEqual([true, true, true, true]);
  expect(await list(reader)).toEqual([true, false, false, false]);
  const { total } = await totalOf(reader);
  const { queries } = await totalOf(reader, 'start: 0, count: 1000');
  expect(queries).toHaveLength(total);
  expect((await totalOf(reader, `start: ${total}, count: 5`)).count).toBe(0);
  expect(await totalOf(reader, `start: ${total - 1}, count: 5`)).toMatchObject({ total, count: 1 });
});
