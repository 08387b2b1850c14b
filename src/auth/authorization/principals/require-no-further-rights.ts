/** Who may use the rights of a service account on entities. */
import type { EntityReader } from '../../../catalog/entities/types.js';
import type { SearchReader } from '../../../catalog/search/types.js';
import { CatalogError } from '../../../core/errors.js';
import type { MetadataModel } from '../../../model/types.js';
import { ROOT_USER } from '../../auth-deps.js';
import { criteriaOf, isNamed, platformPrivileges } from '../policies/evaluate.js';
import type { ActorFacts } from '../policies/facts.js';
import { METADATA_NAMES } from '../policies/privileges.js';
import type { Decisions, Policy, PolicyCriterion, Privilege } from '../policies/types.js';

/** Each of them permits acting for accounts with further rights on entities. */
const ACTING_PRIVILEGES: readonly Privilege[] = ['MANAGE_ACCESS_TOKENS', 'MANAGE_POLICIES'];
const KEY = 'corpUserKey';
/** Privileges in a message. */
const MAX_NAMED = 5;

interface RightsDeps {
  readonly model: MetadataModel;
  readonly entities: Pick<EntityReader, 'findEntities'>;
  readonly search: Pick<SearchReader, 'search'>;
  readonly decisions: Pick<Decisions, 'policiesOf'>;
}

/**
 * Requires that policies on entities grant the account nothing that they do not grant the actor. The creator of the account may use it in any
 * case, because administrators who give it rights see by whom it was created. At most four statements.
 * @param account URN of a service account
 * @throws FORBIDDEN that names some of the privileges
 */
export async function requireNoFurtherRights(
  deps: RightsDeps,
  actor: string,
  account: string,
): Promise<void> {
  const { decisions, entities } = deps;
  if (actor === account || actor === ROOT_USER) return;
  const own = await decisions.policiesOf(actor);
  const platform = platformPrivileges(own.policies, own.actor);
  if (ACTING_PRIVILEGES.some((name) => platform.has(name))) return;
  const [stored] = await entities.findEntities([account], [KEY]);
  if (stored?.aspects.get(KEY)?.created.actor === actor) return;
  const other = await decisions.policiesOf(account);
  const compared = { account: other.actor, actor: own.actor };
  const candidates = furtherPolicies(other.policies, { ...compared, ownsSomething: true });
  if (candidates.length === 0) return;
  const ownsSomething = await ownsAnything(deps, other.actor);
  const further = furtherPolicies(other.policies, { ...compared, ownsSomething });
  if (further.length > 0) throw refused(account, further);
}

async function ownsAnything({ search, model }: RightsDeps, { urn, groups }: ActorFacts): Promise<boolean> {
  const { total } = await search.search({
    ...{ input: '*', entityTypes: [...model.entities.keys()], sort: [], facets: [], matches: false },
    filter: { or: [{ and: [{ field: 'owners', condition: 'EQUAL', values: [urn, ...groups] }] }] },
    page: { start: 0, count: 0 },
  });
  return total > 0;
}

/** Does not name the policies, because not everybody may view them. */
function refused(account: string, policies: readonly Policy[]): CatalogError {
  const names = [...new Set(policies.flatMap(({ privileges }) => privileges))].sort();
  const message = `You may not act for ${account}, because it has more privileges on entities than you, e.g. ${names.slice(0, MAX_NAMED).join(', ')}`;
  return new CatalogError('FORBIDDEN', message, {
    urn: account,
    rule: `an account that you created, or one without further privileges, or one of the privileges ${ACTING_PRIVILEGES.join(' and ')}`,
  });
}

interface Compared {
  /** The account whose privileges are in question. */
  readonly account: ActorFacts;
  /** The actor who would use them. */
  readonly actor: ActorFacts;
  /** Whether the account, or a group of it, owns something, so that policies for owners apply. */
  readonly ownsSomething: boolean;
}

/**
 * Returns the active metadata policies that grant the account something that no policy grants the actor on the same entities. Two policies
 * are about the same entities only if their criteria say so, whatever entities exist, so it may return a policy too many, but never one too few.
 */
export function furtherPolicies(policies: readonly Policy[], compared: Compared): readonly Policy[] {
  const { account, actor, ownsSomething } = compared;
  const active = policies.filter(({ type, state }) => type === 'METADATA' && state === 'ACTIVE');
  const own = active.filter(({ actors }) => isNamed(actors, actor));
  return active.filter((policy) => {
    const isGranted = isNamed(policy.actors, account) || (policy.actors.resourceOwners && ownsSomething);
    return isGranted && !isCovered(policy, own);
  });
}

function isCovered(policy: Policy, own: readonly Policy[]): boolean {
  const covering = own.filter((each) => includesResources(each, policy));
  const granted = new Set<Privilege>(covering.flatMap(({ privileges }) => privileges));
  return policy.privileges.every((name) => granted.has(name) || !METADATA_NAMES.has(name));
}

/** Tells whether the wider policy applies to every entity and label to which the narrower one applies. */
function includesResources(wider: Policy, narrower: Policy): boolean {
  const constraints = narrower.resources?.constraints ?? [];
  return (
    criteriaOf(wider).every((criterion) => follows(criterion, criteriaOf(narrower))) &&
    (wider.resources?.constraints ?? []).every((criterion) => follows(criterion, constraints))
  );
}

/** Tells whether the criterion holds wherever all the given ones hold. */
function follows(criterion: PolicyCriterion, given: readonly PolicyCriterion[]): boolean {
  return given.some(({ field, condition, values }) => {
    if (field !== criterion.field || condition !== criterion.condition || values.length === 0) return false;
    const [fewer, more] =
      condition === 'NOT_EQUALS' ? [criterion.values, values] : [values, criterion.values];
    return fewer.length > 0 && fewer.every((value) => more.includes(value));
  });
}
