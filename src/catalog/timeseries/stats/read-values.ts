/** Reads values of points of which a group may be one item of a list. */

/** Which item of a list a group is about, by the path of the list. */
export type Items = ReadonlyMap<string, number>;

export interface Found {
  readonly value: unknown;
  /** The given items, and those on the way to the value. */
  readonly items: Items;
}

/**
 * Returns the values at a path with `*` for all items of a list, in document order. Of a list that `items` names, only this item counts.
 * Nulls are no values.
 */
export function readValues(value: unknown, path: string, items: Items): Found[] {
  let reached: { at: unknown; items: Items }[] = [{ at: value, items }];
  let list = '';
  for (const segment of path.split('/').slice(1)) {
    const place = list;
    reached = reached.flatMap(({ at, items: known }) =>
      segment === '*' ? itemsOf(at, place, known) : [{ at: memberOf(at, segment), items: known }],
    );
    list += `/${segment}`;
  }
  return reached
    .filter(({ at }) => at !== undefined && at !== null)
    .map(({ at, items: known }) => ({ value: at, items: known }));
}

function itemsOf(list: unknown, place: string, items: Items): { at: unknown; items: Items }[] {
  if (!Array.isArray(list)) return [];
  const chosen = items.get(place);
  if (chosen !== undefined) return [{ at: list[chosen], items }];
  return list.map((at: unknown, index) => ({ at, items: new Map([...items, [place, index]]) }));
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
