/** Counts of entities that exist and are not soft-deleted, and their differences. */
import { checksum } from '../../core/texts.js';

/** Property of a node: the ids of its facet values. In changes that are not stored yet, the texts of the values. */
export const FACETS = 'facetIds';
/** Property of a node: its locations in the browse trees. */
export const PLACES = 'field_browseLocations';

/** The properties of a node by which its entity is counted. */
export interface CountedProperties {
  readonly removed: boolean;
  /** Ids of facet values. */
  readonly facets: readonly number[];
  /** Locations in the browse trees. */
  readonly places: readonly string[];
}

/** Counts of one entity type, or their differences, which can be negative. */
interface TypeCounts {
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

// The text by which a transaction tells readers how it changes the counts. Readers take no locks and may see parts of two texts, so a text
// contains its number at both ends, and a checksum.

/** Number of changes that a slot keeps. A service that misses more of them counts all entities again. */
export const KEPT_CHANGES = 64;

/** Stands for differences that are not known, so that readers count again. */
const UNKNOWN = 'unknown';

type Packed = readonly [type: string, total: number, facets: [number, number][], places: [string, number][]];

/** Returns the text without its numbers, or null if nothing changes. */
export function toDifferenceText(differences: CountDifferences | typeof UNKNOWN): string | null {
  if (differences === UNKNOWN) return UNKNOWN;
  if (differences.size === 0) return null;
  const packed = [...differences].map(([type, { total, facets, places }]): Packed => [
    type,
    total,
    [...facets],
    [...places],
  ]);
  const text = JSON.stringify(packed);
  return `${checksum(text)} ${text}`;
}

export interface NumberedDifferences {
  readonly number: number;
  /** Undefined: unknown. */
  readonly differences: CountDifferences | undefined;
}

/** @returns undefined for a text that is not complete yet */
export function parseDifferences(numbered: string): NumberedDifferences | undefined {
  const [, first, text = '', last] = /^(\d+) (.*) (\d+)$/s.exec(numbered) ?? [];
  if (first === undefined || first !== last) return undefined;
  const number = Number(first);
  if (text === UNKNOWN) return { number, differences: undefined };
  const [, sum, json = ''] = /^(\d+) (.*)$/s.exec(text) ?? [];
  if (sum !== String(checksum(json))) return undefined;
  const packed = JSON.parse(json) as readonly Packed[];
  return {
    number,
    differences: new Map(
      packed.map(([type, total, facets, places]): [string, TypeCounts] => [
        type,
        { total, facets: new Map(facets), places: new Map(places) },
      ]),
    ),
  };
}
