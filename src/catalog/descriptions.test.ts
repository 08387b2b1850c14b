/** Tests the fields of names and descriptions with the shipped model. */
import { join } from 'node:path';
import { loadModel } from '../model/load-model.js';
import { applied, stepsOf } from '../../test/helpers/unit/proposals.js';
import { refusal } from '../../test/helpers/unit/refusal.js';
import { proposeDescription, proposeName } from './descriptions.js';
import { MAX_NAME_LENGTH } from './commands/command-input.js';
import type { JsonObject } from '../core/json.js';

const model = loadModel([join(import.meta.dirname, '..', '..', 'schemas')]);
const stamp = { time: 7, actor: 'urn:li:corpuser:ada' };
const text = { text: 'é\n🚀', stamp };

/** Members of an aspect's schema. */
function membersOf(aspectName: string): string[] {
  return Object.keys(model.schemaOf(aspectName)['properties'] ?? {});
}

const tryAll = (propose: (entityType: string) => ReturnType<typeof proposeName>) =>
  [...model.entities.keys()].flatMap((entityType) => {
    try {
      return [[entityType, propose(entityType)] as const];
    } catch (error) {
      expect(error).toMatchObject({ code: 'INVALID_REQUEST' });
      return [];
    }
  });
const described = tryAll((type) => proposeDescription(type, { urn: `urn:li:${type}:x` }, text));
const renamed = tryAll((type) => proposeName(type, `urn:li:${type}:x`, text));

it('more than 18 types can be described, and more than 7 can be renamed', () => {
  expect(described.length).toBeGreaterThan(18);
  expect(renamed.length).toBeGreaterThan(7);
  expect(renamed.map(([type]) => type)).toEqual(
    expect.arrayContaining(['dataset', 'domain', 'glossaryTerm', 'tag']),
  );
});

it.each([...described, ...renamed])(
  'the text of the type %s is stored in an aspect and in members that the model has',
  (type, proposal) => {
    expect(model.getEntity(type).aspects).toContain(proposal.aspectName);
    const set = stepsOf(proposal).map(({ path }) => path.slice(1));
    expect(membersOf(proposal.aspectName)).toEqual(expect.arrayContaining(set));
    expect(applied(proposal)[set[0] ?? '']).toBe(text.text);
  },
);

it('only aspects that have a last editor in the model record it', () => {
  for (const [, proposal] of described) {
    const isStamped = stepsOf(proposal).some(({ path }) => path === '/lastModified');
    const hasActor = JSON.stringify(model.schemaOf(proposal.aspectName)['properties']).includes(
      '"lastModified"',
    );
    expect([proposal.aspectName, isStamped && !hasActor]).toEqual([proposal.aspectName, false]);
  }
});

it('the description of a field is stored in the editable schema', () => {
  const proposal = proposeDescription('dataset', { urn: 'urn:li:dataset:x', field: 'a/b~c' }, text);
  expect(applied(proposal)).toMatchObject({
    editableSchemaFieldInfo: [{ fieldPath: 'a/b~c', description: text.text }],
  });
});

const FIELD = { urn: 'urn:li:dataset:x', field: 'id' };

it.each<[string, Parameters<typeof proposeDescription>[1], object | undefined, string, boolean]>([
  ['none stored, none expected', { urn: 'x' }, undefined, '', true],
  ['an empty one stored, none expected', { urn: 'x' }, { description: '' }, '', true],
  ['a blank one stored, none expected', { urn: 'x' }, { description: ' ' }, '', true],
  ['the expected one stored', { urn: 'x' }, { description: 'A' }, 'A', true],
  ['the new one already stored', { urn: 'x' }, { description: text.text }, 'A', true],
  ['another one stored', { urn: 'x' }, { description: 'B' }, 'A', false],
  ['one stored, none expected', { urn: 'x' }, { description: 'B' }, '', false],
  ['none stored, one expected', { urn: 'x' }, {}, 'A', false],
  [
    'the expected one stored for the field',
    FIELD,
    { editableSchemaFieldInfo: [{ fieldPath: 'id', description: 'A' }] },
    'A',
    true,
  ],
  [
    'the expected one stored for another field',
    FIELD,
    { editableSchemaFieldInfo: [{ fieldPath: 'b', description: 'A' }] },
    'A',
    false,
  ],
])('compares the expected description with the stored one: %s', (_, resource, value, expected, holds) => {
  const { ifValue } = proposeDescription('dataset', resource, { ...text, expected });
  expect(ifValue?.holds(value as JsonObject | undefined)).toBe(holds);
});

it('replaces any description if the request expects none in particular', () => {
  expect(proposeDescription('dataset', { urn: 'x' }, text).ifValue).toBeUndefined();
});

it('an empty name removes an edited name, and is refused for types whose names are only edited', () => {
  expect(stepsOf(proposeName('dataset', 'x', { ...text, text: ' ' }))[0]).toEqual({
    op: 'remove',
    path: '/name',
  });
  expect(() => proposeName('tag', 'x', { ...text, text: '' })).toThrow(
    refusal('INVALID_REQUEST', { path: '/input/name' }),
  );
  const long = { ...text, text: 'x'.repeat(MAX_NAME_LENGTH + 1) };
  expect(() => proposeName('tag', 'x', long)).toThrow(refusal('LIMIT_EXCEEDED', { path: '/input/name' }));
});

it('types that cannot be described or renamed are refused, with the allowed types in the error', () => {
  expect(() => proposeDescription('dataPlatform', { urn: 'x' }, text)).toThrow(
    refusal('INVALID_REQUEST', { path: '/urn', rule: expect.stringContaining('dataset') }),
  );
  expect(() => proposeName('chart', 'x', text)).toThrow(refusal('INVALID_REQUEST', { path: '/urn' }));
});
