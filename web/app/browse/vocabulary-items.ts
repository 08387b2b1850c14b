/** Builds the trees of domains and terms from the results of a search. */
import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import type { BrowsePath } from './browse-path.js';
import { placeItem, type TreeItem } from './tree-item.js';

export type VocabularyEntry = EntityLinkFragment & {
  readonly overview: { readonly path: readonly { readonly entity: { readonly urn: string } | null }[] };
  /** Set for a term group. */
  readonly childrenCount?: { readonly termsCount: number; readonly nodesCount: number } | null;
};

/** Numbers of entities that carry an entry directly, by the URN of the entry. */
export type Carried = ReadonlyMap<string, number>;

/** Direct subdomains of a place, each with the number of entities in it and in its subdomains. */
export function domainItems(
  place: BrowsePath,
  entries: readonly VocabularyEntry[],
  carried: Carried,
): TreeItem[] {
  const sums = new Map<string, number>();
  for (const entry of entries) {
    const count = carried.get(entry.urn) ?? 0;
    for (const urn of [entry.urn, ...around(entry)]) sums.set(urn, (sums.get(urn) ?? 0) + count);
  }
  const parent = place.length > 1 ? place.at(-1) : undefined;
  return entries
    .filter((entry) => around(entry).at(-1) === parent)
    .map((entity) =>
      placeItem([...place, entity.urn], {
        label: entity.overview.name,
        count: sums.get(entity.urn) ?? 0,
        entity,
      }),
    );
}

/** Groups first, each with the number of its direct contents; then terms, each with the number of entities that carry it. */
export function glossaryItems(
  place: BrowsePath,
  entries: readonly VocabularyEntry[],
  carried: Carried,
): TreeItem[] {
  const items = entries.map((entity) => {
    const { childrenCount: held } = entity;
    const count = held ? held.termsCount + held.nodesCount : (carried.get(entity.urn) ?? 0);
    return placeItem([...place, entity.urn], { label: entity.overview.name, count, entity });
  });
  const isGroup = ({ entity }: TreeItem) => entity?.urn.startsWith('urn:li:glossaryNode:') ?? false;
  return [...items.filter(isGroup), ...items.filter((item) => !isGroup(item))];
}

function around({ overview }: VocabularyEntry): string[] {
  return overview.path.flatMap(({ entity }) => (entity ? [entity.urn] : []));
}
