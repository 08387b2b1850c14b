/** Items and rows of a browse tree. */
import type { EntityLinkFragment } from '../api/fragments.graphql.js';
import { entityAddress } from '../types/addresses.js';
import { browseAddress, type BrowsePath, keyOfPath, pathsTo } from './browse-path.js';

export interface TreeItem {
  readonly path: BrowsePath;
  readonly label: string;
  /** Number of entities at or below the item; undefined if unknown. */
  readonly count: number | undefined;
  readonly canOpen: boolean;
  /** Target of a click. */
  readonly address: string;
  /** The entity of the item, or the entity that gives a place its name. */
  readonly entity?: EntityLinkFragment;
  /** Entity type of an item that represents a kind. */
  readonly type?: string;
}

/** A place with children. */
export function placeItem(
  path: BrowsePath,
  item: Pick<TreeItem, 'label' | 'count' | 'entity' | 'type'>,
): TreeItem {
  return { ...item, path, canOpen: true, address: browseAddress(path) };
}

/** The entities at a place that are not places of the same list, and a last item that links to the rest. */
export function leafItems(
  place: BrowsePath,
  { total, entities }: { readonly total: number; readonly entities: readonly EntityLinkFragment[] },
  places: readonly TreeItem[],
): TreeItem[] {
  const isPlace = new Set(places.flatMap(({ entity }) => (entity ? [entity.urn] : [])));
  const leaves = entities
    .filter(({ urn }) => !isPlace.has(urn))
    .map((entity): TreeItem => ({
      path: [...place, entity.urn],
      label: entity.overview.name,
      count: undefined,
      canOpen: false,
      address: entityAddress(entity.urn),
      entity,
    }));
  const left = total - entities.length;
  return left > 0 ? [...leaves, restItem(place, left)] : leaves;
}

/** Links to the full list of entities at a place. */
export function restItem(place: BrowsePath, left: number): TreeItem {
  return {
    path: [...place, '…'],
    label: `${left.toLocaleString('en')} more`,
    count: undefined,
    canOpen: false,
    address: browseAddress(place),
  };
}

// Builds the trees of domains and terms from the results of a search.

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
    for (const urn of [entry.urn, ...ancestorsOf(entry)]) sums.set(urn, (sums.get(urn) ?? 0) + count);
  }
  const parent = place.length > 1 ? place.at(-1) : undefined;
  return entries
    .filter((entry) => ancestorsOf(entry).at(-1) === parent)
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

function ancestorsOf({ overview }: VocabularyEntry): string[] {
  return overview.path.flatMap(({ entity }) => (entity ? [entity.urn] : []));
}

// The open part of a browse tree as a list of rows.

/** State of the children of an open place. */
export type Children =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'there'; readonly items: readonly TreeItem[] };

export type TreeRow =
  | {
      readonly kind: 'item';
      readonly key: string;
      readonly level: number;
      readonly item: TreeItem;
      readonly isOpen: boolean;
    }
  | { readonly kind: 'note'; readonly key: string; readonly level: number; readonly text: string };

/** Children of open places by key. Places without an entry are closed. */
export type OpenPlaces = ReadonlyMap<string, Children>;

/** @param level from 1 */
export function treeRows(items: readonly TreeItem[], open: OpenPlaces, level = 1): TreeRow[] {
  return items.flatMap((item): TreeRow[] => {
    const key = keyOfPath(item.path);
    const children = item.canOpen ? open.get(key) : undefined;
    const row: TreeRow = { kind: 'item', key, level, item, isOpen: children !== undefined };
    return children === undefined ? [row] : [row, ...childRows(key, children, { open, level: level + 1 })];
  });
}

function childRows(
  key: string,
  children: Children,
  { open, level }: { open: OpenPlaces; level: number },
): TreeRow[] {
  if (children.state === 'there' && children.items.length > 0) return treeRows(children.items, open, level);
  return [{ kind: 'note', key: `${key}//`, level, text: noteOf(children) }];
}

function noteOf(children: Children): string {
  if (children.state === 'loading') return 'Loading …';
  return children.state === 'failed' ? children.message : 'Nothing here';
}

export interface Position {
  /** The place of the page, or the place that lists the entity of the page. */
  readonly place: BrowsePath;
  /** URN of the entity of the page. */
  readonly current?: string | undefined;
  /** True while rows are missing. */
  readonly isLoading: boolean;
}

/**
 * Key of the row of the page: the entity, or the place of the page. If the complete tree does not show it, it is the nearest place above, e.g.
 * for an entity that is not listed because it is deleted.
 */
export function keyOfPosition(
  rows: readonly TreeRow[],
  { place, current, isLoading }: Position,
): string | undefined {
  const items = rows.filter((row) => row.kind === 'item');
  const entity = items.find(
    ({ item }) => !item.canOpen && current !== undefined && item.entity?.urn === current,
  );
  if (entity) return entity.key;
  const shown = new Set(items.map(({ key }) => key));
  const places = pathsTo(place).map(keyOfPath);
  const isOwnPlace = current === undefined || place.at(-1) === current;
  const candidates = isLoading ? places.slice(isOwnPlace ? -1 : places.length) : places;
  return candidates.findLast((key) => shown.has(key));
}

/** Effect of a key in a tree, other than moving the focus. */
export type TreeStep = { readonly move: string } | { readonly toggle: TreeItem } | undefined;

/**
 * Effect of an arrow, Home or End according to the ARIA tree pattern: right opens or goes to the first child, left closes or
 * goes to the parent.
 * @param current key of the row that has the focus
 */
export function treeStep(rows: readonly TreeRow[], current: string, key: string): TreeStep {
  const items = rows.filter((row) => row.kind === 'item');
  const at = Math.max(
    0,
    items.findIndex((row) => row.key === current),
  );
  const row = items[at];
  if (row === undefined) return undefined;
  const to = (target: { readonly key: string } | undefined): TreeStep => target && { move: target.key };
  if (key === 'ArrowDown') return to(items[at + 1]);
  if (key === 'ArrowUp') return to(items[at - 1]);
  if (key === 'Home') return to(items[0]);
  if (key === 'End') return to(items.at(-1));
  if (key === 'ArrowRight' && row.item.canOpen) {
    if (!row.isOpen) return { toggle: row.item };
    const next = items[at + 1];
    return next !== undefined && next.level > row.level ? to(next) : undefined;
  }
  if (key === 'ArrowLeft') {
    if (row.isOpen) return { toggle: row.item };
    return to(items.slice(0, at).findLast(({ level }) => level < row.level));
  }
  return undefined;
}
