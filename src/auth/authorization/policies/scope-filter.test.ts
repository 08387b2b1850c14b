/** The scope of an actor as a search filter. That reads apply the filter is tested in `test/authorization`. */
import { scopeOfPolicies } from './scope-filter.js';
import { readPolicy } from './stored-policy.js';
import type { Policy } from './types.js';

const actor = { urn: 'urn:li:corpuser:a', groups: new Set(['urn:li:corpGroup:g']), roles: new Set<string>() };
const own = { and: [{ field: 'urn', condition: 'EQUAL', values: [actor.urn] }] };

const viewing = (resources?: object, parts: object = {}): Policy =>
  readPolicy(
    'urn:li:dataHubPolicy:x',
    JSON.stringify({
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['VIEW_ENTITY_PAGE'],
      actors: { users: [actor.urn] },
      ...(resources && { resources }),
      ...parts,
    }),
  );
const where = (...criteria: object[]) => ({ filter: { criteria } });
const view = (...policies: Policy[]) => scopeOfPolicies(policies, actor);

it('the scope is the actor itself if policies grant nothing', () => {
  expect(view()).toEqual({ or: [own] });
  expect(view(viewing(undefined, { state: 'INACTIVE' }))).toEqual({ or: [own] });
  expect(view(viewing(undefined, { privileges: ['CREATE_ENTITY', 'VIEW_DATASET_USAGE'] }))).toEqual({
    or: [own],
  });
  expect(view(viewing(undefined, { actors: { users: ['urn:li:corpuser:b'] } }))).toEqual({ or: [own] });
});

it('the scope is everything if a policy has no conditions', () => {
  expect(view(viewing(where({ field: 'TYPE', values: ['dataset'] })), viewing())).toBe('everything');
  expect(view(viewing(undefined, { privileges: ['VIEW_ENTITY'], actors: { allUsers: true } }))).toBe(
    'everything',
  );
});

it('the scope also includes entities that the actor may edit', () => {
  const tables = where({ field: 'TYPE', values: ['dataset'] });
  for (const privilege of ['EDIT_ENTITY', 'EDIT_ENTITY_TAGS', 'DELETE_ENTITY'])
    expect(view(viewing(tables, { privileges: [privilege] }))).toEqual({
      or: [own, { and: [{ field: '_entityType', condition: 'EQUAL', values: ['dataset'] }] }],
    });
  expect(view(viewing(undefined, { privileges: ['EDIT_ENTITY'] }))).toBe('everything');
});

it.each([
  [['EDIT_TAG_COLOR'], ['tag']],
  [['EDIT_GROUP_MEMBERS'], ['corpGroup', 'corpuser']],
  [
    ['EDIT_CONTACT_INFO', 'EDIT_TAG_COLOR', 'CREATE_ENTITY'],
    ['corpGroup', 'corpuser', 'tag'],
  ],
  [['EDIT_DATASET_COL_TAGS'], ['dataset']],
  [['EDIT_ENTITY_QUERIES'], ['dataset', 'query']],
  [['EDIT_ENTITY_DATA_CONTRACT'], ['dataContract', 'dataset']],
  [['MANAGE_GLOSSARY_CHILDREN'], ['glossaryNode', 'glossaryTerm']],
])('the privileges %j extend the scope only by types that they apply to', (privileges, values) => {
  const ofTypes = { field: '_entityType', condition: 'EQUAL', values };
  expect(view(viewing(undefined, { privileges }))).toEqual({ or: [own, { and: [ofTypes] }] });
  expect(view(viewing(undefined, { privileges: [...privileges, 'EDIT_ENTITY_TAGS'] }))).toBe('everything');
});

it('managing the data products of a domain includes the domain and its products', () => {
  const policy = viewing(where({ field: 'DOMAIN', values: ['urn:li:domain:d'] }), {
    privileges: ['MANAGE_DATA_PRODUCTS'],
  });
  const ofTypes = { field: '_entityType', condition: 'EQUAL', values: ['dataProduct', 'domain'] };
  const below = (field: string) => ({ field, condition: 'DESCENDANTS_INCL', values: ['urn:li:domain:d'] });
  expect(view(policy)).toEqual({
    or: [own, { and: [below('domains'), ofTypes] }, { and: [below('urn'), ofTypes] }],
  });
});

it('platform privileges include the entities that they manage', () => {
  const manager = (...privileges: string[]) => viewing(undefined, { type: 'PLATFORM', privileges });
  const managed = { field: '_entityType', condition: 'EQUAL', values: ['tag', 'form'] };
  expect(view(manager('MANAGE_TAGS', 'MANAGE_DOCUMENTATION_FORMS', 'VIEW_ANALYTICS'))).toEqual({
    or: [own, { and: [managed] }],
  });
  expect(view(manager('CREATE_TAGS', 'VIEW_ENTITY_PAGE', 'EDIT_ENTITY'))).toEqual({ or: [own] });
});

it('the scope has a branch for each policy, with all its conditions', () => {
  const policy = viewing(
    where({ field: 'TYPE', values: ['dataset'] }, { field: 'DOMAIN', values: ['urn:li:domain:d'] }),
  );
  const type = { field: '_entityType', condition: 'EQUAL', values: ['dataset'] };
  const below = (field: string) => ({ field, condition: 'DESCENDANTS_INCL', values: ['urn:li:domain:d'] });
  expect(view(policy)).toEqual({
    or: [own, { and: [type, below('domains')] }, { and: [type, below('urn')] }],
  });
});

it('NOT_EQUALS becomes a negated condition', () => {
  const policy = viewing(where({ field: 'TAG', values: ['urn:li:tag:pii'], condition: 'NOT_EQUALS' }));
  const not = { field: 'tags', condition: 'EQUAL', values: ['urn:li:tag:pii'], negated: true };
  expect(view(policy)).toEqual({ or: [own, { and: [not] }] });
});

it('a policy for owners includes what the actor and its groups own', () => {
  const owners = { field: 'owners', condition: 'EQUAL', values: [actor.urn, 'urn:li:corpGroup:g'] };
  expect(view(viewing(undefined, { actors: { resourceOwners: true } }))).toEqual({
    or: [own, { and: [owners] }],
  });
  const ofType = { resourceOwners: true, resourceOwnersTypes: ['urn:li:ownershipType:t'] };
  expect(view(viewing(undefined, { actors: ofType }))).toEqual({ or: [own] });
});

it.each([
  ['an unknown field', where({ field: 'COLOR', values: ['red'] })],
  ['an unknown field with NOT_EQUALS', where({ field: 'COLOR', values: ['red'], condition: 'NOT_EQUALS' })],
  ['no value', where({ field: 'TYPE', values: [] })],
  ['no value with NOT_EQUALS', where({ field: 'TAG', values: [], condition: 'NOT_EQUALS' })],
  [
    'a beginning of places',
    where({ field: 'CONTAINER', values: ['urn:li:container:'], condition: 'STARTS_WITH' }),
  ],
  ['constraints', { ...where(), privilegeConstraints: { criteria: [{ field: 'TAG', values: ['x'] }] } }],
])('a policy extends the scope by nothing if it has %s', (_, resources) => {
  expect(view(viewing(resources))).toEqual({ or: [own] });
});

it('many policies for one entity each become one condition', () => {
  const urns = Array.from({ length: 1_000 }, (_, index) => `urn:li:tag:${index}`);
  const policies = urns.map((urn) => viewing(where({ field: 'URN', values: [urn] })));
  const all = { and: [{ field: 'urn', condition: 'EQUAL', values: urns }] };
  expect(view(...policies)).toEqual({ or: [own, all] });
});

it('many policies that differ in one condition become one branch with all values', () => {
  const domains = Array.from({ length: 101 }, (_, index) => `urn:li:domain:${index}`);
  const type = { field: 'TYPE', values: ['dataset'] };
  const policies = domains.map((urn) =>
    viewing(where(type, { field: 'DOMAIN', values: [urn] }), { privileges: ['EDIT_ENTITY_TAGS'] }),
  );
  const ofType = { field: '_entityType', condition: 'EQUAL', values: ['dataset'] };
  const below = (field: string) => ({ field, condition: 'DESCENDANTS_INCL', values: domains });
  expect(view(...policies)).toEqual({
    or: [own, { and: [ofType, below('domains')] }, { and: [ofType, below('urn')] }],
  });
});

it('policies that differ in more conditions or in negated ones keep a branch each', () => {
  const policy = (type: string, tag: string, condition = 'EQUALS') =>
    viewing(where({ field: 'TYPE', values: [type] }, { field: 'TAG', values: [tag], condition }));
  const seen = (type: string, tag: string, parts: object = {}) => ({
    and: [
      { field: '_entityType', condition: 'EQUAL', values: [type] },
      { field: 'tags', condition: 'EQUAL', values: [tag], ...parts },
    ],
  });
  expect(view(policy('dataset', 'a'), policy('chart', 'b'))).toEqual({
    or: [own, seen('dataset', 'a'), seen('chart', 'b')],
  });
  const not = { negated: true };
  expect(view(policy('dataset', 'a', 'NOT_EQUALS'), policy('dataset', 'b', 'NOT_EQUALS'))).toEqual({
    or: [own, seen('dataset', 'a', not), seen('dataset', 'b', not)],
  });
});

describe('a scope with more conditions than a search supports', () => {
  const domain = { field: 'DOMAIN', values: ['urn:li:domain:d'] };
  const many = Array.from({ length: 2_000 }, () => domain);

  it('is refused before its branches are built', () => {
    expect(() => view(viewing(where(...many)))).toThrow(expect.objectContaining({ code: 'LIMIT_EXCEEDED' }));
    expect(view(viewing(where(...many.slice(0, 7))))).toMatchObject({ or: { length: 129 } });
  });

  it('omits entities that the actor may only edit, if the remaining conditions are few enough', () => {
    const shown = viewing(where({ field: 'TYPE', values: ['chart'] }));
    const onlyShown = {
      or: [own, { and: [{ field: '_entityType', condition: 'EQUAL', values: ['chart'] }] }],
    };
    const editing = (...criteria: object[]) => viewing(where(...criteria), { privileges: ['EDIT_ENTITY'] });
    const apart = Array.from({ length: 201 }, (_, index) =>
      editing({ field: 'TAG', values: [`t${index}`] }, { field: 'OWNER', values: [`o${index}`] }),
    );
    expect(view(shown, ...apart)).toEqual(onlyShown);
    expect(view(shown, editing(...many))).toEqual(onlyShown);
    // Few branches with many conditions each exceed the limit of a filter.
    const long = Array.from({ length: 130 }, (_, index) =>
      editing(...'abcdefgh'.split('').map((tag) => ({ field: 'TAG', values: [`${tag}${index}`] }))),
    );
    expect(view(shown, ...long)).toEqual(onlyShown);
    expect(view(shown, ...apart.slice(0, 150))).toMatchObject({ or: { length: 152 } });
  });

  it('is empty if one condition never holds, and everything if another policy has no conditions', () => {
    const never = { field: 'COLOR', values: ['red'] };
    expect(view(viewing(where(...many, never)))).toEqual({ or: [own] });
    expect(view(viewing(where(...many)), viewing())).toBe('everything');
  });
});
