/** Business attributes and their columns. */
import { startCatalog, unique, uniqueWord, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, stored, exists } = mutationTools(() => catalog);

const FIELDS = 'urn properties { name description type }';
const create = (input: object) =>
  catalog.graphql(
    `mutation ($input: CreateBusinessAttributeInput!) { createBusinessAttribute(input: $input) { ${FIELDS} } }`,
    { input },
  );
const newAttribute = async (name = unique('name')) =>
  (await create({ name })).data.createBusinessAttribute.urn as string;
const update = (urn: string, input: object) =>
  catalog.graphql(
    `mutation ($urn: String!, $input: UpdateBusinessAttributeInput!) { updateBusinessAttribute(urn: $urn, input: $input) { ${FIELDS} } }`,
    { urn, input },
  );
const assign = (name: 'addBusinessAttribute' | 'removeBusinessAttribute') => {
  const query = `mutation ($input: AddBusinessAttributeInput!) { ${name}(input: $input) }`;
  return (businessAttributeUrn: string, ...resourceUrn: object[]) =>
    catalog.graphql(query, { input: { businessAttributeUrn, resourceUrn } });
};
const add = assign('addBusinessAttribute');
const remove = assign('removeBusinessAttribute');
const columnOf = (table: string, path = 'id') => `urn:li:schemaField:(${table},${path})`;
const attributeOf = async (column: string) =>
  (await stored(column, 'businessAttributes'))?.businessAttribute?.businessAttributeUrn;

describe('a business attribute', () => {
  it('is created with a type, and owned by its creator', async () => {
    const [id, name] = [unique('attribute'), unique('name')];
    const urn = `urn:li:businessAttribute:${id}`;
    expect(
      (await create({ id, name, description: 'Id', type: 'NUMBER' })).data.createBusinessAttribute,
    ).toEqual({
      urn,
      properties: { name, description: 'Id', type: 'NUMBER' },
    });
    expect(await stored(urn, 'businessAttributeInfo')).toMatchObject({ fieldPath: name });
    expect((await stored(urn, 'ownership')).owners).toMatchObject([{ type: 'TECHNICAL_OWNER' }]);
    expect(codeOf(await create({ id, name: unique('name') }))).toBe('CONFLICT');
  });

  it('is stored once if several of one name are created at the same time', async () => {
    const name = unique('name');
    const codes = await Promise.all(Array.from({ length: 12 }, async () => codeOf(await create({ name }))));
    expect(codes.filter((code) => code !== 'CONFLICT')).toEqual([undefined]);
  });

  it('may have the name of another one if a plain write says so', async () => {
    const name = unique('name');
    await newAttribute(name);
    const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
    const value = { name, fieldPath: name, created: stamp, lastModified: stamp };
    const other = `urn:li:businessAttribute:${unique('attribute')}`;
    expect((await catalog.ingest(other, 'businessAttributeInfo', value)).status).toBe(200);
  });

  it('has a unique name', async () => {
    const [first, second] = [unique('name'), unique('name')];
    const [urn] = [await newAttribute(first), await newAttribute(second)];
    expect(codeOf(await create({ name: first }))).toBe('CONFLICT');
    expect(codeOf(await create({ name: first.toUpperCase() }))).toBe('CONFLICT');
    expect(codeOf(await update(urn, { name: second }))).toBe('CONFLICT');
    expect(codeOf(await update(urn, { name: first }))).toBeUndefined();
  });

  it('changes only in the given members', async () => {
    const name = unique('name');
    const urn = await newAttribute(name);
    const { data } = await update(urn, { description: 'New', type: 'STRING' });
    expect(data.updateBusinessAttribute.properties).toEqual({ name, description: 'New', type: 'STRING' });
    expect(codeOf(await update(`urn:li:businessAttribute:${unique('none')}`, {}))).toBe('NOT_FOUND');
  });

  it('is listed and searched', async () => {
    const word = uniqueWord('attribute');
    const urn = await newAttribute(word);
    const { listBusinessAttributes } = await catalog.query(
      `{ listBusinessAttributes(input: { query: "${word}" }) { start count total businessAttributes { urn } } }`,
    );
    expect(listBusinessAttributes).toEqual({
      ...{ start: 0, count: 20, total: 1, businessAttributes: [{ urn }] },
    });
  });
});

describe('columns', () => {
  it('have one attribute, and lose it with its deletion', async () => {
    const [table, first, second] = [await newTable(), await newAttribute(), await newAttribute()];
    const [id, odd] = [columnOf(table), columnOf(table, 'a/b~c')];
    await add(first, { resourceUrn: id }, { resourceUrn: table, subResource: 'a/b~c' });
    expect([await attributeOf(id), await attributeOf(odd)]).toEqual([first, first]);
    await add(second, { resourceUrn: id });
    await remove(first, { resourceUrn: id }, { resourceUrn: odd });
    expect([await attributeOf(id), await attributeOf(odd)]).toEqual([second, undefined]);
    expect(await remove(second, { resourceUrn: odd })).toMatchObject({
      data: { removeBusinessAttribute: true },
    });
    await catalog.query(`mutation { deleteBusinessAttribute(urn: "${second}") }`);
    expect([await exists(second), await attributeOf(id)]).toEqual([false, undefined]);
  });

  it('must exist, as must the attribute', async () => {
    const [table, attribute] = [await newTable(), await newAttribute()];
    const column = { resourceUrn: columnOf(table) };
    expect(codeOf(await add(attribute, column, { resourceUrn: columnOf(table, 'none') }))).toBe('NOT_FOUND');
    expect(codeOf(await add(`urn:li:businessAttribute:${unique('none')}`, column))).toBe('NOT_FOUND');
    expect(codeOf(await add(attribute, { resourceUrn: table }))).toBe('INVALID_REQUEST');
    expect(await attributeOf(column.resourceUrn)).toBeUndefined();
  });
});
