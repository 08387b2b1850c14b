import { dateOfTime, timeOfDate, checkName, pickOptions } from './dialog-inputs.js';

it.each(['2026-01-31', '2024-02-29', '1999-12-01'])('%s is the same day after a round trip', (day) => {
  expect(dateOfTime(timeOfDate(day))).toBe(day);
});

it.each(['', 'soon', '2026-1-1'])('"%s" is not a date', (text) => {
  expect(timeOfDate(text)).toBeNull();
});

it('shows an empty field for no time', () => {
  expect(dateOfTime(null)).toBe('');
});

it.each([
  ['orders', undefined],
  ['x'.repeat(1_000), undefined],
  [` ${'x'.repeat(1_000)} `, undefined],
  ['  ', 'Enter a name.'],
  ['x'.repeat(1_001), 'The name is 1 character too long.'],
  ['x'.repeat(2_500), 'The name is 1,500 characters too long.'],
])('checks a name', (name, problem) => {
  expect(checkName(name)).toBe(problem);
});

const entity = (name: string) => ({
  urn: `urn:li:tag:${name}`,
  overview: { name, subTypes: [], platform: null },
});
const NONE = { hidden: new Set<string>(), canCreate: true, isStale: false };

it('offers an entity once if it matches twice', () => {
  const { entities } = pickOptions([entity('gold'), entity('gold'), entity('golden')], 'gold', NONE);
  expect(entities.map(({ overview }) => overview.name)).toEqual(['gold', 'golden']);
});

it('excludes chosen entities, and does not offer to create them again', () => {
  const hidden = new Set(['urn:li:tag:gold']);
  expect(pickOptions([entity('gold')], 'Gold', { ...NONE, hidden })).toEqual({
    entities: [],
    newName: undefined,
  });
});

it('offers to create an entity with an unused name', () => {
  expect(pickOptions([entity('golden')], ' gold ', NONE).newName).toBe('gold');
});

it.each([
  ['nothing was typed', '  ', true],
  ['the actor may not create', 'gold', false],
])('offers no creation when %s', (_, text, canCreate) => {
  expect(pickOptions([], text, { ...NONE, canCreate }).newName).toBeUndefined();
});

it('offers only matches of the new text, and no creation, until its results are loaded', () => {
  expect(pickOptions([entity('gold'), entity('silver')], 'SIL', { ...NONE, isStale: true })).toEqual({
    entities: [entity('silver')],
    newName: undefined,
  });
});
