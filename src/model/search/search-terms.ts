/** Tokens of the full-text index, and terms: `field=value` tokens for exact filters, facets and locations in the browse trees. */
import { createHash, hash } from 'node:crypto';
import { toStoredText } from '../../core/texts.js';
import type { FieldValue } from '../types.js';
import { listPrefixes, toContainerPath } from './browse-locations.js';
import { CONTAINERS } from './search-fields.js';

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

/** The id of a facet value is a multiple of this number, plus the position of its facet in `FACET_FIELDS`. It never changes. */
export const FACET_POSITIONS = 16;

/** The parameters by which a statement finds the name of the facet of a value. */
export const FACET_PARAMETERS = { facets: FACET_FIELDS, positions: FACET_POSITIONS };

/** Returns one token; equal terms mean equal field and value. */
export function toTerm(field: string, value: FieldValue): string {
  return toToken(termText(field, value));
}

/** Statements that change terms build the same text. @param at time of the change, epoch milliseconds */
export function contentTerm(at: number): string {
  return toTerm(CONTENT, at);
}

/** Longer texts, e.g. descriptions, are represented by a digest. Sorting and merging them would take half the time of all writes. */
const MAX_TERM_TEXT = 64;
/** Characters of a digest in base64url: 96 bits. */
const DIGEST_LENGTH = 16;
const DIGEST_MARK = '~';

/** Returns the text of a term before it becomes a token. URNs are kept whole, because queries may name only their last part. */
export function termText(field: string, value: FieldValue): string {
  if (typeof value !== 'string' || value.length <= MAX_TERM_TEXT || value.startsWith('urn:')) {
    return `${field}=${String(value)}`;
  }
  return `${field}=${DIGEST_MARK}${digestOf(value)}`;
}

/** Returns 96 bits of a digest, which suffice to tell texts apart. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, DIGEST_LENGTH);
}

/** Returns facet and value as one text. */
export function toFacet(field: string, value: FieldValue): string {
  return `${field}=${toStoredText(String(value))}`;
}

// Tokens of the full-text index. The index splits at white space and cuts tokens of more than 255 characters. Tokens avoid both.

/** In UTF-16 units, like the limit of Lucene. */
export const MAX_TOKEN_LENGTH = 240;

/** Characters that a token must not contain: white space, control characters, and those that a quoted Lucene term would have to escape. */
const UNSAFE = /[\s\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Cs}%"\\]/gu;

/** Matches texts without characters to encode. Most texts are like this, and Unicode classes are slow. */
const SAFE = /^[!#$&-[\]-~]*$/;
/** Matches texts in which only spaces must be encoded, like most descriptions. */
const SAFE_WORDS = /^[ !#$&-[\]-~]*$/;

/**
 * Returns a text as one token; equal tokens mean equal texts. Unsafe characters are percent-encoded. A text that is too long keeps its
 * beginning, so that prefixes still find it, and ends in a digest of the whole.
 */
export function toToken(text: string): string {
  if (text.length <= MAX_TOKEN_LENGTH) {
    const encoded = encode(text);
    if (encoded.length <= MAX_TOKEN_LENGTH) return encoded;
  }
  return cut(text);
}

/** A SHA-256 digest in base64url has 43 characters. Shortened tokens are longer than all others. */
const HEAD_LENGTH = 200;

function cut(text: string): string {
  const digest = createHash('sha256').update(text).digest('base64url');
  const head = encode(text.slice(0, HEAD_LENGTH)).slice(0, HEAD_LENGTH);
  return `${head.replace(/[\ud800-\udbff]$/, '')}~${digest}`.padEnd(MAX_TOKEN_LENGTH + 1, '~');
}

function encode(text: string): string {
  if (SAFE.test(text)) return text;
  return SAFE_WORDS.test(text) ? text.replaceAll(' ', '%20') : text.replace(UNSAFE, encodeCharacter);
}

/** Lone surrogates have no UTF-8 form and become U+FFFD, as in the database. */
function encodeCharacter(character: string): string {
  return encodeURIComponent(/\p{Cs}/u.test(character) ? '\ufffd' : character);
}

/** The place of an entity in its containers. */
export interface Nesting {
  /** All containers, outermost first. */
  readonly containers: readonly string[];
  /** Whether the containers are the path in the container tree, because no other one was written. */
  readonly isPath: boolean;
}

/**
 * Returns the terms that follow from the containers of an entity. Other entities state the containers above the direct one, so a move of a
 * container replaces these terms and nothing else.
 */
export function nestingTerms({ containers, isPath }: Nesting): string[] {
  if (containers.length === 0) return [];
  const named = containers.map((urn) => toTerm(CONTAINERS, urn));
  if (!isPath) return named;
  const path = toContainerPath(containers);
  return [
    ...named,
    toTerm('browsePathV2', path),
    toTerm('browseLocations', path),
    toTerm(LISTED_AT, path),
    // Every entity is below the root.
    ...listPrefixes(path)
      .slice(1)
      .map((prefix) => toTerm(LISTED_BELOW, prefix)),
    ...containers.map((urn) => toTerm(LISTED_UNDER, urn)),
  ];
}
