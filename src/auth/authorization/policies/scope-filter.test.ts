/** The scope of an actor as a search filter. That reads apply the filter is tested in `test/authorization`. */
import fc from 'fast-check';
import type { Criterion } from '../../../catalog/search/filter.js';
import { mergeBranches, scopeOfPolicies, type Branch } from './scope-filter.js';
import { readPolicy } from './stored-policy.js';
import type { Policy } from './types.js';

const actor = { urn: 'urn:li:corpuser:a', groups: new Set(['urn:li:corpGroup:g']), roles: new Set<string>() };
const typesAre = (...values: string[]) => ({ field: '_entityType', condition: 'EQUAL', values });
/** What every actor may view. */
const own = [
  {
    and: [
      {
        ...{ field: 'urn', condition: 'EQUAL' },
        values: [
          actor.urn,
          ...['technical_owner', 'business_owner', 'data_steward', 'none'].map(
            (name) => `urn:li:ownershipType:__system__${name}`,
          ),
        ],
      },
    ],
  },
  {
    and: [
      typesAre('dataHubView', 'dataHubPageModule', 'dataHubPageTemplate', 'query'),
      { field: 'createdBy', condition: 'EQUAL', values: [actor.urn] },
    ],
  },
  { and: [typesAre('dataHubView'), { field: 'type', condition: 'EQUAL', values: ['GLOBAL'] }] },
  {
    and: [
      typesAre('dataHubPageModule', 'dataHubPageTemplate'),
      { field: 'scope', condition: 'EQUAL', values: ['GLOBAL'] },
    ],
  },
  { and: [typesAre('dataHubStepState')] },
];

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

it('the scope contains only the actor and what belongs to it if the policies grant nothing', () => {
  expect(view()).toEqual({ or: own });
  expect(view(viewing(undefined, { state: 'INACTIVE' }))).toEqual({ or: own });
  expect(view(viewing(undefined, { privileges: ['CREATE_ENTITY', 'VIEW_DATASET_USAGE'] }))).toEqual({
    or: own,
  });
  expect(view(viewing(undefined, { actors: { users: ['urn:li:corpuser:b'] } }))).toEqual({ or: own });
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
      or: [...own, { and: [{ field: '_entityType', condition: 'EQUAL', values: ['dataset'] }] }],
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
  expect(view(viewing(undefined, { privileges }))).toEqual({ or: [...own, { and: [ofTypes] }] });
  expect(view(viewing(undefined, { privileges: [...privileges, 'EDIT_ENTITY_TAGS'] }))).toBe('everything');
});

it('MANAGE_DATA_PRODUCTS on a domain adds the domain and its data products to the scope', () => {
  const policy = viewing(where({ field: 'DOMAIN', values: ['urn:li:domain:d'] }), {
    privileges: ['MANAGE_DATA_PRODUCTS'],
  });
  const ofTypes = { field: '_entityType', condition: 'EQUAL', values: ['dataProduct', 'domain'] };
  const below = (field: string) => ({ field, condition: 'DESCENDANTS_INCL', values: ['urn:li:domain:d'] });
  expect(view(policy)).toEqual({
    or: [...own, { and: [below('domains'), ofTypes] }, { and: [below('urn'), ofTypes] }],
  });
});

it('platform privileges add the entities that they manage to the scope', () => {
  const manager = (...privileges: string[]) => viewing(undefined, { type: 'PLATFORM', privileges });
  const managed = { field: '_entityType', condition: 'EQUAL', values: ['tag', 'form'] };
  expect(view(manager('MANAGE_TAGS', 'MANAGE_DOCUMENTATION_FORMS', 'VIEW_ANALYTICS'))).toEqual({
    or: [...own, { and: [managed] }],
  });
  expect(view(manager('CREATE_TAGS', 'VIEW_ENTITY_PAGE', 'EDIT_ENTITY'))).toEqual({ or: own });
});

it('each branch of a policy contains all its criteria, and a criterion on a domain makes two branches', () => {
  const policy = viewing(
    where({ field: 'TYPE', values: ['dataset'] }, { field: 'DOMAIN', values: ['urn:li:domain:d'] }),
  );
  const type = { field: '_entityType', condition: 'EQUAL', values: ['dataset'] };
  const below = (field: string) => ({ field, condition: 'DESCENDANTS_INCL', values: ['urn:li:domain:d'] });
  expect(view(policy)).toEqual({
    or: [...own, { and: [type, below('domains')] }, { and: [type, below('urn')] }],
  });
});

it('a NOT_EQUALS criterion becomes a negated condition', () => {
  const policy = viewing(where({ field: 'TAG', values: ['urn:li:tag:pii'], condition: 'NOT_EQUALS' }));
  const not = { field: 'tags', condition: 'EQUAL', values: ['urn:li:tag:pii'], negated: true };
  expect(view(policy)).toEqual({ or: [...own, { and: [not] }] });
});

it('a policy for owners adds what the actor and its groups own, unless it names ownership types', () => {
  const owners = { field: 'owners', condition: 'EQUAL', values: [actor.urn, 'urn:li:corpGroup:g'] };
  expect(view(viewing(undefined, { actors: { resourceOwners: true } }))).toEqual({
    or: [...own, { and: [owners] }],
  });
  const ofType = { resourceOwners: true, resourceOwnersTypes: ['urn:li:ownershipType:t'] };
  expect(view(viewing(undefined, { actors: ofType }))).toEqual({ or: own });
});

it.each([
  ['an unknown field', where({ field: 'COLOR', values: ['red'] })],
  [
    'a NOT_EQUALS criterion on an unknown field',
    where({ field: 'COLOR', values: ['red'], condition: 'NOT_EQUALS' }),
  ],
  ['a criterion without values', where({ field: 'TYPE', values: [] })],
  ['a NOT_EQUALS criterion without values', where({ field: 'TAG', values: [], condition: 'NOT_EQUALS' })],
  [
    'a prefix of containers',
    where({ field: 'CONTAINER', values: ['urn:li:container:'], condition: 'STARTS_WITH' }),
  ],
  ['constraints', { ...where(), privilegeConstraints: { criteria: [{ field: 'TAG', values: ['x'] }] } }],
])('a policy adds nothing to the scope if it has %s', (_, resources) => {
  expect(view(viewing(resources))).toEqual({ or: own });
});

it('many policies for one entity each are merged into one condition', () => {
  const urns = Array.from({ length: 1_000 }, (_, index) => `urn:li:tag:${index}`);
  const policies = urns.map((urn) => viewing(where({ field: 'URN', values: [urn] })));
  const all = { and: [{ field: 'urn', condition: 'EQUAL', values: urns }] };
  expect(view(...policies)).toEqual({ or: [...own, all] });
});

it('many policies that differ in one criterion are merged, with all its values', () => {
  const domains = Array.from({ length: 101 }, (_, index) => `urn:li:domain:${index}`);
  const type = { field: 'TYPE', values: ['dataset'] };
  const policies = domains.map((urn) =>
    viewing(where(type, { field: 'DOMAIN', values: [urn] }), { privileges: ['EDIT_ENTITY_TAGS'] }),
  );
  const ofType = { field: '_entityType', condition: 'EQUAL', values: ['dataset'] };
  const below = (field: string) => ({ field, condition: 'DESCENDANTS_INCL', values: domains });
  expect(view(...policies)).toEqual({
    or: [...own, { and: [ofType, below('domains')] }, { and: [ofType, below('urn')] }],
  });
});

it('policies that differ in several criteria or in a negated one keep a branch each', () => {
  const policy = (type: string, tag: string, condition = 'EQUALS') =>
    viewing(where({ field: 'TYPE', values: [type] }, { field: 'TAG', values: [tag], condition }));
  const branchOf = (type: string, tag: string, parts: object = {}) => ({
    and: [
      { field: '_entityType', condition: 'EQUAL', values: [type] },
      { field: 'tags', condition: 'EQUAL', values: [tag], ...parts },
    ],
  });
  expect(view(policy('dataset', 'a'), policy('chart', 'b'))).toEqual({
    or: [...own, branchOf('dataset', 'a'), branchOf('chart', 'b')],
  });
  const not = { negated: true };
  expect(view(policy('dataset', 'a', 'NOT_EQUALS'), policy('dataset', 'b', 'NOT_EQUALS'))).toEqual({
    or: [...own, branchOf('dataset', 'a', not), branchOf('dataset', 'b', not)],
  });
});

describe('a scope with more conditions than a search supports', () => {
  const domain = { field: 'DOMAIN', values: ['urn:li:domain:d'] };
  const many = Array.from({ length: 2_000 }, () => domain);

  it('is refused before its branches are built', () => {
    expect(() => view(viewing(where(...many)))).toThrow(expect.objectContaining({ code: 'LIMIT_EXCEEDED' }));
    expect(view(viewing(where(...many.slice(0, 7))))).toMatchObject({ or: { length: own.length + 128 } });
  });

  it('omits entities that the actor may only edit, if the remaining conditions are few enough', () => {
    const viewable = viewing(where({ field: 'TYPE', values: ['chart'] }));
    const onlyViewable = {
      or: [...own, { and: [{ field: '_entityType', condition: 'EQUAL', values: ['chart'] }] }],
    };
    const editing = (...criteria: object[]) => viewing(where(...criteria), { privileges: ['EDIT_ENTITY'] });
    const unmergeable = Array.from({ length: 201 }, (_, index) =>
      editing({ field: 'TAG', values: [`t${index}`] }, { field: 'OWNER', values: [`o${index}`] }),
    );
    expect(view(viewable, ...unmergeable)).toEqual(onlyViewable);
    expect(view(viewable, editing(...many))).toEqual(onlyViewable);
    // Few branches with many conditions each exceed the limit of a filter.
    const long = Array.from({ length: 130 }, (_, index) =>
      editing(...'abcdefgh'.split('').map((tag) => ({ field: 'TAG', values: [`${tag}${index}`] }))),
    );
    expect(view(viewable, ...long)).toEqual(onlyViewable);
    expect(view(viewable, ...unmergeable.slice(0, 150))).toMatchObject({ or: { length: own.length + 151 } });
  });

  it('is not refused if one condition never holds or another policy grants everything', () => {
    const never = { field: 'COLOR', values: ['red'] };
    expect(view(viewing(where(...many, never)))).toEqual({ or: own });
    expect(view(viewing(where(...many)), viewing())).toBe('everything');
  });
});

const is = (field: string, ...values: string[]): Criterion => ({ field, values, condition: 'EQUAL' });
const not = (field: string, ...values: string[]): Criterion => ({ ...is(field, ...values), negated: true });

/** The values of each field of an entity. */
type Entity = Readonly<Record<string, readonly string[]>>;

function admits(branches: readonly Branch[], entity: Entity): boolean {
  return branches.some((branch) =>
    branch.every(({ field, values, negated }) => {
      const isOne = (entity[field] ?? []).some((value) => values.includes(value));
      return negated === true ? !isOne : isOne;
    }),
  );
}

const FIELDS = ['tags', 'owners'];
const VALUES = ['a', 'b', 'c'];
const some = fc.subarray(VALUES);
const criterion: fc.Arbitrary<Criterion> = fc
  .tuple(fc.constantFrom(...FIELDS), fc.subarray(VALUES, { minLength: 1 }), fc.boolean())
  .map(([field, values, isNegated]) => (isNegated ? not(field, ...values) : is(field, ...values)));
const branches = fc.array(fc.array(criterion, { maxLength: 3 }), { maxLength: 6 });
const entity = fc.record({ tags: some, owners: some });

it('merged branches admit the same entities, with no more branches than before', () => {
  fc.assert(
    fc.property(branches, entity, (given, what) => {
      const merged = mergeBranches(given);
      expect(admits(merged, what)).toBe(admits(given, what));
      expect(merged.length).toBeLessThanOrEqual(given.length);
    }),
    { numRuns: 2_000 },
  );
});

it('merged branches cannot be merged further', () => {
  const single = fc.array(fc.tuple(criterion), { maxLength: 6 });
  fc.assert(
    fc.property(single, (given) => {
      const merged = mergeBranches(given);
      expect(mergeBranches(merged)).toEqual(merged);
    }),
  );
});

it('merging joins the values of one condition, each once and in their order', () => {
  expect(mergeBranches([[is('tags', 'b')], [is('tags', 'a', 'b')], [is('tags', 'c')]])).toEqual([
    [is('tags', 'b', 'a', 'c')],
  ]);
});

it('merging joins several conditions one after the other', () => {
  const all = ['a', 'b'].flatMap((tag) => ['x', 'y'].map((owner) => [is('tags', tag), is('owners', owner)]));
  expect(mergeBranches(all)).toEqual([[is('tags', 'a', 'b'), is('owners', 'x', 'y')]]);
});

it.each<[string, Branch[]]>([
  ['different fields', [[is('tags', 'a')], [is('owners', 'a')]]],
  ['different conditions', [[is('tags', 'a')], [{ ...is('tags', 'b'), condition: 'START_WITH' }]]],
  ['negated conditions', [[not('tags', 'a')], [not('tags', 'b')]]],
  ['different numbers of conditions', [[is('tags', 'a')], [is('tags', 'b'), is('owners', 'x')]]],
  [
    'differences in two conditions',
    [
      [is('tags', 'a'), is('owners', 'x')],
      [is('tags', 'b'), is('owners', 'y')],
    ],
  ],
])('merging does not join branches with %s', (_, given) => {
  expect(mergeBranches(given)).toEqual(given);
});

it('merging keeps an empty filter and a branch without conditions', () => {
  expect(mergeBranches([])).toEqual([]);
  expect(mergeBranches([[]])).toEqual([[]]);
});
