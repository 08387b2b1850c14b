/** Lists, creates, changes and deletes policies. Requires `MANAGE_POLICIES`. */
import type { Proposal } from '../../../catalog/writes/types.js';
import { CatalogError, hasCode } from '../../../core/errors.js';
import { newId } from '../../../core/ids.js';
import type { Requester } from '../../../core/request-facts.js';
import { readTyped, readUserUrn, requireStored, type AuthDeps } from '../../auth-deps.js';
import { checkDraft, refuseAnyResource } from './check-draft.js';
import { POLICY_ASPECT, POLICY_TYPE, policyIsFixed, policyPayload, storedPolicy } from './stored-policy.js';
import type { GrantQuestion, GrantSource, Policies, Policy, PolicyDraft, PolicyQuery } from './types.js';

const MANAGE_POLICIES = 'MANAGE_POLICIES';
/** Attempts to change a policy that others change at the same time. */
const ATTEMPTS = 5;
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
    create: async (draft, by) => {
      const { actor } = by;
      await requireManager(actor, 'make policies');
      const checked = checkDraft(draft, model);
      refuseAnyResource(checked);
      const urn = model.parseUrn(`urn:li:${POLICY_TYPE}:${newId()}`).text;
      const value = policyPayload(checked, clock.now());
      await writer.write([{ urn, aspectName: POLICY_ASPECT, changeType: 'CREATE_ENTITY', value }], by);
      audit.info({ event: 'policy created', actor, policy: urn }, 'access');
      return urn;
    },
    update: async (text, draft, by) => {
      const { actor } = by;
      await requireManager(actor, 'change policies');
      const urn = readTyped(model, text, POLICY_TYPE);
      await change(deps, urn, { draft, by });
      audit.info({ event: 'policy changed', actor, policy: urn }, 'access');
    },
    remove: async (text, by) => {
      const { actor } = by;
      await requireManager(actor, 'delete policies');
      const urn = readTyped(model, text, POLICY_TYPE);
      if ((await findEditable(deps, urn)) === undefined) throw notFound(urn);
      const { rows } = await writer.deleteEntity(urn, by);
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
    unappliedTo: async (question, actor, known = deps) => {
      const { user, urn } = await readQuestion(question, actor, known);
      const held = await decisions.platformPrivileges(actor);
      return held.has(MANAGE_POLICIES) ? known.decisions.unapplied(user, urn) : undefined;
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
  return { total, policies: found.map(storedPolicy).filter((policy) => policy !== undefined) };
}

/**
 * Creates the policy if it was never written. Changes it only if it is unchanged since it was read, so that a change cannot revive a
 * policy that is deleted at the same time.
 */
async function change(deps: AuthDeps, urn: string, { draft, by }: Change): Promise<void> {
  const { writer, clock, model } = deps;
  for (let attempt = 1; ; attempt += 1) {
    const found = await findEditable(deps, urn);
    if (found === undefined && attempt > 1) throw notFound(urn);
    const checked = checkDraft(draft, model, found?.policy);
    const whole = found === undefined ? checked : completed(checked, found.policy);
    const target = { urn, aspectName: POLICY_ASPECT, value: policyPayload(whole, clock.now()) };
    const proposal: Proposal =
      found === undefined
        ? { ...target, changeType: 'CREATE_ENTITY' }
        : { ...target, changeType: 'UPSERT', ifVersion: found.version };
    try {
      await writer.write([proposal], by);
      return;
    } catch (error) {
      const isOvertaken = hasCode(error, 'PRECONDITION_FAILED');
      if (!isOvertaken || attempt === ATTEMPTS) throw error;
    }
  }
}

interface Change {
  readonly draft: PolicyDraft;
  readonly by: Requester;
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

/** @returns undefined for a policy that was never written. @throws INVALID_REQUEST for one that is not editable */
async function findEditable(
  { entities }: AuthDeps,
  urn: string,
): Promise<{ policy: Policy; version: number } | undefined> {
  const [entity] = await entities.findEntities([urn], [POLICY_ASPECT]);
  const policy = storedPolicy(entity);
  const version = entity?.aspects.get(POLICY_ASPECT)?.version;
  if (policy === undefined || version === undefined) return undefined;
  if (policy.editable) return { policy, version };
  throw policyIsFixed(urn);
}

function notFound(urn: string): CatalogError {
  return new CatalogError('NOT_FOUND', `There is no policy ${urn}`, { urn });
}
