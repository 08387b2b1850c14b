import { filterRows } from './filter-rows.js';
import type { SchemaRow } from './schema-row.js';

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
