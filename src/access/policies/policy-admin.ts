/** Listing, making, changing and deleting policies, for who has `MANAGE_POLICIES`. */
import { CatalogError } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import type { StoredEntity } from '../../read/types.js';
import { readTyped, readUserUrn, requireThere, type AccessParts } from '../parts.js';
import { checkDraft } from './check-draft.js';
import { policyPayload, POLICY_ASPECT, POLICY_TYPE, readPolicy } from './stored-policy.js';
import type { Policies, Policy, PolicyDraft, PolicyQuery } from './types.js';

const MANAGE_POLICIES = 'MANAGE_POLICIES';
/** Times that a change is made anew because somebody else changed the policy in between. */
const ATTEMPTS = 5;
const LAST_CHANGED_FIRST = [{ field: 'lastUpdatedTimestamp', order: 'DESCENDING' }] as const;

export function createPolicies(parts: AccessParts): Policies {
  const { decisions, writer, clock, audit, model } = parts;
  const requireManager = (actor: string, deed: string): Promise<void> =>
    decisions.requirePlatform(actor, [MANAGE_POLICIES], deed);
  return {
    list: async (query, actor) => {
      await requireManager(actor, 'list policies');
      return list(parts, query);
    },
    create: async (draft, actor) => {
      await requireManager(actor, 'make policies');
      const checked = checkDraft(draft, model);
      const urn = model.parseUrn(`urn:li:${POLICY_TYPE}:${newId()}`).text;
      const value = policyPayload(checked, clock.now());
      await writer.write([{ urn, aspectName: POLICY_ASPECT, changeType: 'CREATE_ENTITY', value }], { actor });
      audit.info({ event: 'policy created', actor, policy: urn }, 'access');
      return urn;
    },
    update: async (text, draft, actor) => {
      await requireManager(actor, 'change policies');
      const urn = readTyped(model, text, POLICY_TYPE);
      await change(parts, urn, { draft: checkDraft(draft, model), actor });
      audit.info({ event: 'policy changed', actor, policy: urn }, 'access');
    },
    remove: async (text, actor) => {
      await requireManager(actor, 'delete policies');
      const urn = readTyped(model, text, POLICY_TYPE);
      await getEditable(parts, urn);
      const { rows } = await writer.deleteEntity(urn, { actor });
      if (rows === 0) throw notFound(urn);
      audit.info({ event: 'policy deleted', actor, policy: urn }, 'access');
    },
    grantedTo: async ({ user: text, urn }, actor) => {
      const user = readUserUrn(model, text);
      const entity = urn === undefined ? undefined : model.parseUrn(urn).text;
      if (user !== actor) {
        await requireManager(actor, 'see what others may do');
        await requireThere(parts, user);
      }
      return decisions.granted(user, entity);
    },
  };
}

async function list(
  { search, entities }: AccessParts,
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

/** Under the condition that the policy still is what was read: a change must not bring back what was deleted in between. */
async function change(parts: AccessParts, urn: string, { draft, actor }: Change): Promise<void> {
  const { writer, clock } = parts;
  for (let attempt = 1; ; attempt += 1) {
    const { policy, version } = await getEditable(parts, urn);
    const value = policyPayload(completed(draft, policy), clock.now());
    try {
      const proposal = { urn, aspectName: POLICY_ASPECT, changeType: 'UPSERT', value } as const;
      await writer.write([{ ...proposal, ifVersion: version }], { actor });
      return;
    } catch (error) {
      const isOvertaken = error instanceof CatalogError && error.code === 'PRECONDITION_FAILED';
      if (!isOvertaken || attempt === ATTEMPTS) throw error;
    }
  }
}

interface Change {
  readonly draft: PolicyDraft;
  readonly actor: string;
}

/** What clients do not know of they must not take away: without its constraints a policy would grant more. */
function completed(draft: PolicyDraft, policy: Policy): PolicyDraft {
  const { actors, resources } = draft;
  const constraints = resources?.constraints ?? policy.resources?.constraints;
  return {
    ...draft,
    actors: { ...actors, roles: actors.roles ?? policy.actors.roles },
    ...(resources && { resources: { ...resources, ...(constraints && { constraints }) } }),
  };
}

async function getEditable(
  { entities }: AccessParts,
  urn: string,
): Promise<{ policy: Policy; version: number }> {
  const [entity] = await entities.findEntities([urn], [POLICY_ASPECT]);
  const policy = policyOf(entity);
  const version = entity?.aspects.get(POLICY_ASPECT)?.version;
  if (policy === undefined || version === undefined) throw notFound(urn);
  if (policy.editable) return { policy, version };
  throw new CatalogError('FORBIDDEN', `The policy ${urn} comes with the catalog, and stays as it is`, {
    urn,
    rule: 'an editable policy',
  });
}

function policyOf(entity: StoredEntity | undefined): Policy | undefined {
  const text = entity?.aspects.get(POLICY_ASPECT)?.text;
  return entity === undefined || text === undefined ? undefined : readPolicy(entity.urn, text);
}

function notFound(urn: string): CatalogError {
  return new CatalogError('NOT_FOUND', `There is no policy ${urn}`, { urn });
}
