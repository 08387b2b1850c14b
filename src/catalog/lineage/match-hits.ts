/** Says for the ends on a page which of their fields match the words of the search. */
import { createMatcher } from '../search/matched-fields.js';
import type { FoundHit } from '../search/find-page.js';
import type { QueryNode } from '../search/query-syntax.js';
import type { MatchedField } from '../search/types.js';
import type { LineageDeps } from './lineage-deps.js';

/** By URN; nothing for ends that nobody has written. One statement, none where there is nothing to match. */
export async function matchHits(
  { model, runRead, loadStatement }: LineageDeps,
  urns: readonly string[],
  text: QueryNode,
): Promise<ReadonlyMap<string, readonly MatchedField[]>> {
  const matcher = createMatcher(model, text);
  if (matcher.properties.length === 0 || urns.length === 0) return new Map();
  const rows = await runRead(loadStatement('search/read-fields'), { urns, fields: matcher.properties });
  const found = rows as unknown as Pick<FoundHit, 'urn' | 'fields'>[];
  return new Map(found.map(({ urn, fields }) => [urn, matcher.match({ urn, fields, score: 0, keys: [] })]));
}
