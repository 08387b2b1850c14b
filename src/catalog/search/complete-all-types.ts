/** Completes names of all types with a limit for each type, with few queries. */

export interface AllTypesQuestion<Suggestion> {
  /** Types of the model; others may be stored, too. */
  readonly types: readonly string[];
  /** Maximum number of suggestions of each type. */
  readonly limit: number;
  /** The highest limit of one query. */
  readonly maxLimit: number;
  readonly typeOf: (suggestion: Suggestion) => string;
  /** Returns the best suggestions of these types together; of all stored types for an empty list. */
  readonly ask: (types: readonly string[], limit: number) => Promise<readonly Suggestion[]>;
}

/**
 * Types with many suggestions come first and hide those of others. So if an answer reaches its limit, the query is repeated without
 * the types that have enough suggestions and with a higher limit. After some queries the limit is high enough for all types together.
 * @returns suggestions by type; types with better suggestions come first
 */
export async function completeAllTypes<Suggestion>({
  types,
  limit,
  maxLimit,
  typeOf,
  ask,
}: AllTypesQuestion<Suggestion>): Promise<ReadonlyMap<string, readonly Suggestion[]>> {
  const byType = new Map<string, readonly Suggestion[]>();
  let open = types;
  let requestedLimit = limit;
  for (let isFirst = true; isFirst || open.length > 0; isFirst = false) {
    const last = requestedLimit;
    requestedLimit = Math.max(limit, Math.min(requestedLimit * 2, maxLimit));
    const found = await ask(isFirst ? [] : open, requestedLimit);
    const groups = groupBy(found, typeOf);
    for (const [type, group] of groups) byType.set(type, group.slice(0, limit));
    if (found.length < requestedLimit) break;
    const left = open.filter((type) => (groups.get(type)?.length ?? 0) < limit);
    if (requestedLimit === last && left.length === open.length) break;
    open = left;
  }
  return byType;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
