/** Counts of entities that exist and are not soft-deleted, and their differences. */

/** The properties of a node by which its entity is counted. */
export interface CountedProperties {
  readonly removed: boolean;
  /** Ids of facet values. */
  readonly facets: readonly number[];
  /** Locations in the browse trees. */
  readonly places: readonly string[];
}

/** Counts of one entity type, or their differences, which can be negative. */
export interface TypeCounts {
  readonly total: number;
  readonly facets: ReadonlyMap<number, number>;
  /** By `toPlaceKey`. */
  readonly places: ReadonlyMap<string, number>;
}

/** `TypeCounts` while they are added up. */
export interface TypeSums {
  total: number;
  readonly facets: Map<number, number>;
  readonly places: Map<string, number>;
}

/** Returns the sums of a type; adds it if it is new. */
export function sumsOf(types: Map<string, TypeSums>, type: string): TypeSums {
  const sums: TypeSums = types.get(type) ?? { total: 0, facets: new Map(), places: new Map() };
  types.set(type, sums);
  return sums;
}

/** By entity type. */
export type CountDifferences = ReadonlyMap<string, TypeCounts>;

/** Returns one text for all locations of an entity. */
export function toPlaceKey(places: readonly string[]): string {
  return JSON.stringify(places);
}

export function fromPlaceKey(key: string): string[] {
  return JSON.parse(key) as string[];
}
