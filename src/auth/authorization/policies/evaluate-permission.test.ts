/** From facts to yes or no: by the URN alone where that decides, else by all that is known. */
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

describe('by the URN alone', () => {
  const permission: RequiredPermission = { urn: one, anyOf: ['EDIT_ENTITY'] };

  it('is yes where a policy without further conditions says so', () => {
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

  it('is no where nothing that may be known says otherwise', () => {
    expect(evaluateByUrn(loaded(), permission)).toBe(false);
    expect(evaluateByUrn(loaded(policy(['EDIT_ENTITY'], { where: [at('URN', two)] })), permission)).toBe(
      false,
    );
  });

  it('is open where a policy, what it is about, or whether it is there may matter', () => {
    expect(
      evaluateByUrn(loaded(policy(['EDIT_ENTITY'], { where: [at('TAG', 'x')] })), permission),
    ).toBeUndefined();
    const about = [{ urns: [two], anyOf: ['EDIT_ENTITY'] }];
    expect(evaluateByUrn(loaded(), { ...permission, about })).toBeUndefined();
    const making = loaded(policy(['CREATE_ENTITY']));
    expect(evaluateByUrn(making, { ...permission, creating: ['CREATE_ENTITY'] })).toBeUndefined();
  });

  it('is never other than what everything that is known says', () => {
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
        (policies, permission, there) => {
          const who = loaded(...policies);
          const verdict = evaluateByUrn(who, permission);
          fc.pre(verdict !== undefined);
          expect(
            evaluateFully(who, permission as RequiredPermission, known({ facts: byUrn(...there) })),
          ).toBe(verdict);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('what is not there', () => {
  const permission: RequiredPermission = { urn: one, anyOf: ['EDIT_ENTITY'], creating: ['CREATE_ENTITY'] };
  const [maker, editor] = [loaded(policy(['CREATE_ENTITY'])), loaded(policy(['EDIT_ENTITY']))];

  it('is made by who may make it, and changed by who may change it', () => {
    const there = known({ facts: byUrn(facts(one)) });
    expect([evaluateFully(maker, permission, known()), evaluateFully(maker, permission, there)]).toEqual([
      true,
      false,
    ]);
    expect([evaluateFully(editor, permission, known()), evaluateFully(editor, permission, there)]).toEqual([
      false,
      true,
    ]);
  });

  it('has no labels, and lies nowhere', () => {
    const inDomain = loaded(policy(['CREATE_ENTITY'], { where: [at('DOMAIN', 'urn:li:domain:d')] }));
    expect(evaluateFully(inDomain, permission, known())).toBe(false);
  });
});

describe('labels', () => {
  const constraints = [at('TAG', 'urn:li:tag:good')];
  const tagger = loaded(policy(['EDIT_ENTITY_TAGS'], { resources: { criteria: [], constraints } }));
  const may = (labels?: string[]) =>
    evaluateFully(tagger, { urn: one, anyOf: ['EDIT_ENTITY_TAGS'], ...(labels && { labels }) }, known());

  it('have to be known, and all of them allowed, where a policy has constraints', () => {
    expect([may(['urn:li:tag:good']), may(['urn:li:tag:good', 'urn:li:tag:bad'])]).toEqual([true, false]);
    expect([may([]), may(undefined)]).toEqual([false, false]);
  });
});

describe('what something is about', () => {
  const ofOne = loaded(policy(['EDIT_ENTITY'], { where: [at('URN', one)] }));
  const may = (subjects: Subjects, parts: Partial<KnownResources> = {}) =>
    evaluateFully(
      ofOne,
      { urn: 'urn:li:incident:i', anyOf: ['EDIT_ENTITY'], about: [subjects] },
      known(parts),
    );
  const said = (...urns: string[]): Subjects => ({ urns, anyOf: ['EDIT_ENTITY'] });
  const there = { facts: byUrn(facts('urn:li:incident:i')) };
  const stored = (...urns: string[]) => ({
    ...there,
    subjects: new Map([['urn:li:incident:i', urns.map((urn) => facts(urn))]]),
  });

  it('allows by all of it, never by none', () => {
    expect([may(said(one)), may(said(one, two)), may(said(two)), may(said())]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('counts what is stored and what is said together', () => {
    expect([may(said(one), stored(one)), may(said(), stored(one))]).toEqual([true, true]);
    expect([may(said(one), stored(two)), may(said(two), stored(one))]).toEqual([false, false]);
  });

  it('of what is there and about nothing is nothing that somebody says', () => {
    expect(may(said(one), there)).toBe(false);
  });

  it('is the URN alone where that names it', () => {
    const byName: Subjects = { ...said(one), named: 'by URN' };
    expect([may(byName), may(byName, there), may(byName, stored(two))]).toEqual([true, true, true]);
  });

  it('is what a write names only where the write makes nothing', () => {
    const byWrite: Subjects = { ...said(one), named: 'by write' };
    expect([may(byWrite), may(byWrite, there), may(byWrite, stored(two))]).toEqual([false, true, true]);
  });

  it('is enough by any of several ways, each by itself', () => {
    const about = [said(two), { ...said(one), named: 'by URN' as const }];
    expect(evaluateFully(ofOne, { urn: 'urn:li:incident:i', anyOf: ['EDIT_ENTITY'], about }, known())).toBe(
      true,
    );
  });
});

describe('a group of terms', () => {
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

  it('lets write what is directly in it, and with the wider privilege all below', () => {
    expect([may('MANAGE_GLOSSARY_CHILDREN', low), may('MANAGE_GLOSSARY_CHILDREN', top)]).toEqual([
      true,
      false,
    ]);
    expect([may('MANAGE_ALL_GLOSSARY_CHILDREN', low), may('MANAGE_ALL_GLOSSARY_CHILDREN', top)]).toEqual([
      true,
      true,
    ]);
  });

  it('into which something is put has groups above it as well', () => {
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
