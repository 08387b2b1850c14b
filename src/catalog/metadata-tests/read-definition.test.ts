/** Definitions of tests: what is accepted, and where an invalid one is wrong. */
import fc from 'fast-check';
import { CatalogError } from '../../core/errors.js';
import { loadModel } from '../../model/load-model.js';
import { readDefinition } from './read-definition.js';

const model = loadModel(['schemas']);
const on = { types: ['dataset'] };
const check = { property: 'ownership.owners.owner', operator: 'exists' };
const read = (value: unknown) => readDefinition(model, JSON.stringify(value));
const pathOf = (value: unknown): unknown => {
  try {
    read(value);
  } catch (error) {
    if (error instanceof CatalogError && error.code === 'INVALID_REQUEST') return error.details.path;
    throw error;
  }
  return undefined;
};
const actionsOf = (action: object, types = ['dataset']) => ({
  ...{ on: { types }, rules: [], actions: { failing: [action] } },
});

it('an empty definition, or none, is evaluated by others', () => {
  expect(readDefinition(model, undefined)).toBeUndefined();
  expect(read({})).toBeUndefined();
});

it('types have the names of the model or of GraphQL, and lists are conjunctions', () => {
  const { types, conditions, rules } = read({ on: { types: ['DATA_JOB', 'dataJob'] }, rules: [check] }) ?? {};
  expect(types).toEqual(['dataJob']);
  expect(conditions).toEqual({ kind: 'and', rules: [] });
  expect(rules).toMatchObject({ kind: 'and', rules: [{ kind: 'check', operator: 'exists', wanted: [] }] });
});

it.each([
  ['datasetProperties.customProperties.any.key', { path: ['customProperties', 'any', 'key'] }],
  ['datasetKey.origin', { aspect: 'datasetKey' }],
  ['schemaMetadata.fields.fieldPath', { path: ['fields', 'fieldPath'] }],
  [
    'structuredProperties.io.acme.tier',
    { kind: 'structured', urn: 'urn:li:structuredProperty:io.acme.tier' },
  ],
  ['structuredProperties.properties.propertyUrn', { aspect: 'structuredProperties' }],
])('the property %s is accepted', (property, expected) => {
  const definition = read({ on, rules: { property, operator: 'exists' } });
  expect(definition?.rules).toMatchObject({ property: expected });
});

it.each([
  [[], ''],
  [{ on, rules: [], rule: [] }, '/rule'],
  [{ on }, '/rules'],
  [{ rules: [] }, '/on'],
  [{ on: { types: ['table'] }, rules: [] }, '/on/types/0'],
  [{ on: { types: ['dataHubPolicy'] }, rules: [] }, '/on/types/0'],
  [{ on: { types: ['dataset'], conditions: [{}] }, rules: [] }, '/on/conditions/0/property'],
  [{ on, rules: [{ ...check, property: 'ownership.owner' }] }, '/rules/0/property'],
  [{ on, rules: [{ ...check, property: 'ownership.owners.owner.name' }] }, '/rules/0/property'],
  [{ on, rules: [{ ...check, property: 'dashboardInfo.title' }] }, '/rules/0/property'],
  [{ on, rules: [{ ...check, property: 'corpUserCredentials.salt' }] }, '/rules/0/property'],
  [{ on, rules: [{ ...check, property: 'testResults.failing' }] }, '/rules/0/property'],
  [{ on, rules: [{ ...check, property: 'datasetProfile.rowCount' }] }, '/rules/0/property'],
  [{ on, rules: { or: [check, { not: { and: check } }] } }, '/rules/or/1/not/and'],
  [{ on, rules: [{ ...check, value: 1 }] }, '/rules/0/value'],
  [{ on, rules: [{ ...check, operator: 'equals' }] }, '/rules/0'],
  [{ on, rules: [{ ...check, operator: 'equals', value: 'a', values: ['a'] }] }, '/rules/0'],
  [{ on, rules: [{ ...check, operator: 'equals', values: [{}] }] }, '/rules/0/values'],
  [{ on, rules: [{ ...check, operator: 'less_than', value: 'much' }] }, '/rules/0/value'],
  [{ on, rules: [{ ...check, negated: 'yes' }] }, '/rules/0/negated'],
  [actionsOf({ type: 'paint' }), '/actions/failing/0/type'],
  [actionsOf({ type: 'add_tags', values: [] }), '/actions/failing/0/values'],
  [
    actionsOf({ type: 'add_tags', params: { values: ['urn:li:domain:a'] } }),
    '/actions/failing/0/params/values/0',
  ],
  [actionsOf({ type: 'add_tags', values: ['a'] }), '/actions/failing/0/values/0'],
  [
    actionsOf({ type: 'set_domain', values: ['urn:li:domain:a', 'urn:li:domain:b'] }),
    '/actions/failing/0/values',
  ],
  [actionsOf({ type: 'unset_domain', values: ['urn:li:domain:a'] }), '/actions/failing/0/values'],
  [
    actionsOf({ type: 'add_tags', values: ['urn:li:tag:a'], ownershipType: 'x' }),
    '/actions/failing/0/ownershipType',
  ],
  [actionsOf({ type: 'add_terms', values: ['urn:li:glossaryTerm:a'] }, ['tag']), '/actions/failing/0'],
])('%j is refused at %s', (definition, path) => {
  expect(pathOf(definition)).toBe(path);
});

it('rules that are nested too deeply are refused', () => {
  const nested = (depth: number): object => (depth === 0 ? check : { not: nested(depth - 1) });
  expect(pathOf({ on, rules: nested(10) })).toBeUndefined();
  expect(pathOf({ on, rules: nested(11) })).toContain('/rules/not');
});

it('no text fails otherwise than as invalid', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      try {
        readDefinition(model, text);
      } catch (error) {
        expect(error).toMatchObject({ code: 'INVALID_REQUEST' });
      }
    }),
  );
});
