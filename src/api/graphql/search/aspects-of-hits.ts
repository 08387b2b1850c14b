/** A search reads what its hits show in the same statement. */
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { canReturnAspect } from '../../../catalog/search/hit-aspects.js';
import type { SearchQuery, SearchResult } from '../../../catalog/search/types.js';
import type { GraphqlContext } from '../context.js';
import { shownByType } from '../mapping/shown-aspects.js';

/** Names of aspects, by the nodes of the field that searches. */
const known = new WeakMap<readonly FieldNode[], readonly string[]>();

/** Searches, and keeps what the hits show for the fields of the request. */
export async function searchWithAspects(
  query: SearchQuery,
  { services, aspects }: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<SearchResult> {
  const names = aspectsOfHits(info);
  const found = await services.search.search({ ...query, aspects: names });
  for (const { entity } of found.hits) if (entity !== undefined) aspects.keep(entity, names);
  return found;
}

function aspectsOfHits(info: GraphQLResolveInfo): readonly string[] {
  let names = known.get(info.fieldNodes);
  if (names === undefined) known.set(info.fieldNodes, (names = findAspects(info)));
  return names;
}

function findAspects(info: GraphQLResolveInfo): readonly string[] {
  const names = [...shownByType(info, ['searchResults', 'entity']).values()].flatMap((shown) => [...shown]);
  return [...new Set(names)].filter(canReturnAspect);
}
