/** The open part of a browse tree as a list of rows. */
import { keyOfPath, pathsTo, type BrowsePath } from './browse-path.js';
import type { TreeItem } from './tree-item.js';

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
