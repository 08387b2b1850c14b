import { changeOfDescription, type StoredChange } from './stored-description.js';

const change = (time: number, before: object | null, after: object | null): StoredChange => ({
  time,
  before: before && JSON.stringify(before),
  after: after && JSON.stringify(after),
  actor: null,
});
const columns = (...described: [string, string][]) => ({
  editableSchemaFieldInfo: described.map(([fieldPath, description]) => ({ fieldPath, description })),
});

interface Case {
  readonly of: string;
  readonly changes: readonly StoredChange[];
  readonly column?: string;
  readonly time: number | undefined;
}

const CASES: readonly Case[] = [
  { of: 'the first description', changes: [change(1, null, { description: 'A' })], time: 1 },
  {
    of: 'a change of the name between two descriptions',
    changes: [
      change(3, { name: 'x', definition: 'B' }, { name: 'y', definition: 'B' }),
      change(2, { name: 'x', definition: 'A' }, { name: 'x', definition: 'B' }),
    ],
    time: 2,
  },
  {
    of: 'a removal',
    changes: [change(2, { description: 'A' }, null), change(1, null, { description: 'A' })],
    time: 2,
  },
  {
    of: 'a change of another column',
    changes: [
      change(3, columns(['id', 'A']), columns(['id', 'A'], ['other', 'B'])),
      change(2, null, columns(['id', 'A'])),
    ],
    column: 'id',
    time: 2,
  },
  { of: 'values that are no longer kept', changes: [change(3, null, null), change(2, null, null)], time: 3 },
  { of: 'no history', changes: [], time: undefined },
];

it.each(CASES)('finds who changed a description last: $of', ({ changes, column, time }) => {
  expect(changeOfDescription(changes, column)?.time).toBe(time);
});
