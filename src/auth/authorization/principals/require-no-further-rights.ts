/** Who may use the rights of a service account on entities. */
import { CatalogError } from '../../../core/errors.js';
import type { EntityReader } from '../../../catalog/entities/types.js';
import type { SearchReader } from '../../../catalog/search/types.js';
import type { MetadataModel } from '../../../model/types.js';
import { ROOT_USER } from '../../authentication/names.js';
import { platformPrivileges } from '../policies/evaluate.js';
import type { ActorFacts } from '../policies/facts.js';
import { furtherPolicies } from '../policies/further-policies.js';
import type { Decisions, Policy, Privilege } from '../policies/types.js';

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
 * Requires that policies on entities grant the account nothing that they do not grant the actor. Whoever created the account may use it in
 * any case, because administrators who give it rights see by whom it was created. At most four statements.
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
