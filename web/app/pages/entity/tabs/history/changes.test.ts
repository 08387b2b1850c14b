import { groupByDay, operationText, type Change } from './changes.js';

function change(id: string, time: Date): Change {
  return {
    id,
    time: time.getTime(),
    runId: null,
    aspectName: 'ownership',
    operation: 'UPSERT',
    version: 1,
    actor: null,
  };
}

describe('changes by day', () => {
  it('are grouped by the day in the time zone of the browser, in the given order', () => {
    const groups = groupByDay([
      change('c', new Date(2025, 5, 10, 0, 0, 1)),
      change('b', new Date(2025, 5, 9, 23, 59)),
      change('a', new Date(2025, 5, 9, 0, 0)),
    ]);
    expect(groups.map(({ day, changes }) => [day, changes.map(({ id }) => id)])).toEqual([
      ['2025-06-10', ['c']],
      ['2025-06-09', ['b', 'a']],
    ]);
  });

  it('have no groups if there are no changes', () => {
    expect(groupByDay([])).toEqual([]);
  });
});

describe('the verb of a change', () => {
  it.each([
    ['UPSERT', 1, 'created'],
    ['UPSERT', 2, 'written'],
    ['PATCH', 3, 'patched'],
    ['DELETE', null, 'deleted'],
    ['DELETE_ENTITY', null, 'entity deleted'],
    ['SOME_THING', null, 'some thing'],
  ])('%s of version %s: %s', (operation, version, text) => {
    expect(operationText({ operation, version })).toBe(text);
  });
});
