/** Queries: statements that users write about datasets. */
import { datasetUrn, startCatalog, unique, uniqueWord, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, stored, exists } = mutationTools(() => catalog);

const FIELDS = `urn properties { name description source statement { value language } created { time actor }
  lastModified { time } } subjects { dataset { urn } }`;
const statement = (value = 'select 1') => ({ value, language: 'SQL' });
const create = (properties: object, ...tables: string[]) =>
  catalog.graphql(`mutation ($input: CreateQueryInput!) { createQuery(input: $input) { ${FIELDS} } }`, {
    input: { properties, subjects: tables.map((datasetUrn) => ({ datasetUrn })) },
  });
const newQuery = async (properties: object, ...tables: string[]) =>
  (await create({ statement: statement(), ...properties }, ...tables)).data.createQuery.urn as string;
const update = (urn: string, input: object) =>
  catalog.graphql(
    `mutation ($urn: String!, $input: UpdateQueryInput!) { updateQuery(urn: $urn, input: $input) { ${FIELDS} } }`,
    { urn, input },
  );
const remove = (urn: string) =>
  catalog.graphql('mutation ($urn: String!) { deleteQuery(urn: $urn) }', { urn });
const list = async (input: object) =>
  (
    await catalog.query(
      `query ($input: ListQueriesInput!) { listQueries(input: $input) { start count total queries { urn } } }`,
      { input },
    )
  ).listQueries;

it('a query is stored with its statement and its subjects', async () => {
  const table = await newTable();
  const { data } = await create({ name: 'Orders', description: 'All', statement: statement() }, table, table);
  expect(data.createQuery).toMatchObject({
    properties: { name: 'Orders', description: 'All', source: 'MANUAL', statement: statement() },
    subjects: [{ dataset: { urn: table } }],
  });
  const { urn, properties } = data.createQuery;
  expect(properties.lastModified.time).toBe(properties.created.time);
  expect(await stored(urn, 'querySubjects')).toEqual({ subjects: [{ entity: table }] });
  expect(await stored(urn, 'queryProperties')).toMatchObject({ name: 'Orders', source: 'MANUAL' });
});

it('subjects must exist and be datasets or their columns', async () => {
  const table = await newTable();
  const column = `urn:li:schemaField:(${table},id)`;
  const missing = datasetUrn(unique('none'));
  expect(await stored(await newQuery({}, column), 'querySubjects')).toEqual({
    subjects: [{ entity: column }],
  });
  expect(codeOf(await create({ statement: statement() }, missing))).toBe('NOT_FOUND');
  expect(codeOf(await create({ statement: statement() }, 'urn:li:tag:a'))).toBe('INVALID_URN');
  expect((await list({ datasetUrn: missing })).total).toBe(0);
});

it('an update changes only the given members; subjects replace the previous ones', async () => {
  const [first, second] = [await newTable(), await newTable()];
  const urn = await newQuery({ name: 'Orders', description: 'All' }, first);
  const { data } = await update(urn, { properties: { statement: statement('select 2') } });
  expect(data.updateQuery).toMatchObject({
    properties: { name: 'Orders', description: 'All', statement: statement('select 2') },
    subjects: [{ dataset: { urn: first } }],
  });
  const { created, lastModified } = data.updateQuery.properties;
  expect(lastModified.time).toBeGreaterThanOrEqual(created.time);
  expect((await update(urn, { subjects: [{ datasetUrn: second }] })).data.updateQuery.subjects).toEqual([
    { dataset: { urn: second } },
  ]);
  expect(codeOf(await update(`urn:li:query:${unique('none')}`, {}))).toBe('NOT_FOUND');
});

it('a query can be deleted repeatedly', async () => {
  const urn = await newQuery({}, await newTable());
  expect([(await remove(urn)).data, await exists(urn)]).toEqual([{ deleteQuery: true }, false]);
  expect((await remove(urn)).data).toEqual({ deleteQuery: true });
  expect(codeOf(await remove('urn:li:tag:a'))).toBe('INVALID_URN');
});

describe('the list', () => {
  it('shows the queries about a table, newest first, by page', async () => {
    const table = await newTable();
    const urns = [await newQuery({}, table), await newQuery({}, table), await newQuery({}, table)].reverse();
    await newQuery({}, await newTable());
    expect(await list({ datasetUrn: table })).toEqual({
      ...{ start: 0, count: 3, total: 3 },
      queries: urns.map((urn) => ({ urn })),
    });
    expect(await list({ datasetUrn: table, start: 1, count: 1 })).toEqual({
      ...{ start: 1, count: 1, total: 3 },
      queries: [{ urn: urns[1] }],
    });
    const oldest = { sortCriterion: { field: 'createdAt', sortOrder: 'ASCENDING' } };
    expect((await list({ datasetUrn: table, sortInput: oldest })).queries[0].urn).toBe(urns[2]);
  });

  it('can be searched and filtered', async () => {
    const [table, word] = [await newTable(), uniqueWord('query')];
    const urn = await newQuery({ name: word }, table);
    const harvested = `urn:li:query:${unique('q')}`;
    const stamp = { time: 1, actor: 'urn:li:corpuser:ada' };
    await catalog.ingest(harvested, 'queryProperties', {
      ...{
        name: `${word} too`,
        statement: statement(),
        source: 'SYSTEM',
        created: stamp,
        lastModified: stamp,
      },
    });
    const found = async (input: object) => (await list({ query: word, ...input })).queries;
    expect(await found({})).toEqual([{ urn }, { urn: harvested }]);
    expect(await found({ source: 'SYSTEM' })).toEqual([{ urn: harvested }]);
    const orFilters = [{ and: [{ field: 'entities', values: [table] }] }];
    expect(await found({ orFilters })).toEqual([{ urn }]);
  });

  it('refuses an invalid page', async () => {
    const { errors } = await catalog.graphql('{ listQueries(input: { start: -1 }) { total } }');
    expect(errors[0].extensions).toMatchObject({ reason: 'INVALID_REQUEST', path: '/start' });
  });
});
