/** Merges siblings in a search: the primary one stands for the others if it matches, too. */
import { toTerm } from '../../model/search/search-terms.js';
import type { MetadataModel } from '../../model/types.js';
import { SIBLINGS } from '../siblings/find-sibling.js';
import { composeStatement } from './compose-statement.js';
import type { FoundPage } from './find-page.js';
import { term, unscored } from './lucene.js';
import type { SearchPlan } from './plan-search.js';
import type { SearchDeps } from './search-deps.js';

/** Maximum numbers of primary and of other siblings among the hits. A search with more merges none, so that its cost is limited. */
const MOST_SIBLINGS = 5_000;

/** The models of services whose latest page told that an entity has siblings. It is only a hint, because writes can have changed this. */
const having = new WeakSet<MetadataModel>();

export interface MergedPage {
  readonly found: FoundPage;
  /** URNs of the matching entities that are no hits, because a sibling stands for them. */
  readonly merged: readonly string[];
}

/**
 * Finds a page without the entities for which a sibling stands. A page tells whether the catalog has siblings at all, so a search runs no
 * further statement if it has none.
 * @param find finds the page without some entities
 */
export async function mergeSiblings(
  deps: SearchDeps,
  plan: SearchPlan,
  find: (merged: readonly string[]) => Promise<FoundPage>,
): Promise<MergedPage> {
  const { model } = deps;
  const canHave = plan.types.names.some((name) => model.getEntity(name).aspects.includes(SIBLINGS));
  if (canHave && having.has(model)) {
    const merged = await listMerged(deps, plan);
    const found = await find(merged);
    if (found.hasSiblings === false) having.delete(model);
    return { found, merged };
  }
  const found = await find([]);
  if (!canHave || found.hasSiblings === false) return { found, merged: [] };
  if (found.hasSiblings === true) having.add(model);
  const merged = await listMerged(deps, plan);
  return { found: merged.length === 0 ? found : await find(merged), merged };
}

/** Returns the URNs of the hits for which a sibling stands: the primary one, if it is a hit, too. */
async function listMerged(
  { runRead, loadStatement }: SearchDeps,
  { lucene, filter }: SearchPlan,
): Promise<readonly string[]> {
  const hitsThat = (isPrimary: boolean): string =>
    // The first clause has the fewest hits. Without any, Lucene does not look at the others.
    unscored(`+${term(toTerm('isPrimarySibling', isPrimary))} ${lucene}`);
  const text = composeStatement(loadStatement('search/list-merged'), { conditions: filter.conditions });
  const [row] = await runRead(text, {
    primary: hitsThat(true),
    others: hitsThat(false),
    most: MOST_SIBLINGS,
    filter: filter.parameters,
  });
  return (row?.['urns'] ?? []) as string[];
}
