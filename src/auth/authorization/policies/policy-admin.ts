/** Lists, creates, changes and deletes policies. Requires `MANAGE_POLICIES`. */
import { CatalogError, hasCode } from '../../../core/errors.js';
import { newId } from '../../../core/ids.js';
import type { EntityReader, StoredEntity } from '../../../catalog/entities/types.js';
import { readTyped, readUserUrn, requireStored, type AuthDeps } from '../../auth-deps.js';
import { checkDraft, refuseAnyResource } from './check-draft.js';
import { DEFAULT_POLICIES } from './default-policies.js';
import { policyPayload, POLICY_ASPECT, POLICY_TYPE, readPolicy } from './stored-policy.js';
import type { GrantQuestion, GrantSource, Policies, Policy, PolicyDraft, PolicyQuery } from './types.js';

const MANAGE_POLICIES = 'MANAGE_POLICIES';
/** Attempts to change a policy that others change at the same time. */
const ATTEMPTS = 5;
/** The policies of the three roles. */
const SHIPPED: ReadonlySet<string> = new Set(
  DEFAULT_POLICIES.filter(({ editable }) => !editable).map(({ urn }) => urn),
);
const LAST_CHANGED_FIRST = [{ field: 'lastUpdatedTimestamp', order: 'DESCENDING' }] as const;

export function createPolicies(deps: AuthDeps): Policies {
  const { decisions, writer, clock, audit, model } = deps;
  const requireManager = (actor: string, action: string): Promise<void> =>
    decisions.requirePlatform(actor, [MANAGE_POLICIES], action);
  const readQuestion = async (
    { user: text, urn }: GrantQuestion,
    actor: string,
    known: Pick<GrantSource, 'entities'>,
  ): Promise<GrantQuestion> => {
    const user = readUserUrn(model, text);
    const entity = urn === undefined ? undefined : model.parseUrn(urn).text;
    if (user !== actor) {
      await requireManager(actor, 'see the privileges of others');
      await requireStored(known, user);
    }
    return { user, ...(entity !== undefined && { urn: entity }) };
  };
  return {
    list: async (query, actor) => {
      await requireManager(actor, 'list policies');
      return list(deps, query);
    },
    create: async (draft, actor) => {
      await requireManager(actor, 'make policies');
      const checked = checkDraft(draft, model);
      refuseAnyResource(checked);
      const urn = model.parseUrn(`urn:li:${POLICY_TYPE}:${newId()}`).text;
      const value = policyPayload(checked, clock.now());
      await writer.write([{ urn, aspectName: POLICY_ASPECT, changeType: 'CREATE_ENTITY', value }], { actor });
      audit.info({ event: 'policy created', actor, policy: urn }, 'access');
      return urn;
    },
    update: async (text, draft, actor) => {
      await requireManager(actor, 'change policies');
      const urn = readTyped(model, text, POLICY_TYPE);
      await change(deps, urn, { draft, actor });
      audit.info({ event: 'policy changed', actor, policy: urn }, 'access');
    },
    remove: async (text, actor) => {
      await requireManager(actor, 'delete policies');
      const urn = readTyped(model, text, POLICY_TYPE);
      await getEditable(deps, urn);
      const { rows } = await writer.deleteEntity(urn, { actor });
      if (rows === 0) throw notFound(urn);
      audit.info({ event: 'policy deleted', actor, policy: urn }, 'access');
    },
    grantedTo: async (question, actor, known = deps) => {
      const { user, urn } = await readQuestion(question, actor, known);
      return known.decisions.granted(user, urn);
    },
    explainTo: async (question, actor, known = deps) => {
      const { user, urn } = await readQuestion(question, actor, known);
      return known.decisions.explain(user, urn);
    },
  };
}

async function list(
  { search, entities }: AuthDeps,
  { text, filter, page }: PolicyQuery,
): Promise<{ total: number; policies: readonly Policy[] }> {
  const isAll = text.trim() === '' || text.trim() === '*';
  const { hits, total } = await search.search({
    ...{ input: text, entityTypes: [POLICY_TYPE], page, facets: [], matches: false },
    sort: isAll ? LAST_CHANGED_FIRST : [],
    ...(filter && { filter }),
  });
  const found = await entities.findEntities(
    hits.map(({ urn }) => urn),
    [POLICY_ASPECT],
  );
  return { total, policies: found.map(policyOf).filter((policy) => policy !== undefined) };
}

/** Changes the policy only if it is unchanged since it was read, so that a change cannot revive a deleted policy. */
async function change(deps: AuthDeps, urn: string, { draft, actor }: Change): Promise<void> {
  const { writer, clock, model } = deps;
  for (let attempt = 1; ; attempt += 1) {
    const { policy, version } = await getEditable(deps, urn);
    const value = policyPayload(completed(checkDraft(draft, model, policy), policy), clock.now());
    try {
      const proposal = { urn, aspectName: POLICY_ASPECT, changeType: 'UPSERT', value } as const;
      await writer.write([{ ...proposal, ifVersion: version }], { actor });
      return;
    } catch (error) {
      const isOvertaken = hasCode(error, 'PRECONDITION_FAILED');
      if (!isOvertaken || attempt === ATTEMPTS) throw error;
    }
  }
}

interface Change {
  readonly draft: PolicyDraft;
  readonly actor: string;
}

/** Keeps members that older clients do not send, because without its constraints or resources a policy would grant more. */
function completed(draft: PolicyDraft, policy: Policy): PolicyDraft {
  const { actors, type } = draft;
  const constraints = draft.resources?.constraints ?? policy.resources?.constraints;
  const given = draft.resources && { ...draft.resources, ...(constraints && { constraints }) };
  const resources = given ?? (type === 'METADATA' ? policy.resources : undefined);
  const whole: PolicyDraft = {
    ...draft,
    actors: { ...actors, roles: actors.roles ?? policy.actors.roles },
    ...(resources && { resources }),
  };
  // A policy stored without resources applies to all entities already.
  if (type !== policy.type) refuseAnyResource(whole);
  return whole;
}

async function getEditable(
  { entities }: AuthDeps,
  urn: string,
): Promise<{ policy: Policy; version: number }> {
  const [entity] = await entities.findEntities([urn], [POLICY_ASPECT]);
  const policy = policyOf(entity);
  const version = entity?.aspects.get(POLICY_ASPECT)?.version;
  if (policy === undefined || version === undefined) throw notFound(urn);
  if (policy.editable) return { policy, version };
  throw notEditable(urn);
}

/**
 * Refuses changes of the policies of the three roles, at any endpoint. Other policies that are stored as not editable can be written
 * like metadata, because otherwise nobody could ever remove them. One statement if a change names one of the three, otherwise none.
 * @throws FORBIDDEN
 */
export async function refuseShipped(
  entities: EntityReader,
  changes: readonly { readonly urn: string; readonly index?: number }[],
): Promise<void> {
  const named = changes.filter(({ urn }) => SHIPPED.has(urn));
  if (named.length === 0) return;
  const found = await entities.findEntities(
    named.map(({ urn }) => urn),
    [POLICY_ASPECT],
  );
  const shipped = named.find((_, at) => policyOf(found[at])?.editable === false);
  if (shipped !== undefined) throw notEditable(shipped.urn, shipped.index);
}

function notEditable(urn: string, index?: number): CatalogError {
  return new CatalogError('FORBIDDEN', `The policy ${urn} is built in and cannot be changed`, {
    ...{ urn, rule: 'an editable policy' },
    ...(index !== undefined && { index }),
  });
}

function policyOf(entity: StoredEntity | undefined): Policy | undefined {
  const text = entity?.aspects.get(POLICY_ASPECT)?.text;
  return entity === undefined || text === undefined ? undefined : readPolicy(entity.urn, text);
}

function notFound(urn: string): CatalogError {
  return new CatalogError('NOT_FOUND', `There is no policy ${urn}`, { urn });
}
