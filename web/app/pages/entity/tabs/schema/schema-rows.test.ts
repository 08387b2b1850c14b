import { readSchemaRows, type SchemaRow, filterRows } from './schema-rows.js';

type Schema = Parameters<typeof readSchemaRows>[0];
type Edit = Parameters<typeof readSchemaRows>[1][number];

const tag = (name: string) => ({
  tag: { urn: `urn:li:tag:${name}`, overview: { name, description: null }, properties: null },
});

function schemaOf(...fields: (Partial<Schema['fields'][number]> & { readonly fieldPath: string })[]): Schema {
  const plain = {
    type: 'STRING' as const,
    nativeDataType: 'varchar',
    nullable: true,
    recursive: false,
    description: null,
    isPartOfKey: null,
    isPartitioningKey: null,
    jsonProps: null,
    tags: null,
    glossaryTerms: null,
    schemaFieldEntity: null,
  };
  const rest = { createdAt: null, primaryKeys: null, platformSchema: null, foreignKeys: null };
  return { ...rest, fields: fields.map((field) => ({ ...plain, ...field })) };
}

function editOf(fieldPath: string, more: Partial<Edit>): Edit {
  return { fieldPath, description: null, tags: null, glossaryTerms: null, ...more };
}

it('shows an edited description instead of the source’s, and keeps both', () => {
  const [row] = readSchemaRows(schemaOf({ fieldPath: 'a', description: 'Source.' }), [
    editOf('a', { description: 'Person.' }),
  ]);
  expect(row).toMatchObject({
    description: 'Person.',
    isDescriptionEdited: true,
    sourceDescription: 'Source.',
  });
});

it('shows the description of the source if the edited one is empty', () => {
  const [row] = readSchemaRows(schemaOf({ fieldPath: 'a', description: 'Source.' }), [
    editOf('a', { description: ' ' }),
  ]);
  expect(row).toMatchObject({
    description: 'Source.',
    isDescriptionEdited: false,
    sourceDescription: undefined,
  });
});

it('merges the tags of the source and of people', () => {
  const [row] = readSchemaRows(schemaOf({ fieldPath: 'a', tags: { tags: [tag('x'), tag('y')] } }), [
    editOf('a', { tags: { tags: [tag('y'), tag('z')] } }),
  ]);
  expect(row?.tags.map(({ association, isEdited }) => [association.tag.overview.name, isEdited])).toEqual([
    ['x', false],
    ['y', true],
    ['z', true],
  ]);
});

it('recognizes keys in the list of keys, in the field, and in foreign keys', () => {
  const schema = {
    ...schemaOf(
      { fieldPath: 'a' },
      { fieldPath: 'b', isPartOfKey: true },
      { fieldPath: 'c', isPartitioningKey: true },
    ),
    primaryKeys: ['a'],
    foreignKeys: [
      {
        name: 'fk',
        sourceFields: [{ urn: 'urn:li:schemaField:(d,c)', fieldPath: 'c' }],
        foreignFields: [],
        foreignDataset: null,
      },
    ],
  };
  const rows = readSchemaRows(schema, []);
  expect(
    rows.map(({ isPrimaryKey, isPartitionKey, isForeignKey }) => [
      isPrimaryKey,
      isPartitionKey,
      isForeignKey,
    ]),
  ).toEqual([
    [true, false, false],
    [true, false, false],
    [false, true, true],
  ]);
});

const PLAIN: SchemaRow = {
  path: 'a',
  name: 'a',
  urn: undefined,
  type: 'STRING',
  nativeType: 'varchar',
  nullable: true,
  recursive: false,
  isKeyPart: false,
  isPrimaryKey: false,
  isPartitionKey: false,
  isForeignKey: false,
  description: undefined,
  isDescriptionEdited: false,
  sourceDescription: undefined,
  tags: [],
  terms: [],
  properties: undefined,
};

const ROWS: readonly SchemaRow[] = [
  { ...PLAIN, path: 'p1', name: 'Order_Id', description: 'Number of the order.' },
  { ...PLAIN, path: 'p2', name: 'mail' },
  {
    ...PLAIN,
    path: 'p3',
    name: 'phone',
    tags: [
      {
        association: {
          tag: { urn: 'urn:li:tag:x', overview: { name: 'Personal', description: null }, properties: null },
        },
        isEdited: true,
      },
    ],
  },
];

it.each([
  ['order', ['p1']],
  ['NUMBER order', ['p1']],
  ['personal', ['p3']],
  ['varchar', ['p1', 'p2', 'p3']],
  ['nothing', []],
])('the filter %j finds %j', (filter, paths) => {
  expect([...(filterRows(ROWS, filter) ?? [])]).toEqual(paths);
});

it('a blank text does not filter', () => {
  expect(filterRows(ROWS, '  ')).toBeUndefined();
});
