/** Deletes a user or a group, so that a later principal of the same name inherits nothing. */
import type { Requester } from '../../../core/request-facts.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { AuthDeps } from '../../auth-deps.js';
import type { Sessions } from '../../authentication/sessions.js';
import { TOKEN_TYPE } from '../../authentication/tokens/token-info.js';

/** Number of deletions in one transaction. */
const BATCH = 500;

/** Resolves with whether there was such a principal. What referred to a missing one is removed as well. */
type Remove = (urn: string, by: Requester) => Promise<boolean>;

export function createRemover(deps: AuthDeps, sessions: Pick<Sessions, 'closeAll'>): Remove {
  const { writer } = deps;
  const clear = async (urn: string, by: Requester): Promise<void> => {
    await sessions.closeAll(urn);
    await deleteTokens(deps, urn, by);
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

/** Two statements for each batch, and one to find that nothing is left. */
async function deleteTokens({ model, search, writer }: AuthDeps, user: string, by: Requester): Promise<void> {
  const { keyAspect } = model.getEntity(TOKEN_TYPE);
  const query = {
    ...{ input: '*', entityTypes: [TOKEN_TYPE], sort: [], facets: [], matches: false },
    filter: { or: [{ and: [{ field: 'actorUrn', values: [user], condition: 'EQUAL' as const }] }] },
    page: { start: 0, count: BATCH },
    includeSoftDeleted: true,
  };
  const deleted = new Set<string>();
  for (;;) {
    const { hits } = await search.search(query);
    const urns = hits.map(({ urn }) => urn).filter((urn) => !deleted.has(urn));
    if (urns.length === 0) return;
    const deletions = urns.map((urn): Proposal => ({ urn, aspectName: keyAspect, changeType: 'DELETE' }));
    await writer.write(deletions, by);
    for (const urn of urns) deleted.add(urn);
  }
}
