/** Replaces the texts of facet values by their ids, as nodes store them. */
import type { RunStatement } from '../../neo4j/database.js';
import { FACET_FIELDS } from '../../model/search/search-terms.js';
import type { EntityChange } from '../writes/entity-properties.js';
import type { FacetIds } from './facet-ids.js';

export interface FacetContext {
  readonly facetIds: FacetIds;
  /** Of the transaction that stores the changes. */
  readonly run: RunStatement;
}

/** Ids leave room for this number of facets: the position of the facet is the remainder. */
const MAX_FACETS = 16;

/** Sends no statement if the service has met all values. The values of facets that do not change keep their ids. */
export async function encodeFacets(
  changes: readonly EntityChange[],
  { facetIds, run }: FacetContext,
): Promise<EntityChange[]> {
  const texts = changes.flatMap(({ facets }) => facets?.values ?? []);
  const ids = texts.length === 0 ? new Map<string, number>() : await facetIds(texts, run);
  return changes.map((change) => {
    if (change.facets === undefined) return change;
    const { counted, hardDeleted } = change.state;
    // What is written again after its deletion keeps nothing.
    const stored = hardDeleted === false ? (counted?.facets ?? []) : [];
    const encoded = encode(change.facets, { ids, stored });
    return { ...change, facetIds: encoded };
  });
}

/** Sorted, so that the same values are always stored in the same way. */
function encode(
  { changed, values }: NonNullable<EntityChange['facets']>,
  { ids, stored }: { readonly ids: ReadonlyMap<string, number>; readonly stored: readonly number[] },
): number[] {
  const kept = stored.filter((id) => !changed.includes(FACET_FIELDS[id % MAX_FACETS] ?? ''));
  const idOf = (text: string): number => {
    const id = ids.get(text);
    if (id === undefined) throw new Error(`The facet value ${text} has no id`);
    return id;
  };
  return [...kept, ...values.map(idOf)].sort((left, right) => left - right);
}
