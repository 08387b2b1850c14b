import fc from 'fast-check';
import {
  connectorOf,
  newSourceForm,
  readSourceForm,
  recipeProblem,
  secretsOf,
  sourceInput,
  type StoredSource,
} from './source-form.js';

const STORED: StoredSource = {
  urn: 'urn:li:dataHubIngestionSource:a',
  name: 'Shop',
  type: 'postgres',
  schedule: { interval: '0 2 * * *', timezone: 'Europe/Berlin' },
  config: {
    recipe: '{"source":{"type":"postgres"}}',
    version: '1.2.3',
    executorId: 'east',
    debugMode: true,
    extraArgs: [{ key: 'extra_pip_requirements', value: '["a"]' }],
  },
};

it('saving an unchanged form changes nothing', () => {
  const { urn: _, ...facts } = STORED;
  expect(sourceInput(readSourceForm(STORED, 'UTC'), STORED)).toEqual(facts);
});

it('a source without a schedule, a version and a connector in the recipe stays as it is', () => {
  const bare = {
    ...STORED,
    schedule: null,
    config: { ...STORED.config, recipe: '{}', version: null, extraArgs: null },
  };
  expect(sourceInput(readSourceForm(bare, 'UTC'), bare)).toMatchObject({
    type: 'postgres',
    schedule: null,
    config: { version: null, extraArgs: [] },
  });
});

it('the recipe of a new source is valid and refers to a secret', () => {
  const { recipe } = newSourceForm('UTC');
  expect(recipeProblem(recipe)).toBeUndefined();
  expect(connectorOf(recipe)).toBe('postgres');
  expect(secretsOf(recipe)).toEqual(['SHOP_PASSWORD']);
});

it.each([
  '',
  '{',
  '[]',
  '"a"',
  '7',
  'null',
  '{}',
  '{"source":{}}',
  '{"source":{"type":" "}}',
  '{"source":7}',
])('refuses the recipe %s', (recipe) => {
  expect(recipeProblem(recipe)).toEqual(expect.any(String));
});

it('checks any text without failing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (recipe) => {
      const isNamed = connectorOf(recipe) !== undefined;
      expect(recipeProblem(recipe) === undefined).toBe(isNamed && !recipe.trimStart().startsWith('['));
      expect(Array.isArray(secretsOf(recipe))).toBe(true);
    }),
  );
});

it('names each secret once', () => {
  expect(secretsOf('{"a":"${A}","b":"x${B_1}y${A}","c":"$C ${}"}')).toEqual(['A', 'B_1']);
});
