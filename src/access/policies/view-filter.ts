/** What an actor may see, as a filter over search fields. */
import { CatalogError } from '../../kernel/errors.js';
import type { Condition, Criterion, Filter } from '../../read/types.js';
import { isNamed, platformPrivileges } from './evaluate.js';
import type { ActorFacts } from './facts.js';
import { SIGHT_PRIVILEGES } from './privileges.js';
import type { Policy, PolicyCriterion, View } from './types.js';
import { typesManagedBy } from './write-rules.js';

type Branch = readonly Criterion[];

/** More could neither be searched with nor be meant. */
const MAX_BRANCHES = 200;

/** Search fields of a policy's field: the value itself, or what lies below the value. */
const SEARCH_FIELDS: Readonly<Record<string, readonly { readonly name: string; readonly below?: true }[]>> = {
  TYPE: [{ name: '_entityType' }],
  RESOURCE_TYPE: [{ name: '_entityType' }],
  URN: [{ name: 'urn' }],
  RESOURCE_URN: [{ name: 'urn' }],
  // A domain lies in itself.
  DOMAIN: [
    { name: 'domains', below: true },
    { name: 'urn', below: true },
  ],
  CONTAINER: [{ name: 'container', below: true }],
  TAG: [{ name: 'tags' }],
  GLOSSARY_TERM: [{ name: 'glossaryTerms' }],
  OWNER: [{ name: 'owners' }],
  DATA_PLATFORM_INSTANCE: [{ name: 'platformInstance' }],
};

/** Whoever may change something sees it. @param policies those that concern the actor */
export function viewOfPolicies(policies: readonly Policy[], actor: ActorFacts): View {
  const viewing = policies.filter(
    ({ type, state, privileges, resources }) =>
      type === 'METADATA' &&
      state === 'ACTIVE' &&
      (resources?.constraints ?? []).length === 0 &&
      SIGHT_PRIVILEGES.some((name) => privileges.includes(name)),
  );
  const isFree = ({ actors, resources }: Policy): boolean =>
    isNamed(actors, actor) && (resources?.criteria ?? []).length === 0;
  if (viewing.some(isFree)) return 'everything';
  const managed = typesManagedBy(platformPrivileges(policies, actor));
  const branches = merged([
    ...viewing.flatMap((policy) => branchesOf(policy, actor)),
    ...(managed.length === 0
      ? []
      : [[{ field: '_entityType', condition: 'EQUAL' as const, values: managed }]]),
  ]);
  requireFew(branches.length);
  const own: Branch = [{ field: 'urn', condition: 'EQUAL', values: [actor.urn] }];
  return { or: [own, ...branches].map((and) => ({ and })) } satisfies Filter;
}

function requireFew(count: number): void {
  if (count <= MAX_BRANCHES) return;
  throw new CatalogError(
    'LIMIT_EXCEEDED',
    `Policies let you see things for more than ${MAX_BRANCHES} reasons`,
    { rule: `at most ${MAX_BRANCHES} combinations of conditions` },
  );
}

/** Many policies about one thing each are one condition with many values. */
function merged(branches: readonly Branch[]): Branch[] {
  const others: Branch[] = [];
  const alone = new Map<string, { readonly criterion: Criterion; readonly values: Set<string> }>();
  for (const branch of branches) {
    const [criterion] = branch;
    if (criterion === undefined || branch.length > 1 || criterion.negated === true) {
      others.push(branch);
      continue;
    }
    const key = `${criterion.field} ${criterion.condition}`;
    const known = alone.get(key)?.values ?? new Set();
    alone.set(key, { criterion, values: new Set([...known, ...criterion.values]) });
  }
  const joined = [...alone.values()].map(({ criterion, values }) => [{ ...criterion, values: [...values] }]);
  return [...joined, ...others];
}

/** Or of ands. What search cannot tell is not let through. */
function branchesOf(policy: Policy, actor: ActorFacts): Branch[] {
  const factors = [
    actorBranches(policy, actor),
    ...(policy.resources?.criteria ?? []).map((criterion) => alternativesOf(criterion)),
  ];
  if (factors.some(({ length }) => length === 0)) return [];
  // Before they are multiplied: each condition may double them.
  requireFew(factors.reduce((count, { length }) => count * length, 1));
  return factors.reduce((branches, alternatives) =>
    branches.flatMap((branch) => alternatives.map((some) => [...branch, ...some])),
  );
}

function actorBranches({ actors }: Policy, actor: ActorFacts): Branch[] {
  if (isNamed(actors, actor)) return [[]];
  // Which kind of owner somebody is stands in no search field.
  if (!actors.resourceOwners || actors.resourceOwnersTypes.length > 0) return [];
  return [[{ field: 'owners', condition: 'EQUAL', values: [actor.urn, ...actor.groups] }]];
}

function alternativesOf({ field, values, condition }: PolicyCriterion): Branch[] {
  const fields = Object.hasOwn(SEARCH_FIELDS, field) ? SEARCH_FIELDS[field] : undefined;
  if (fields === undefined) return [];
  if (values.length === 0) return [];
  if (condition === 'NOT_EQUALS')
    return [
      fields.map(({ name, below }) => ({
        field: name,
        condition: conditionOf(below),
        values,
        negated: true,
      })),
    ];
  if (condition === 'EQUALS')
    return fields.map(({ name, below }) => [{ field: name, condition: conditionOf(below), values }]);
  // Below what begins so is not told by what begins so itself.
  return fields
    .filter(({ below }) => below !== true)
    .map(({ name }) => [{ field: name, condition: 'START_WITH', values }]);
}

function conditionOf(below: true | undefined): Condition {
  return below === true ? 'DESCENDANTS_INCL' : 'EQUAL';
}
