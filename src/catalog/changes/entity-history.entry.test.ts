/** Tests how the value before a change is determined from the log and the stored versions. */
import { toAspectChange, toEntry, type StoredEntry } from './entity-history.js';

const AT = 100;

function entry(
  version: number,
  { earlier = null, older = null }: { earlier?: number | null; older?: StoredEntry[10] },
) {
  const check = { isTorn: false };
  const stored: StoredEntry = [
    ...([AT, 'transaction', 0, 0, 'urn:li:corpuser:a', null, 'status', 'UPSERT'] as const),
    ...([version, earlier, older, 7] as const),
  ];
  const { versionBefore, characters } = toEntry(stored, check);
  return { versionBefore, characters, isTorn: check.isTorn };
}

it.each([
  [
    'the first value has no value before it',
    1,
    {},
    { versionBefore: undefined, characters: 7, isTorn: false },
  ],
  [
    'a value follows the value that it replaced',
    3,
    { older: [2, AT, 5] },
    { versionBefore: 2, characters: 12 },
  ],
  [
    'a value has no value before it if the older version ended earlier',
    3,
    { older: [2, 99, 5] },
    { versionBefore: undefined },
  ],
  [
    'a value has no value before it if the same change deleted the older version',
    3,
    { earlier: 0, older: [2, AT, 5] },
    { versionBefore: undefined, characters: 7 },
  ],
  [
    'a deletion follows the value that it removed',
    0,
    { older: [4, AT, 5] },
    { versionBefore: 4, isTorn: false },
  ],
] as const)('%s', (_what, version, parts, expected) => {
  expect(entry(version, parts)).toMatchObject(expected);
});

it.each([
  ['a value that is not the first', 2],
  ['a deletion', 0],
])('%s is read again if the previous value is not found', (_what, version) => {
  expect(entry(version, {}).isTorn).toBe(true);
});

it('the id of an entry is unique and stable', () => {
  const idAt = (position: number, step = 1) =>
    toAspectChange('urn:li:tag:x', {
      ...{ at: AT, transaction: 't', step, position, actor: 'a', runId: null, aspect: 'status' },
      ...{ operation: 'UPSERT', version: 1, characters: 0 },
    }).id;
  expect(idAt(0)).toBe(idAt(0));
  expect(new Set([idAt(0), idAt(1), idAt(1, 2), idAt(11, 1)]).size).toBe(4);
});
