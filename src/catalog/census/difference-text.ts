/**
 * The text by which a transaction tells readers how it changes the counts. Readers take no locks and may see parts of two texts, so a text
 * contains its number at both ends, and a checksum.
 */
import { checksum } from '../../core/checksum.js';
import type { CountDifferences, TypeCounts } from './types.js';

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
