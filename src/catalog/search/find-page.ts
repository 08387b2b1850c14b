/** Finds one page of hits with the cheapest statement that returns them in the requested order. */
import type { FieldValue } from '../../model/types.js';
import type { Page } from '../page.js';
import { composeStatement } from './compose-statement.js';
import { unscored } from './lucene.js';
import type { SearchDeps } from './search-deps.js';
import type { SearchPlan } from './plan-search.js';
import { conditionsAfter, fromCursor, toCursor, type Position } from './sort-order.js';

export interface FoundHit extends Position {
  readonly score: number;
  /** Requested properties that the node has: one value or a list. */
  readonly fields: readonly (readonly [property: string, values: FieldValue | readonly FieldValue[]])[];
  readonly hasSiblings?: boolean;
}

export interface FoundPage {
  readonly hits: readonly FoundHit[];
  /** Cursor of the next page; absent on the last page, and if hits are ordered by relevance. */
  readonly scrollId?: string;
  /** Whether any entity of the catalog has siblings. Absent without hits, and if it was not asked for. */
  readonly hasSiblings?: boolean;
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
  const rows = await deps.runRead(text, {
    ...parameters,
    filter: plan.filter.parameters,
    ...(request.merged.length > 0 && { merged: request.merged }),
    fields: request.fields,
  });
  const found = rows as unknown as FoundHit[];
  const hits = found.slice(0, page.count);
  const last = hits.at(-1);
  const hasMore = found.length > hits.length && last !== undefined && plan.order !== undefined;
  return {
    hits,
    ...(hasMore && { scrollId: toCursor(plan.order, last) }),
    ...(last?.hasSiblings !== undefined && { hasSiblings: last.hasSiblings }),
  };
}

interface ReadyStatement {
  readonly text: string;
  readonly parameters: Record<string, unknown>;
}

/** Hits that are read beyond a page by relevance: usually one of them has a lower score, so the page is known to be complete. */
const FURTHER_HITS = 200;

/** Requests one hit more than the page holds, to know whether there is a next page. */
function statementFor(
  { loadStatement }: SearchDeps,
  { plan, page, walk, merged, asksSiblings }: PageRequest,
): ReadyStatement {
  const remaining = merged.length === 0 ? [] : [isNotMerged];
  const { order, filter } = plan;
  const after =
    order === undefined || page.scrollId === undefined ? undefined : fromCursor(order, page.scrollId);
  const start = after === undefined ? page.start : 0;
  const bounds = { start, count: page.count + 1 };
  if (walk) {
    return {
      text: composeStatement(loadStatement('search/walk-entities'), {
        conditions: [...filter.allConditions, ...remaining],
        asksSiblings,
      }),
      parameters: {
        ...bounds,
        types: plan.types.names,
        after: after?.urn ?? '',
        includeRemoved: plan.includeRemoved,
        limit: start + bounds.count,
      },
    };
  }
  if (order === undefined && filter.conditions.length === 0) {
    // All merged ones may have higher scores than the page.
    const best = start + page.count + merged.length;
    const parameters = {
      ...bounds,
      query: plan.lucene,
      wholeWords: plan.luceneOfWholeWords ?? null,
      wholeWordsUnscored: plan.luceneOfWholeWords === undefined ? null : unscored(plan.luceneOfWholeWords),
      best,
      looked: best + FURTHER_HITS,
    };
    return {
      text: composeStatement(loadStatement('search/find-ranked'), { conditions: remaining, asksSiblings }),
      parameters,
    };
  }
  return {
    text: composeStatement(loadStatement('search/find-hits'), {
      conditions: [...filter.conditions, ...remaining],
      after: order === undefined || after === undefined ? [] : conditionsAfter(order, after),
      keys: order?.keys.join(', ') ?? '',
      orderBy: order?.orderBy ?? 'score DESC, ',
      asksSiblings,
    }),
    parameters: {
      ...bounds,
      query: plan.lucene,
      after: after ?? null,
      sortProperties: order?.properties ?? [],
    },
  };
}

function isNotMerged(node: string): string {
  return `NOT ${node}.urn IN $merged`;
}
