/** Evaluates permissions: by the URN alone if it is sufficient, otherwise by all facts about the resource. */
import fc from 'fast-check';
import { needsFacts, platformPrivileges } from './evaluate.js';
import { urnOnlyFacts, type ActorFacts, type ResourceFacts } from './facts.js';
import {
  evaluateByUrn,
  evaluateFully,
  type LoadedActor,
  type KnownResources,
} from './evaluate-permission.js';
import type { RequiredPermission, Policy, PolicyCriterion, Subjects } from './types.js';

const ann: ActorFacts = { urn: 'urn:li:corpuser:ann', groups: new Set(), roles: new Set() };
const [one, two, term] = ['urn:li:dataset:1', 'urn:li:dataset:2', 'urn:li:glossaryTerm:t'];
const [low, top] = ['urn:li:glossaryNode:low', 'urn:li:glossaryNode:top'];

function policy(
  privileges: readonly string[],
  parts: Partial<Policy> & { where?: PolicyCriterion[] } = {},
): Policy {
  const { where, ...rest } = parts;
  return {
    urn: 'urn:li:dataHubPolicy:p',
    ...{ name: 'p', description: '', type: 'METADATA', state: 'ACTIVE', editable: true, privileges },
    actors: {
      ...{ users: [ann.urn], groups: [], roles: [], resourceOwnersTypes: [] },
      ...{ allUsers: false, allGroups: false, resourceOwners: false },
    },
    ...(where && { resources: { criteria: where } }),
    ...rest,
  };
}
const at = (field: string, ...values: string[]): PolicyCriterion => ({ field, values, condition: 'EQUALS' });
const loaded = (...policies: Policy[]): LoadedActor => ({
  actor: ann,
  policies,
  urnOnly: policies.filter((each) => !needsFacts(each, ann)),
  platform: platformPrivileges(policies, ann),
});
const facts = (urn: string, parts: Partial<ResourceFacts> = {}): ResourceFacts => ({
  ...urnOnlyFacts(urn),
  ...parts,
});
const byUrn = (...all: ResourceFacts[]) => new Map(all.map((each) => [each.urn, each]));
const known = (parts: Partial<KnownResources> = {}): KnownResources => ({
  ...{ facts: new Map(), subjects: new Map(), above: new Map() },
  ...parts,
});

describe('a decision by the URN alone', () => {
  const permission: RequiredPermission = { urn: one, anyOf: ['EDIT_ENTITY'] };

  it('is yes if a policy without further conditions grants the privilege', () => {
    expect(evaluateByUrn(loaded(policy(['EDIT_ENTITY'])), permission)).toBe(true);
    expect(evaluateByUrn(loaded(policy(['EDIT_ENTITY'], { where: [at('URN', one)] })), permission)).toBe(
      true,
    );
    expect(
      evaluateByUrn(loaded(policy(['MANAGE_TAGS'], { type: 'PLATFORM' })), {
        urn: one,
        anyOf: ['MANAGE_TAGS'],
      }),
    ).toBe(true);
  });

  it('is no if no further fact can grant the privilege', () => {
    expect(evaluateByUrn(loaded(), permission)).toBe(false);
    expect(evaluateByUrn(loaded(policy(['EDIT_ENTITY'], { where: [at('URN', two)] })), permission)).toBe(
      false,
    );
  });

  it('is undefined if criteria of a policy, subjects or the existence of the entity matter', () => {
    expect(
      evaluateByUrn(loaded(policy(['EDIT_ENTITY'], { where: [at('TAG', 'x')] })), permission),
    ).toBeUndefined();
    const about = [{ urns: [two], anyOf: ['EDIT_ENTITY'] }];
    expect(evaluateByUrn(loaded(), { ...permission, about })).toBeUndefined();
    const creator = loaded(policy(['CREATE_ENTITY']));
    expect(evaluateByUrn(creator, { ...permission, creating: ['CREATE_ENTITY'] })).toBeUndefined();
  });

  it('never differs from the decision by all facts', () => {
    const names = ['EDIT_ENTITY', 'CREATE_ENTITY', 'MANAGE_TAGS'];
    const some = fc.subarray(names, { minLength: 1 });
    const criterion = fc.constantFrom(at('URN', one), at('URN', two), at('TAG', 'x'), at('TYPE', 'dataset'));
    const anyPolicy = fc
      .record({ privileges: some, where: fc.array(criterion, { maxLength: 2 }), isPlatform: fc.boolean() })
      .map(({ privileges, where, isPlatform }) =>
        policy(privileges, isPlatform ? { type: 'PLATFORM' } : { where }),
      );
    const subjects = fc.record({ urns: fc.subarray([one, two]), anyOf: some });
    const anyPermission = fc.record(
      {
        urn: fc.constant(one),
        anyOf: some,
        creating: some,
        about: fc.array(subjects, { minLength: 1, maxLength: 2 }),
      },
      { requiredKeys: ['urn', 'anyOf'] },
    );
    const found = fc.subarray([facts(one, { tags: ['x'] }), facts(two)]);
    fc.assert(
      fc.property(
        fc.array(anyPolicy, { maxLength: 3 }),
        anyPermission,
        found,
        (policies, permission, existing) => {
          const who = loaded(...policies);
          const verdict = evaluateByUrn(who, permission);
          fc.pre(verdict !== undefined);
          expect(
            evaluateFully(who, permission as RequiredPermission, known({ facts: byUrn(...existing) })),
          ).toBe(verdict);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('an entity that does not exist', () => {
  const permission: RequiredPermission = { urn: one, anyOf: ['EDIT_ENTITY'], creating: ['CREATE_ENTITY'] };
  const [creator, editor] = [loaded(policy(['CREATE_ENTITY'])), loaded(policy(['EDIT_ENTITY']))];

  it('requires a privilege to create it instead of one to change it', () => {
    const existing = known({ facts: byUrn(facts(one)) });
    expect([
      evaluateFully(creator, permission, known()),
      evaluateFully(creator, permission, existing),
    ]).toEqual([true, false]);
    expect([evaluateFully(editor, permission, known()), evaluateFully(editor, permission, existing)]).toEqual(
      [false, true],
    );
  });

  it('does not match a criterion on its domain', () => {
    const inDomain = loaded(policy(['CREATE_ENTITY'], { where: [at('DOMAIN', 'urn:li:domain:d')] }));
    expect(evaluateFully(inDomain, permission, known())).toBe(false);
  });
});

describe('a policy with constraints on labels', () => {
  const constraints = [at('TAG', 'urn:li:tag:good')];
  const tagger = loaded(policy(['EDIT_ENTITY_TAGS'], { resources: { criteria: [], constraints } }));
  const may = (labels?: string[]) =>
    evaluateFully(tagger, { urn: one, anyOf: ['EDIT_ENTITY_TAGS'], ...(labels && { labels }) }, known());

  it('grants a change if all its labels are known and allowed', () => {
    expect([may(['urn:li:tag:good']), may(['urn:li:tag:good', 'urn:li:tag:bad'])]).toEqual([true, false]);
    expect([may([]), may(undefined)]).toEqual([false, false]);
  });
});

describe('a permission by subjects', () => {
  const ofOne = loaded(policy(['EDIT_ENTITY'], { where: [at('URN', one)] }));
  const may = (subjects: Subjects, parts: Partial<KnownResources> = {}) =>
    evaluateFully(
      ofOne,
      { urn: 'urn:li:incident:i', anyOf: ['EDIT_ENTITY'], about: [subjects] },
      known(parts),
    );
  const said = (...urns: string[]): Subjects => ({ urns, anyOf: ['EDIT_ENTITY'] });
  const withoutSubjects = { facts: byUrn(facts('urn:li:incident:i')) };
  const stored = (...urns: string[]) => ({
    ...withoutSubjects,
    subjects: new Map([['urn:li:incident:i', urns.map((urn) => facts(urn))]]),
  });

  it('requires the privilege on all subjects, and at least one subject', () => {
    expect([may(said(one)), may(said(one, two)), may(said(two)), may(said())]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('requires the privilege on both the stored and the written subjects', () => {
    expect([may(said(one), stored(one)), may(said(), stored(one))]).toEqual([true, true]);
    expect([may(said(one), stored(two)), may(said(two), stored(one))]).toEqual([false, false]);
  });

  it('does not accept written subjects of an existing entity without stored ones', () => {
    expect(may(said(one), withoutSubjects)).toBe(false);
  });

  it('ignores stored subjects if the URN of the entity names the subject', () => {
    const byName: Subjects = { ...said(one), named: 'by URN' };
    expect([may(byName), may(byName, withoutSubjects), may(byName, stored(two))]).toEqual([true, true, true]);
  });

  it('accepts subjects named by the write only for existing entities', () => {
    const byWrite: Subjects = { ...said(one), named: 'by write' };
    expect([may(byWrite), may(byWrite, withoutSubjects), may(byWrite, stored(two))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is granted if one of several alternatives holds', () => {
    const about = [said(two), { ...said(one), named: 'by URN' as const }];
    expect(evaluateFully(ofOne, { urn: 'urn:li:incident:i', anyOf: ['EDIT_ENTITY'], about }, known())).toBe(
      true,
    );
  });
});

describe('a privilege on a term group', () => {
  const groups: Subjects = {
    urns: [],
    anyOf: ['MANAGE_GLOSSARY_CHILDREN', 'MANAGE_ALL_GLOSSARY_CHILDREN'],
    above: ['MANAGE_ALL_GLOSSARY_CHILDREN'],
  };
  const inLow = known({
    facts: byUrn(facts(term)),
    subjects: new Map([[term, [facts(low)]]]),
    above: new Map([[term, [facts(top)]]]),
  });
  const may = (privilege: string, group: string): boolean =>
    evaluateFully(
      loaded(policy([privilege], { where: [at('URN', group)] })),
      { urn: term, anyOf: ['EDIT_ENTITY'], about: [groups] },
      inLow,
    );

  it('covers direct children, or all descendants if it is MANAGE_ALL_GLOSSARY_CHILDREN', () => {
    expect([may('MANAGE_GLOSSARY_CHILDREN', low), may('MANAGE_GLOSSARY_CHILDREN', top)]).toEqual([
      true,
      false,
    ]);
    expect([may('MANAGE_ALL_GLOSSARY_CHILDREN', low), may('MANAGE_ALL_GLOSSARY_CHILDREN', top)]).toEqual([
      true,
      true,
    ]);
  });

  it('covers new terms of its subgroups only if it is MANAGE_ALL_GLOSSARY_CHILDREN', () => {
    const into = (privilege: string, group: string): boolean =>
      evaluateFully(
        loaded(policy([privilege], { where: [at('URN', group)] })),
        { urn: term, anyOf: ['EDIT_ENTITY'], about: [{ ...groups, urns: [low] }] },
        known({ facts: byUrn(facts(low)), subjects: new Map([[low, [facts(top)]]]) }),
      );
    expect([into('MANAGE_ALL_GLOSSARY_CHILDREN', top), into('MANAGE_GLOSSARY_CHILDREN', top)]).toEqual([
      true,
      false,
    ]);
  });
});
