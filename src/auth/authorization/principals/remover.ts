/** Deletes a user or a group, so that a later principal of the same name inherits nothing. */
import type { Requester } from '../../../core/request-facts.js';
import { escapePointer } from '../../../core/json-pointer.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { AuthDeps } from '../../auth-deps.js';
import { POLICY_ASPECT, POLICY_TYPE } from '../policies/stored-policy.js';
import type { Sessions } from '../../authentication/sessions.js';
import { TOKEN_TYPE } from '../../authentication/tokens/token-info.js';

/** Number of changes in one transaction. */
const BATCH = 500;

/** Resolves with whether there was such a principal. What referred to a missing one is removed as well. */
type Remove = (urn: string, by: Requester) => Promise<boolean>;

export function createRemover(deps: AuthDeps, sessions: Pick<Sessions, 'closeAll'>): Remove {
  const { writer } = deps;
  const clear = async (urn: string, by: Requester): Promise<void> => {
    await sessions.closeAll(urn);
    await changeAll(deps, by, tokensOf(deps, urn));
    for (const list of ['users', 'groups']) await changeAll(deps, by, policiesNaming(urn, list));
    await writer.deleteReferences(urn, by);
  };
  return async (urn, by) => {
    // The entity goes last, so that an interrupted removal can be repeated. The second call removes what was written in the meantime.
    await clear(urn, by);
    const { rows } = await writer.deleteEntity(urn, by);
    await clear(urn, by);
    return rows > 0;
  };
}

/** Entities to change, and the change after which the search no longer finds them. */
interface Dependents {
  readonly entityType: string;
  /** Search field with the URN of the removed principal. */
  readonly field: string;
  readonly value: string;
  readonly toProposal: (urn: string) => Proposal;
}

function tokensOf({ model }: AuthDeps, user: string): Dependents {
  const { keyAspect } = model.getEntity(TOKEN_TYPE);
  const toProposal = (urn: string): Proposal => ({ urn, aspectName: keyAspect, changeType: 'DELETE' });
  return { entityType: TOKEN_TYPE, field: 'actorUrn', value: user, toProposal };
}

function policiesNaming(actor: string, list: string): Dependents {
  const path = `/actors/${list}/${escapePointer(actor)}`;
  const value = JSON.stringify([{ op: 'remove', path }]);
  const toProposal = (urn: string): Proposal => {
    return { urn, aspectName: POLICY_ASPECT, changeType: 'PATCH', value };
  };
  return { entityType: POLICY_TYPE, field: list, value: actor, toProposal };
}

/** Two statements for each batch, and one to find that nothing is left. */
async function changeAll(
  { search, writer }: AuthDeps,
  by: Requester,
  { entityType, field, value, toProposal }: Dependents,
): Promise<void> {
  const query = {
    ...{ input: '*', entityTypes: [entityType], sort: [], facets: [], matches: false },
    filter: { or: [{ and: [{ field, values: [value], condition: 'EQUAL' as const }] }] },
    page: { start: 0, count: BATCH },
    includeSoftDeleted: true,
  };
  const changed = new Set<string>();
  for (;;) {
    const { hits } = await search.search(query);
    const urns = hits.map(({ urn }) => urn).filter((urn) => !changed.has(urn));
    if (urns.length === 0) return;
    await writer.write(urns.map(toProposal), by);
    for (const urn of urns) changed.add(urn);
  }
}
