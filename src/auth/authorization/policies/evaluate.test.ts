/** Compares the privileges that random stored policies grant with a short reference implementation. */
import fc from 'fast-check';
import { POLICY_FIELDS, entityPrivileges, grantsOne, needsFacts, platformPrivileges } from './evaluate.js';
import { explainGrants, findUnapplied } from './explain.js';
import { urnOnlyFacts, type ActorFacts, type ResourceFacts } from './facts.js';
import { METADATA_NAMES, PLATFORM_NAMES } from './privileges.js';
import { policyPayload, readPolicy } from './stored-policy.js';
import type { Mismatch } from './types.js';

const USERS = ['u1', 'u2'];
const GROUPS = ['g1', 'g2'];
const TYPES = ['o1', 'o2'];
const FIELDS: Record<string, (facts: ResourceFacts) => readonly string[]> = {
  TYPE: ({ type }) => [type],
  RESOURCE_TYPE: ({ type }) => [type],
  URN: ({ urn }) => [urn],
  RESOURCE_URN: ({ urn }) => [urn],
  DOMAIN: ({ domains }) => domains,
  CONTAINER: ({ containers }) => containers,
  TAG: ({ tags }) => tags,
  GLOSSARY_TERM: ({ terms }) => terms,
  OWNER: ({ owners }) => owners.map(({ urn }) => urn),
  DATA_PLATFORM_INSTANCE: ({ instances }) => instances,
  GROUP_MEMBERSHIP: ({ groups }) => groups,
};

const some = (...of: string[]) => fc.uniqueArray(fc.constantFrom(...of));
const actor = fc.record({
  urn: fc.constantFrom(...USERS),
  groups: some(...GROUPS).map((groups) => new Set(groups)),
  roles: some('r1', 'r2').map((roles) => new Set(roles)),
});
const resource = fc.record({
  urn: fc.constantFrom('urn:li:a:1', 'urn:li:b:1'),
  domains: some('x1', 'x2'),
  containers: some('x1', 'x2'),
  tags: some('x1', 'x2'),
  terms: some('x1', 'x2'),
  instances: some('x1', 'x2'),
  groups: some(...GROUPS),
  owners: fc.array(
    fc.record({
      urn: fc.constantFrom(...USERS, ...GROUPS),
      type: fc.option(fc.constantFrom(...TYPES), { nil: undefined }),
    }),
    { maxLength: 2 },
  ),
});
const criterion = fc.record(
  {
    field: fc.constantFrom(...POLICY_FIELDS, 'COLOR'),
    values: some('a', 'urn:li:a:1', 'urn:li:', 'x', 'x1', 'x2', 'u1', 'g1'),
    condition: fc.constantFrom('EQUALS', 'STARTS_WITH', 'NOT_EQUALS', 'LIKE'),
  },
  { requiredKeys: ['field', 'values'] },
);
const info = fc.record(
  {
    type: fc.constantFrom('METADATA', 'PLATFORM', 'OTHER'),
    state: fc.constantFrom('ACTIVE', 'INACTIVE', 'DRAFT'),
    privileges: some('EDIT_ENTITY', 'DELETE_ENTITY', 'MANAGE_TAGS', 'FLY'),
    actors: fc.record(
      {
        users: some(...USERS),
        groups: some(...GROUPS),
        roles: some('r1', 'r2'),
        allUsers: fc.boolean(),
        allGroups: fc.boolean(),
        resourceOwners: fc.boolean(),
        resourceOwnersTypes: some(...TYPES),
      },
      { requiredKeys: [] },
    ),
    resources: fc.record({ filter: fc.record({ criteria: fc.array(criterion, { maxLength: 3 }) }) }),
  },
  { requiredKeys: ['type', 'state', 'privileges', 'actors'] },
);

type Info = any;

/** The rules of `docs/access.md`, written independently. */
function grantedBy(policy: Info, who: ActorFacts, what: ResourceFacts): string[] {
  const {
    users = [],
    groups = [],
    roles = [],
    allUsers,
    allGroups,
    resourceOwners,
    resourceOwnersTypes = [],
  } = policy.actors;
  const isOne = [
    allUsers === true,
    allGroups === true && who.groups.size > 0,
    users.includes(who.urn),
    [...who.groups].some((group) => groups.includes(group)),
    [...who.roles].some((role) => roles.includes(role)),
  ].includes(true);
  const isOwner =
    resourceOwners === true &&
    what.owners.some(
      ({ urn, type }) =>
        [who.urn, ...who.groups].includes(urn) &&
        (resourceOwnersTypes.length === 0 || resourceOwnersTypes.includes(type)),
    );
  const criteria: any[] = policy.resources?.filter.criteria ?? [];
  const fits = criteria.every(({ field, values, condition = 'EQUALS' }) => {
    const actual = FIELDS[field]?.(what);
    if (actual === undefined || values.length === 0) return false;
    if (condition === 'EQUALS') return actual.some((value) => values.includes(value));
    if (condition === 'STARTS_WITH')
      return actual.some((value) => values.some((start: string) => value.startsWith(start)));
    return condition === 'NOT_EQUALS' && !actual.some((value) => values.includes(value));
  });
  const holds =
    policy.type === 'METADATA' && policy.state === 'ACTIVE' && [isOne, isOwner].includes(true) && fits;
  return holds
    ? policy.privileges.filter((name: string) => ['EDIT_ENTITY', 'DELETE_ENTITY'].includes(name))
    : [];
}

const factsOf = (parts: Partial<ResourceFacts> & { readonly urn: string }): ResourceFacts => ({
  ...urnOnlyFacts(parts.urn),
  ...parts,
});
const read = (stored: Info, index: number) =>
  readPolicy(`urn:li:dataHubPolicy:${index}`, JSON.stringify(stored));

it('policies grant exactly the privileges of the reference implementation', () => {
  fc.assert(
    fc.property(fc.array(info, { maxLength: 4 }), actor, resource, (stored, who, parts) => {
      const what = factsOf(parts);
      const expected = new Set(stored.flatMap((policy) => grantedBy(policy, who, what)));
      const policies = stored.map(read);
      expect(entityPrivileges(policies, who, { resource: what })).toEqual(expected);
      for (const name of ['EDIT_ENTITY', 'DELETE_ENTITY', 'MANAGE_TAGS', 'FLY'])
        expect(grantsOne(policies, who, { resource: what, anyOf: [name] })).toBe(expected.has(name));
    }),
    { numRuns: 2_000 },
  );
});

it('policies for which `needsFacts` is false grant the same privileges by the URN alone', () => {
  // A random policy seldom applies, so half of them apply to all users.
  const holding = info.map((stored): Info => ({
    ...{ ...stored, type: 'METADATA', state: 'ACTIVE', privileges: ['EDIT_ENTITY'] },
    actors: { allUsers: true },
  }));
  fc.assert(
    fc.property(fc.oneof(info, holding), actor, resource, (stored, who, parts) => {
      const policy = read(stored, 0);
      fc.pre(!needsFacts(policy, who));
      const bare = entityPrivileges([policy], who, { resource: urnOnlyFacts(parts.urn) });
      expect(entityPrivileges([policy], who, { resource: factsOf(parts) })).toEqual(bare);
    }),
    { numRuns: 2_000 },
  );
});

it('only platform policies that include the actor grant privileges on the platform', () => {
  fc.assert(
    fc.property(fc.array(info, { maxLength: 4 }), actor, (stored, who) => {
      const what = factsOf({ urn: 'urn:li:a:1', owners: [] });
      const expected = stored
        .map((policy: Info) => ({
          ...policy,
          type: policy.type === 'PLATFORM' ? 'METADATA' : 'OTHER',
          resources: undefined,
        }))
        .filter((policy) => grantedBy({ ...policy, privileges: ['EDIT_ENTITY'] }, who, what).length > 0)
        .flatMap(({ privileges }) => privileges.filter((name: string) => name === 'MANAGE_TAGS'));
      expect(platformPrivileges(stored.map(read), who)).toEqual(new Set(expected));
    }),
    { numRuns: 1_000 },
  );
});

it('explanations list exactly the granted privileges, each with a policy that grants it alone', () => {
  fc.assert(
    fc.property(fc.array(info, { maxLength: 4 }), actor, resource, (stored, who, parts) => {
      const policies = stored.map(read);
      const what = factsOf(parts);
      const granted = [
        ...platformPrivileges(policies, who),
        ...entityPrivileges(policies, who, { resource: what }),
      ];
      const grants = explainGrants(policies, who, what);
      expect(new Set(grants.flatMap(({ privileges }) => privileges))).toEqual(new Set(granted));
      for (const { policy, privileges, reasons } of grants) {
        const alone = policies.filter(({ urn }) => urn === policy);
        const named = new Set([
          ...platformPrivileges(alone, who),
          ...entityPrivileges(alone, who, { resource: what }),
        ]);
        expect(privileges.filter((name) => !named.has(name))).toEqual([]);
        expect(reasons).not.toEqual([]);
      }
    }),
    { numRuns: 1_000 },
  );
});

it('a policy either grants something, or it is unapplied or without a privilege of its kind', () => {
  fc.assert(
    fc.property(
      fc.array(info, { maxLength: 3 }),
      actor,
      fc.option(resource, { nil: undefined }),
      (all, who, some) => {
        const policies = all.map(read);
        const what = some && factsOf(some);
        const named = (kinds: readonly { readonly policy?: string }[]) =>
          kinds.flatMap(({ policy }) => policy ?? []);
        const granting = new Set(named(explainGrants(policies, who, what)));
        const unapplied = new Set(named(findUnapplied(policies, who, what)));
        for (const { urn, type, privileges } of policies) {
          const names = type === 'PLATFORM' ? PLATFORM_NAMES : METADATA_NAMES;
          const grants = privileges.some((name) => names.has(name));
          expect([urn, granting.has(urn)]).toEqual([urn, grants && !unapplied.has(urn)]);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

it.each<[Mismatch, object, object]>([
  ['INACTIVE', { state: 'DRAFT', actors: { users: ['u2'] } }, {}],
  ['ACTOR', { actors: { users: ['u2'] }, resources: { filter: { criteria: [] } } }, {}],
  ['ACTOR', { type: 'PLATFORM', actors: { resourceOwners: true } }, { owners: [{ urn: 'u1', type: 'o1' }] }],
  ['RESOURCE', { resources: { filter: { criteria: [{ field: 'TAG', values: ['x1'] }] } } }, { tags: ['x2'] }],
  [
    'LABELS',
    {
      resources: {
        filter: { criteria: [] },
        privilegeConstraints: { criteria: [{ field: 'TAG', values: ['x1'] }] },
      },
    },
    {},
  ],
])('the first mismatch of a policy is %s: %j', (mismatch, parts, facts) => {
  const stored = {
    type: 'METADATA',
    state: 'ACTIVE',
    privileges: ['EDIT_ENTITY'],
    actors: { users: ['u1'] },
  };
  const who = { urn: 'u1', groups: new Set<string>(), roles: new Set<string>() };
  const what = factsOf({ urn: 'urn:li:a:1', ...facts });
  expect(findUnapplied([read({ ...stored, ...parts }, 1)], who, what)).toMatchObject([{ mismatch }]);
});

it('explanations list each reason for which a policy includes the actor', () => {
  const everyone = {
    ...{ users: ['u1', 'u2'], groups: ['g1', 'g2'], roles: ['r1', 'r2'], allUsers: true, allGroups: true },
    ...{ resourceOwners: true, resourceOwnersTypes: ['o1'] },
  };
  const stored = { type: 'METADATA', state: 'ACTIVE', privileges: ['EDIT_ENTITY', 'FLY'], actors: everyone };
  const who = { urn: 'u1', groups: new Set(['g2']), roles: new Set(['r1']) };
  const what = factsOf({
    urn: 'urn:li:a:1',
    owners: [
      { urn: 'u1', type: 'o2' },
      { urn: 'g2', type: 'o1' },
      { urn: 'g1', type: 'o1' },
    ],
  });
  expect(explainGrants([read(stored, 1)], who, what)).toEqual([
    {
      policy: 'urn:li:dataHubPolicy:1',
      privileges: ['EDIT_ENTITY'],
      reasons: [
        { kind: 'USER', urn: 'u1' },
        { kind: 'GROUP', urn: 'g2' },
        { kind: 'ROLE', urn: 'r1' },
        { kind: 'ALL_USERS' },
        { kind: 'ALL_GROUPS' },
        { kind: 'OWNER', urn: 'g2', ownershipType: 'o1' },
      ],
    },
  ]);
});

it('a policy grants the same privileges after it was stored and read again', () => {
  fc.assert(
    fc.property(info, (stored) => {
      const policy = read({ ...stored, type: stored.type === 'OTHER' ? 'METADATA' : stored.type }, 0);
      expect(readPolicy(policy.urn, policyPayload(policy, 1))).toEqual(policy);
    }),
  );
});

it.each([
  ['no members', {}],
  ['members of other types', { type: 1, state: 2, privileges: 'EDIT_ENTITY', actors: [], resources: 3 }],
  [
    'a filter that is not an object',
    {
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_ENTITY'],
      actors: { allUsers: true },
      resources: { filter: 'x' },
    },
  ],
  [
    'invalid criteria',
    {
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_ENTITY'],
      actors: { allUsers: true },
      resources: { filter: { criteria: [1, null, {}] } },
    },
  ],
  ...[
    { resources: 3 },
    { resources: { filter: null, allResources: true } },
    { resources: { type: 3, allResources: true } },
    { actors: { resourceOwners: true, resourceOwnersTypes: 'x' } },
    { actors: { resourceOwners: true, resourceOwnersTypes: [1] } },
    ...[undefined, [], 'x', [1], ['x', 1]].map((values) => ({
      resources: { filter: { criteria: [{ field: 'TAG', values, condition: 'NOT_EQUALS' }] } },
    })),
    ...[undefined, [], [1]].map((values) => ({
      resources: {
        filter: { criteria: [] },
        privilegeConstraints: { criteria: [{ field: 'TAG', values, condition: 'NOT_EQUALS' }] },
      },
    })),
  ].map((parts): [string, object] => [
    JSON.stringify(parts),
    {
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_ENTITY'],
      actors: { allUsers: true },
      ...parts,
    },
  ]),
  [
    'a boolean stored as a string',
    { type: 'METADATA', state: 'ACTIVE', privileges: ['EDIT_ENTITY'], actors: { allUsers: 'true' } },
  ],
])('a stored policy grants nothing if it has %s', (_, stored) => {
  const who = { urn: 'u1', groups: new Set(GROUPS), roles: new Set(['r1']) };
  const what = factsOf({ urn: 'urn:li:a:1', owners: [{ urn: 'u1', type: 'o1' }] });
  const labels = ['urn:li:tag:x'];
  expect(entityPrivileges([read(stored, 0)], who, { resource: what, labels }).size).toBe(0);
});

it('users can always view themselves and edit their own profile and contact data', () => {
  const who = { urn: 'urn:li:corpuser:a', groups: new Set<string>(), roles: new Set<string>() };
  expect(entityPrivileges([], who, { resource: urnOnlyFacts(who.urn) })).toEqual(
    new Set(['VIEW_ENTITY_PAGE', 'EDIT_USER_PROFILE', 'EDIT_CONTACT_INFO']),
  );
  expect([...METADATA_NAMES]).toEqual(expect.arrayContaining(['VIEW_ENTITY_PAGE', 'EDIT_USER_PROFILE']));
});
