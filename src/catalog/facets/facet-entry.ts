/** Entries of the dictionary of facet values. */
import { createHash } from 'node:crypto';
import { FACET_FIELDS } from '../../model/search/search-terms.js';

export interface FacetEntry {
  /** `name=value`. */
  readonly text: string;
  /** Unique in the dictionary. */
  readonly key: string;
  /** Position of the facet in `FACET_FIELDS`. */
  readonly facet: number;
  readonly value: string;
}

/** An index of Neo4j holds at most 8 kB of a text, which are 4 bytes for each character at most. */
const LONGEST_KEY = 1_000;

/** @param text `name=value` of a default facet */
export function toEntry(text: string): FacetEntry {
  const end = text.indexOf('=');
  const facet = FACET_FIELDS.findIndex((name) => name === text.slice(0, end));
  if (facet < 0) throw new Error(`${text.slice(0, end)} is no default facet`);
  return { text, key: keyOf(text), facet, value: text.slice(end + 1) };
}

/** No text begins with `~`, because texts begin with the name of a facet. */
function keyOf(text: string): string {
  return text.length <= LONGEST_KEY ? text : `~${createHash('sha256').update(text).digest('base64url')}`;
}
