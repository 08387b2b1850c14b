/** Terms: `field=value` tokens for exact filters, facets and locations in the browse trees. */
import { hash } from 'node:crypto';
import { toStoredText } from '../../core/stored-text.js';
import type { FieldValue } from '../types.js';
import { fromToken, toToken } from './token.js';

/** Term of a path at which the entity is listed. No search field has this name. */
export const LISTED_AT = '@at';
/** Term of a path at or above the entity. */
export const LISTED_BELOW = '@below';

/** Term of a step on the path to the entity in the container tree. */
export const LISTED_UNDER = '@under';

/** Returns the term of a URN that an aspect refers to without an edge. No search field has this name. */
export function referenceTerm(aspect: string, urn: string): string {
  return toTerm(`@refers:${aspect}`, urn);
}

/** Term of the last change of what the index contains of the entity, by which a check finds outdated contents. */
export const CONTENT = '@content';

/**
 * The default facets of a search, in this order. The ids of their stored values contain the position in this list, so new facets are
 * added at the end.
 */
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

/** Returns one token; equal terms mean equal field and value. */
export function toTerm(field: string, value: FieldValue): string {
  return toToken(termText(field, value));
}

/** Statements that change terms build the same text. @param at time of the change, epoch milliseconds */
export function contentTerm(at: number): string {
  return toTerm(CONTENT, at);
}

/** Longer texts, e.g. descriptions, are represented by a digest. Sorting and merging them would take half the time of all writes. */
const LONGEST_TEXT = 64;
/** Characters of a digest in base64url: 96 bits. */
const DIGEST_LENGTH = 16;
const DIGEST_MARK = '~';

/** Returns the text of a term before it becomes a token. URNs are kept whole, because queries may name only their last part. */
export function termText(field: string, value: FieldValue): string {
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT || value.startsWith('urn:')) {
    return `${field}=${String(value)}`;
  }
  return `${field}=${DIGEST_MARK}${digestOf(value)}`;
}

/** Returns 96 bits of a digest, which suffice to tell texts apart. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, DIGEST_LENGTH);
}

/** Returns field and value of a term; undefined if the URN was too long to keep. Of a long text, the value is its digest. */
export function parseTerm(term: string): { field: string; value: string } | undefined {
  const text = fromToken(term);
  if (text === undefined) return undefined;
  const end = text.indexOf('=');
  return { field: text.slice(0, end), value: text.slice(end + 1) };
}

/** Returns facet and value as one text. */
export function toFacet(field: string, value: FieldValue): string {
  return `${field}=${toStoredText(String(value))}`;
}
