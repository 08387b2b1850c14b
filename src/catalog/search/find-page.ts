/** Finds one page of hits with the cheapest statement that returns them in the requested order, and merges siblings. */
import type { MetadataModel } from '../../model/types.js';
import { toTerm } from '../../model/search/search-terms.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { Statement } from '../../neo4j/statements.js';
import type { Page } from '../page.js';
import { SIBLINGS } from '../siblings/pair-siblings.js';
import { filterParameters } from './compile-filter.js';
import { composeStatement } from './compose-statement.js';
import { unscored, term } from './lucene.js';
import type { SearchDeps } from './search-deps.js';
import type { SearchPlan } from './plan-search.js';
import { pageOf, toCursor, type SortOrder } from './sort-order.js';

export type FoundHit = StatementRows['search/find-hits'];

export interface FoundPage {
  readonly hits: readonly FoundHit[];
  /** Cursor of the next page; absent on the last page, and if hits are ordered by relevance. */
  readonly scrollId?: string;
  /** Whether any entity of the catalog has siblings. Absent without hits, and if it was not requested. */
  readonly hasSiblings?: boolean | undefined;
}

export interface PageRequest {
  readonly plan: SearchPlan;
  readonly page: Page;
  /** Properties to return with each hit. */
  readonly fields: readonly string[];
  /** Walks the entities in URN order instead of querying the full-text index. */
  readonly walk: boolean;
  /** URNs of matching entities that are no hits, because a sibling stands for them. */
  readonly merged: readonly string[];
  /** Whether the caller must know if any entity has siblings. */
  readonly asksSiblings: boolean;
}

export async function findPage(deps: SearchDeps, request: PageRequest): Promise<FoundPage> {
  const { plan, page } = request;
  if (page.count === 0) return { hits: [] };
  const { text, parameters } = statementFor(deps, request);
  const rows = await deps.database.read(text, {
    ...parameters,
    ...filterParameters(plan.filter),
    ...(request.merged.length > 0 && { merged: request.merged }),
    fields: request.fields,
  });
  return cutPage(rows, { order: plan.order, page });
}

/** @param found one hit more than the page holds, if there is a next page */
export function cutPage(
  found: readonly FoundHit[],
  { order, page }: { readonly order: SortOrder | undefined; readonly page: Page },
): FoundPage {
  const hits = found.slice(0, page.count);
  const last = hits.at(-1);
  const hasMore = found.length > hits.length && last !== undefined && order !== undefined;
  return {
    hits,
    ...(hasMore && { scrollId: toCursor(order, last) }),
    hasSiblings: last?.hasSiblings,
  };
}

interface ReadyStatement {
  readonly text: Statement<FoundHit>;
  readonly parameters: Record<string, unknown>;
}

/** Hits that are read beyond a page by relevance: usually one of them has a lower score, so the page is known to be complete. */
const FURTHER_HITS = 200;

function statementFor(
  { load }: SearchDeps,
  { plan, page, walk, merged, asksSiblings }: PageRequest,
): ReadyStatement {
  const remaining = merged.length === 0 ? [] : [isNotMerged];
  const { order, filter } = plan;
  const { after, bounds, slots, parameters } = pageOf(order, page);
  if (walk) {
    return {
      text: composeStatement(load('search/walk-entities'), {
        conditions: [...filter.allConditions, ...remaining],
        asksSiblings,
      }),
      parameters: {
        ...bounds,
        types: plan.types.names,
        after: after?.urn ?? '',
        includeSoftDeleted: plan.includeSoftDeleted,
        limit: bounds.start + bounds.count,
      },
    };
  }
  if (order === undefined && filter.conditions.length === 0) {
    // All merged ones may have higher scores than the page.
    const best = bounds.start + page.count + merged.length;
    return {
      text: composeStatement(load('search/find-ranked'), { conditions: remaining, asksSiblings }),
      parameters: {
        ...bounds,
        query: plan.lucene,
        wholeWords: plan.luceneOfWholeWords ?? null,
        wholeWordsUnscored: plan.luceneOfWholeWords === undefined ? null : unscored(plan.luceneOfWholeWords),
        best,
        looked: best + FURTHER_HITS,
      },
    };
  }
  return {
    text: composeStatement(load('search/find-hits'), {
      ...{ ...slots, conditions: [...filter.conditions, ...remaining], asksSiblings },
    }),
    parameters: { ...bounds, ...parameters, query: plan.lucene },
  };
}

function isNotMerged(node: string): string {
  return `NOT ${node}.urn IN $merged`;
}

// Siblings among the hits.

/** Maximum numbers of primary and of other siblings among the hits. A search with more merges none, so that its cost is limited. */
const MAX_SIBLINGS = 5_000;

/** The models of services whose latest page told that an entity has siblings. It is only a hint, because writes can have changed this. */
const modelsWithSiblings = new WeakSet<MetadataModel>();

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
  if (canHave && modelsWithSiblings.has(model)) {
    const merged = await listMerged(deps, plan);
    const found = await find(merged);
    if (found.hasSiblings === false) modelsWithSiblings.delete(model);
    return { found, merged };
  }
  const found = await find([]);
  if (!canHave || found.hasSiblings === false) return { found, merged: [] };
  if (found.hasSiblings === true) modelsWithSiblings.add(model);
  const merged = await listMerged(deps, plan);
  return { found: merged.length === 0 ? found : await find(merged), merged };
}

/** Returns the URNs of the hits for which a sibling stands: the primary one, if it is a hit, too. */
async function listMerged(
  { database, load }: SearchDeps,
  { lucene, filter }: SearchPlan,
): Promise<readonly string[]> {
  const hitsThat = (isPrimary: boolean): string =>
    // The first clause has the fewest hits. Without any, Lucene does not look at the others.
    unscored(`+${term(toTerm('isPrimarySibling', isPrimary))} ${lucene}`);
  const text = composeStatement(load('search/list-merged'), { conditions: filter.conditions });
  const [row] = await database.read(text, {
    primary: hitsThat(true),
    others: hitsThat(false),
    most: MAX_SIBLINGS,
    ...filterParameters(filter),
  });
  return row?.urns ?? [];
}
