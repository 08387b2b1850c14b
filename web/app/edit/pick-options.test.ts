import { pickOptions } from './pick-options.js';

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
