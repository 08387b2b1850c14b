/** Replaces the texts of facet values by their ids, as nodes store them. */
import type { EntityChange } from '../assertions/failing-changes.js';
import type { RunStatement } from '../../neo4j/database.js';
import type { FacetIds } from './facet-ids.js';
import { FACETS } from './facet-property.js';

export interface FacetContext {
  readonly facetIds: FacetIds;
  /** Of the transaction that stores the changes. */
  readonly run: RunStatement;
}

/** Sends no statement if the service has met all values. */
export async function encodeFacets(
  changes: readonly EntityChange[],
  { facetIds, run }: FacetContext,
): Promise<EntityChange[]> {
  const texts = changes.flatMap(textsOf);
  if (texts.length === 0) return [...changes];
  const ids = await facetIds(texts, run);
  return changes.map((change) => {
    const { state, properties } = change;
    if (!(FACETS in properties)) return change;
    return { state, properties: { ...properties, [FACETS]: encode(textsOf(change), ids) } };
  });
}

/** Empty if the facets of the entity stay as they are. */
function textsOf({ properties }: EntityChange): readonly string[] {
  return (properties[FACETS] ?? []) as readonly string[];
}

/** Sorted, so that the same values are always stored in the same way. */
function encode(texts: readonly string[], ids: ReadonlyMap<string, number>): number[] {
  const idOf = (text: string): number => {
    const id = ids.get(text);
    if (id === undefined) throw new Error(`The facet value ${text} has no id`);
    return id;
  };
  return texts.map(idOf).sort((left, right) => left - right);
}
