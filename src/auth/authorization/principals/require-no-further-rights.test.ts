/** Whether an account may do something on entities that an actor may not do. */
import fc from 'fast-check';
import { grantsOne } from '../policies/evaluate.js';
import { urnOnlyFacts, type ActorFacts } from '../policies/facts.js';
import { readPolicy } from '../policies/stored-policy.js';
import type { Policy } from '../policies/types.js';
import { furtherPolicies } from './require-no-further-rights.js';

const factsOf = (name: string): ActorFacts => ({
  urn: `urn:li:corpuser:${name}`,
  groups: new Set<string>(),
  roles: new Set<string>(),
});
const [actor, account] = [factsOf('actor'), factsOf('account')];

interface Parts {
  readonly privileges?: readonly string[];
  readonly criteria?: readonly object[];
  readonly actors?: object;
}

function policyFor(
  { urn }: ActorFacts,
  { privileges = ['EDIT_ENTITY'], criteria, actors }: Parts = {},
): Policy {
  const resources = criteria && { filter: { criteria } };
  const info = { type: 'METADATA', state: 'ACTIVE', privileges, actors: actors ?? { users: [urn] } };
  return readPolicy('urn:li:dataHubPolicy:x', JSON.stringify({ ...info, ...(resources && { resources }) }));
}
const domain = (...values: string[]) => ({ field: 'DOMAIN', condition: 'EQUALS', values });
const count = (policies: readonly Policy[], ownsSomething = false) =>
  furtherPolicies(policies, { account, actor, ownsSomething }).length;

it.each<[string, Parts | undefined, Parts, number]>([
  ['nothing is granted to the actor', undefined, { criteria: [domain('a')] }, 1],
  ['the actor may do it everywhere', {}, { criteria: [domain('a')] }, 0],
  ['the actor may do it in more domains', { criteria: [domain('a', 'b')] }, { criteria: [domain('b')] }, 0],
  ['the actor may do it in fewer domains', { criteria: [domain('a')] }, { criteria: [domain('a', 'b')] }, 1],
  ['the account may do it everywhere', { criteria: [domain('a')] }, {}, 1],
  ['the account may do more', {}, { privileges: ['EDIT_ENTITY', 'DELETE_ENTITY'] }, 1],
  ['the further privilege grants nothing', {}, { privileges: ['EDIT_ENTITY', 'NO_PRIVILEGE'] }, 0],
])('%s', (_, own, others, expected) => {
  expect(count([...(own ? [policyFor(actor, own)] : []), policyFor(account, others)])).toBe(expected);
});

it('policies for owners count if the account owns something', () => {
  const owners = policyFor(account, { actors: { resourceOwners: true } });
  expect([count([owners]), count([owners], true), count([owners, policyFor(actor)], true)]).toEqual([
    0, 1, 0,
  ]);
});

it('without a further policy, the actor may do whatever the account may do', () => {
  const values = fc.subarray(['urn:li:tag:a', 'urn:li:tag:b', 'urn:li:tag:ab']);
  const criteria = fc.array(
    fc.record({
      field: fc.constantFrom('URN', 'TYPE'),
      condition: fc.constantFrom('EQUALS', 'STARTS_WITH', 'NOT_EQUALS'),
      values,
    }),
    { maxLength: 2 },
  );
  const privileges = fc.subarray(['EDIT_ENTITY', 'DELETE_ENTITY'], { minLength: 1 });
  const policies = fc.array(fc.tuple(fc.boolean(), fc.record({ privileges, criteria })), { maxLength: 4 });
  fc.assert(
    fc.property(policies, (given) => {
      const all = given.map(([isOwn, parts]) => policyFor(isOwn ? actor : account, parts));
      if (count(all) > 0) return;
      for (const urn of ['urn:li:tag:a', 'urn:li:tag:ab', 'urn:li:tag:c'])
        for (const name of ['EDIT_ENTITY', 'DELETE_ENTITY']) {
          const may = (who: ActorFacts) =>
            grantsOne(all, who, { resource: urnOnlyFacts(urn), anyOf: [name] });
          expect(may(actor) || !may(account)).toBe(true);
        }
    }),
  );
});
