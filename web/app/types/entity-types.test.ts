import { readdirSync } from 'node:fs';
import { describeEntityType, enumOfType, typeOfEnum, typeOfSegment } from './entity-types.js';

const TYPES = readdirSync('schemas/entities').map((file) => file.replace('.json', ''));

it.each(TYPES)('%s has labels, an address segment that maps back, an API name, and tabs', (type) => {
  const { label, plural, segment, tabs } = describeEntityType(type);
  expect(label).toMatch(/^[A-Z][A-Za-z ]+$/);
  expect(plural).toMatch(/^[A-Z][A-Za-z ]+$/);
  expect(typeOfSegment(segment)).toBe(type);
  expect(typeOfEnum(enumOfType(type))).toBe(type);
  expect(new Set(tabs).size).toBe(tabs.length);
  expect(tabs).toEqual(expect.arrayContaining(['Properties', 'History', 'Raw']));
});

it('no two types have the same labels', () => {
  const labels = TYPES.map((type) => describeEntityType(type).label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});
