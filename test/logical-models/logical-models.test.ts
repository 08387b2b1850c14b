/** Logical models, and the physical datasets and columns that they stand for. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, stored, exists, done, mutate } = mutationTools(() => catalog);

interface Column {
  readonly fieldPath: string;
  readonly type: string;
}
const column = (fieldPath: string, type = 'STRING'): Column => ({ fieldPath, type });
const create = (input: object) =>
  done('createLogicalModel', {
    name: unique('model'),
    columns: [column('key'), column('day', 'DATE')],
    ...input,
  });
const columnOf = (table: string, path: string) => `urn:li:schemaField:(${table},${path})`;
const parentOf = async (urn: string) => (await stored(urn, 'logicalParent'))?.parent?.destinationUrn;
const platformName = () => unique('p').slice(-12);

describe('a logical model', () => {
  it('is a dataset of the platform "logical" unless the input names another one', async () => {
    const name = unique('model');
    const urn = await create({ name, displayName: 'Orders' });
    expect(urn).toBe(`urn:li:dataset:(urn:li:dataPlatform:logical,${name},PROD)`);
    const { dataset } = await catalog.query(
      `{ dataset(urn: "${urn}") { name platform { properties { logical } } schemaMetadata { fields { fieldPath type nativeDataType } } } }`,
    );
    expect(dataset).toEqual({
      name: 'Orders',
      platform: { properties: { logical: true } },
      schemaMetadata: {
        fields: [
          { fieldPath: 'key', type: 'STRING', nativeDataType: 'STRING' },
          { fieldPath: 'day', type: 'DATE', nativeDataType: 'DATE' },
        ],
      },
    });
    expect(codeOf(await mutate('createLogicalModel', { name, columns: [column('a')] }))).toBe('CONFLICT');
  });

  it('creates its platform, and uses it again', async () => {
    const platform = platformName();
    const [first, second] = [
      await create({ platform, env: 'DEV' }),
      await create({ platform: `urn:li:dataPlatform:${platform}` }),
    ];
    expect([first, second].every((urn) => urn.includes(`:${platform},`))).toBe(true);
    expect(await stored(`urn:li:dataPlatform:${platform}`, 'dataPlatformInfo')).toMatchObject({
      ...{ name: platform, logical: true },
    });
  });

  it('is refused if its columns or its platform are unsuitable, and nothing is stored', async () => {
    const [name, used] = [unique('model'), platformName()];
    await catalog.ingest(datasetUrn(unique('x')).replace(':hive', `:${used}`), 'status', { removed: false });
    await catalog.ingest(`urn:li:dataPlatform:${used}x`, 'dataPlatformInfo', {
      ...{ name: 'x', type: 'OTHERS', datasetNameDelimiter: '.' },
    });
    const refused: object[] = [
      { name: ' ' },
      { columns: [] },
      { columns: [column(' ')] },
      { columns: [column('a'), column('a', 'DATE')] },
      { platform: used },
      { platform: `${used}x` },
      { platform: 'a_name_with_more_than_15_characters' },
    ];
    for (const each of refused) {
      const input = { name, columns: [column('a')], ...each };
      expect([each, codeOf(await mutate('createLogicalModel', input))]).toEqual([each, 'INVALID_REQUEST']);
    }
    expect(
      codeOf(await mutate('createLogicalModel', { name, platform: 'urn:li:tag:a', columns: [column('a')] })),
    ).toBe('INVALID_URN');
    expect(await exists(`urn:li:dataset:(urn:li:dataPlatform:logical,${name},PROD)`)).toBe(false);
    expect(await exists('urn:li:dataPlatform:a_name_with_more_than_15_characters')).toBe(false);
  });

  it('is created once if several requests create it', async () => {
    const input = { name: unique('model'), platform: platformName(), columns: [column('a')] };
    const answers = await Promise.all([1, 2, 3].map(() => mutate('createLogicalModel', input)));
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', undefined]);
  });
});

describe('a physical dataset', () => {
  it('is linked with its columns; other columns keep their links', async () => {
    const [model, other, table] = [await create({}), await create({}), await newTable()];
    const link = (logicalParentUrn: string, columnMappings: object[]) =>
      done('linkPhysicalChild', { logicalParentUrn, childUrn: table, columnMappings });
    const map = (parentFieldPath: string, childFieldPath: string) => ({ parentFieldPath, childFieldPath });
    await link(other, [map('key', 'a/b~c')]);
    await link(model, [map('key', 'a/b~c'), map('key', 'id')]);
    expect(await parentOf(table)).toBe(model);
    expect(await parentOf(columnOf(table, 'id'))).toBe(columnOf(model, 'key'));
    expect(await parentOf(columnOf(table, 'a/b~c'))).toBe(columnOf(other, 'key'));
    const before = await stored(table, 'logicalParent');
    await link(model, []);
    expect((await stored(table, 'logicalParent')).parent.created).toEqual(before.parent.created);
    await done('unlinkPhysicalChild', { childUrn: table });
    const urns = [table, columnOf(table, 'id'), columnOf(table, 'a/b~c')];
    expect(await Promise.all(urns.map(parentOf))).toEqual([undefined, undefined, undefined]);
    await done('unlinkPhysicalChild', { childUrn: table });
  });

  it('is refused if an end or a column does not exist, and nothing is linked', async () => {
    const [model, table, none] = [await create({}), await newTable(), datasetUrn(unique('none'))];
    const mapped = (parentFieldPath: string, childFieldPath: string) => ({
      ...{ logicalParentUrn: model, childUrn: table },
      columnMappings: [
        { parentFieldPath: 'key', childFieldPath: 'id' },
        { parentFieldPath, childFieldPath },
      ],
    });
    const refused: [string, object, string][] = [
      ['linkPhysicalChild', mapped('none', 'id'), 'INVALID_REQUEST'],
      ['linkPhysicalChild', mapped('day', 'none'), 'INVALID_REQUEST'],
      ['linkPhysicalChild', { logicalParentUrn: model, childUrn: model }, 'INVALID_REQUEST'],
      ['linkPhysicalChild', { logicalParentUrn: none, childUrn: table }, 'NOT_FOUND'],
      ['linkPhysicalChild', { logicalParentUrn: model, childUrn: 'urn:li:tag:a' }, 'INVALID_URN'],
      ['setLogicalParent', { resourceUrn: table, parentUrn: columnOf(model, 'key') }, 'INVALID_REQUEST'],
      [
        'setLogicalParent',
        { resourceUrn: columnOf(table, 'none'), parentUrn: columnOf(model, 'key') },
        'INVALID_REQUEST',
      ],
      ['setLogicalParent', { resourceUrn: none }, 'NOT_FOUND'],
      ['unlinkPhysicalChild', { childUrn: none }, 'NOT_FOUND'],
    ];
    for (const [name, input, code] of refused)
      expect([name, input, codeOf(await mutate(name, input))]).toEqual([name, input, code]);
    expect(await Promise.all([table, columnOf(table, 'id')].map(parentOf))).toEqual([undefined, undefined]);
    expect(await exists(none)).toBe(false);
  });

  it('gets and loses a parent alone, as a column does, and parents form no circle', async () => {
    const [model, table] = [await create({}), await newTable()];
    const set = (resourceUrn: string, parentUrn?: string) =>
      done('setLogicalParent', { resourceUrn, parentUrn });
    await set(table, model);
    await set(columnOf(table, 'id'), columnOf(model, 'day'));
    const { dataset } = await catalog.query(`{ dataset(urn: "${table}") { logicalParent { urn } } }`);
    expect([dataset.logicalParent.urn, await parentOf(columnOf(table, 'id'))]).toEqual([
      model,
      columnOf(model, 'day'),
    ]);
    expect(codeOf(await mutate('setLogicalParent', { resourceUrn: model, parentUrn: table }))).toBe(
      'INVALID_REQUEST',
    );
    await set(table);
    await set(columnOf(table, 'id'));
    expect(await Promise.all([table, columnOf(table, 'id')].map(parentOf))).toEqual([undefined, undefined]);
  });
});

describe('a change of columns', () => {
  const change = (urn: string, columns: Column[]) => done('updateLogicalModelSchema', { urn, columns });
  const children = async (model: string, mappings: string[]) =>
    Promise.all(
      mappings.map(async (path) => {
        const childUrn = await newTable();
        const columnMappings = path === '' ? [] : [{ parentFieldPath: path, childFieldPath: 'id' }];
        await done('linkPhysicalChild', { logicalParentUrn: model, childUrn, columnMappings });
        return childUrn;
      }),
    );

  it('keeps the links if it only adds columns', async () => {
    const model = await create({});
    const [mapped, plain] = await children(model, ['key', '']);
    await change(model, [column('new'), column('key'), column('day', 'DATE')]);
    expect((await stored(model, 'schemaMetadata')).fields.map((each: Column) => each.fieldPath)).toEqual([
      ...['new', 'key', 'day'],
    ]);
    expect(await Promise.all([mapped!, plain!].map(parentOf))).toEqual([model, model]);
  });

  it('ends the links to columns that are gone or have another type', async () => {
    const model = await create({});
    const [onKey, onDay, plain] = await children(model, ['key', 'day', '']);
    await change(model, [column('key', 'NUMBER'), column('day', 'DATE')]);
    expect(await Promise.all([onKey!, onDay!, plain!].map(parentOf))).toEqual([undefined, model, undefined]);
    const columns = [onKey!, onDay!].map((table) => columnOf(table, 'id'));
    expect(await Promise.all(columns.map(parentOf))).toEqual([undefined, columnOf(model, 'day')]);
  });

  it('is refused for bad columns and for datasets that are not logical models', async () => {
    const [model, table] = [await create({}), await newTable()];
    const refused = async (urn: string, columns: Column[]) =>
      codeOf(await mutate('updateLogicalModelSchema', { urn, columns }));
    expect(await refused(model, [])).toBe('INVALID_REQUEST');
    expect(await refused(table, [column('id')])).toBe('INVALID_REQUEST');
    expect(await refused(datasetUrn(unique('none')), [column('id')])).toBe('NOT_FOUND');
  });
});
