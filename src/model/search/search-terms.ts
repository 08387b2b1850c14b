/** `field=value` tokens: exact filters, facets, and the places of the browse trees. */
import type { FieldValue } from '../types.js';
import { fromToken, toToken } from './token.js';

/** Marks a place that the entity is listed at. No search field has such a name. */
export const LISTED_AT = '@at';
/** Marks a place that the entity is at or below. */
export const LISTED_BELOW = '@below';

/** A container or other step on the way to the entity in the container tree. */
export const LISTED_UNDER = '@under';

/** Packs the facets of an entity into one property: one text is read in half the time of a list. */
export const FACET_SEPARATOR = '\u001f';

/** Counted over all hits of a search unless it asks otherwise, in this order. */
export const FACET_FIELDS = [
  '_entityType',
  'platform',
  'origin',
  'tags',
  'glossaryTerms',
  'owners',
  'domains',
  'container',
  'typeNames',
] as const;

/** One token without white space; equal terms mean equal field and value. */
export function toTerm(field: string, value: FieldValue): string {
  return toToken(termText(field, value));
}

/** What a term is the token of. */
export function termText(field: string, value: FieldValue): string {
  return `${field}=${String(value)}`;
}

/** Field and value of a term; undefined when the value was too long to be kept. */
export function parseTerm(term: string): { field: string; value: string } | undefined {
  const text = fromToken(term);
  if (text === undefined) return undefined;
  const end = text.indexOf('=');
  return { field: text.slice(0, end), value: text.slice(end + 1) };
}

export function toFacet(field: string, value: FieldValue): string {
  return `${field}=${String(value).replaceAll(FACET_SEPARATOR, ' ')}`;
}
