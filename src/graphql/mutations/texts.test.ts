/** Places of names and descriptions, held against the model that ships. */
import { join } from 'node:path';
import { loadModel } from '../../model/load-model.js';
import { applied, stepsOf } from '../../../test/helpers/unit/proposals.js';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { DOMAINS, GLOSSARY } from './hierarchy.js';
import { describe as describeEntity, rename } from './texts.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
const stamp = { time: 7, actor: 'urn:li:corpuser:ada' };
const text = { text: 'é\n🚀', stamp };

/** Members of an aspect's schema. */
function membersOf(aspectName: string): string[] {
  return Object.keys(model.schemaOf(aspectName)['properties'] ?? {});
}

const tryAll = (propose: (entityType: string) => ReturnType<typeof rename>) =>
  [...model.entities.keys()].flatMap((entityType) => {
    try {
      return [[entityType, propose(entityType)] as const];
    } catch (error) {
      expect(error).toMatchObject({ code: 'INVALID_REQUEST' });
      return [];
    }
  });
const described = tryAll((type) => describeEntity(type, { urn: `urn:li:${type}:x` }, text));
const renamed = tryAll((type) => rename(type, `urn:li:${type}:x`, text));

it('many types can be described, fewer renamed', () => {
  expect(described.length).toBeGreaterThan(18);
  expect(renamed.length).toBeGreaterThan(7);
  expect(renamed.map(([type]) => type)).toEqual(
    expect.arrayContaining(['dataset', 'domain', 'glossaryTerm', 'tag']),
  );
});

it.each([...described, ...renamed])(
  '%s: the aspect and all that is set in it are in the model',
  (type, proposal) => {
    expect(model.getEntity(type).aspects).toContain(proposal.aspectName);
    const set = stepsOf(proposal).map(({ path }) => path.slice(1));
    expect(membersOf(proposal.aspectName)).toEqual(expect.arrayContaining(set));
    expect(applied(proposal)[set[0] ?? '']).toBe(text.text);
  },
);

it('every aspect that has a place for it tells who described it last', () => {
  for (const [, proposal] of described) {
    const isStamped = stepsOf(proposal).some(({ path }) => path === '/lastModified');
    const hasActor = JSON.stringify(model.schemaOf(proposal.aspectName)['properties']).includes(
      '"lastModified"',
    );
    expect([proposal.aspectName, isStamped && !hasActor]).toEqual([proposal.aspectName, false]);
  }
});

it('a field is described in the schema that people write', () => {
  const proposal = describeEntity('dataset', { urn: 'urn:li:dataset:x', field: 'a/b~c' }, text);
  expect(applied(proposal)).toMatchObject({
    editableSchemaFieldInfo: [{ fieldPath: 'a/b~c', description: text.text }],
  });
});

it('what only sources describe or name is refused, with the types that are not', () => {
  expect(() => describeEntity('dataPlatform', { urn: 'x' }, text)).toThrow(
    refusal('INVALID_REQUEST', { path: '/urn', rule: expect.stringContaining('dataset') }),
  );
  expect(() => rename('chart', 'x', text)).toThrow(refusal('INVALID_REQUEST', { path: '/urn' }));
});

it.each([
  ['the glossary', GLOSSARY],
  ['domains', DOMAINS],
])('the aspects of %s name a parent of the right type', (_, { parentType, aspects, member }) => {
  expect(aspects[parentType]).toBeDefined();
  for (const [entityType, aspectName] of Object.entries(aspects)) {
    expect(model.getEntity(entityType).aspects).toContain(aspectName);
    const { relationships } = model.getAspect(aspectName);
    expect(relationships).toContainEqual(
      expect.objectContaining({ path: `/${member}`, entityTypes: expect.arrayContaining([parentType]) }),
    );
  }
});
