/** Finds the fields of the ends on a page that match the words of the search. */
import { createMatcher } from '../search/matched-fields.js';
import type { FoundHit } from '../search/find-page.js';
import type { QueryNode } from '../search/query-syntax.js';
import type { MatchedField } from '../search/types.js';
import type { LineageDeps } from './lineage-deps.js';

/** Returns matches by URN; stubs have none. Runs one statement, or none if the query has no text to match. */
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
