/** URNs: `urn:li:<entityType>:<id>`, or `urn:li:<entityType>:(<part>,<part>,...)` for keys of several parts. */
import { LRUCache } from 'lru-cache';
import { MAX_URN_BYTES } from '../core/limits.js';
import { NAMESPACE } from '../core/compatibility.js';
import { CatalogError } from '../core/errors.js';

export interface Urn {
  /** The whole URN as the client wrote it. */
  readonly text: string;
  readonly entityType: string;
  /** Key parts in order; a nested URN is one part. */
  readonly parts: readonly string[];
}

/** The beginning of every URN. */
export const URN_PREFIX = `urn:${NAMESPACE}:`;

const ENTITY_TYPE = /^[A-Za-z][A-Za-z0-9_-]*$/;
/** Control characters, line separators, lone surrogates, and U+241F, which joins the keys of patches. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u241f]/u;

/**
 * Parses a URN without checking that the entity type exists; `checkUrn` does that.
 * Percent-encoded characters stay as they are, in `text` and in the parts.
 * @throws INVALID_URN with the broken rule in `details.rule`
 */
export function parseUrnSyntax(text: string): Urn {
  const urn = readUrn(text);
  if ('rule' in urn) throw urnError(text, urn);
  return urn;
}

/** Like `parseUrnSyntax`, but returns undefined for a text that is not a URN. */
export function findUrn(text: string): Urn | undefined {
  if (!text.startsWith(URN_PREFIX)) return undefined;
  const urn = readUrn(text);
  return 'rule' in urn ? undefined : urn;
}

/** The aspects of an entity have the same URN, and most references lead to few entities, e.g. platforms and tags. */
const knownUrns = new LRUCache<string, Urn>({ max: 10_000 });
const MAX_CACHED_LENGTH = 512;

function readUrn(text: string): Urn | UrnFault {
  const known = knownUrns.get(text);
  if (known !== undefined) return known;
  const urn = readUnknown(text);
  if (!('rule' in urn) && text.length <= MAX_CACHED_LENGTH) knownUrns.set(text, urn);
  return urn;
}

function readUnknown(text: string): Urn | UrnFault {
  const fault = findTextFault(text) ?? findPrefixFault(text);
  if (fault !== undefined) return fault;
  const typeEnd = text.indexOf(':', URN_PREFIX.length);
  const entityType = typeEnd < 0 ? text.slice(URN_PREFIX.length) : text.slice(URN_PREFIX.length, typeEnd);
  if (!ENTITY_TYPE.test(entityType)) {
    const problem =
      entityType === ''
        ? 'the entity type is missing'
        : `${JSON.stringify(entityType)} is not an entity type`;
    return { rule: 'entity type', problem: `${problem}; the form is ${URN_PREFIX}<entityType>:<key>` };
  }
  if (typeEnd < 0) {
    return { rule: 'entity key', problem: `there is no key after the entity type ${entityType}` };
  }
  const parts = splitKey(text.slice(typeEnd + 1), typeEnd + 1);
  return 'rule' in parts ? parts : { text, entityType, parts };
}

/** Finds faults of the text as a whole. */
function findTextFault(text: string): UrnFault | undefined {
  if (text === '') return { rule: 'not empty', problem: 'it is empty' };
  if (text.length * 3 > MAX_URN_BYTES && Buffer.byteLength(text) > MAX_URN_BYTES) {
    const problem = `it has ${Buffer.byteLength(text)} bytes, the limit is ${MAX_URN_BYTES}`;
    return { rule: `at most ${MAX_URN_BYTES} bytes`, problem };
  }
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden !== null) {
    const code = (forbidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return {
      rule: 'allowed characters',
      problem: `character ${forbidden.index + 1} (U+${code}) is not allowed`,
    };
  }
  if (text.trim() !== text) {
    return { rule: 'no surrounding white space', problem: 'it begins or ends with white space' };
  }
  return undefined;
}

function findPrefixFault(text: string): UrnFault | undefined {
  if (text.startsWith(URN_PREFIX)) return undefined;
  if (!text.startsWith('urn:'))
    return { rule: 'urn scheme', problem: `it does not begin with "${URN_PREFIX}"` };
  const end = text.indexOf(':', 4);
  if (end < 0) return { rule: 'entity type', problem: `the form is ${URN_PREFIX}<entityType>:<key>` };
  const problem = `its namespace is ${JSON.stringify(text.slice(4, end))} where ${JSON.stringify(NAMESPACE)} belongs`;
  return { rule: 'urn namespace', problem };
}

interface Bracket {
  /** Index of the parenthesis that closes the first character of the key; -1 if that is not a parenthesis. */
  readonly firstClosedAt: number;
  /** Indexes of the commas inside exactly one pair of parentheses. */
  readonly commas: readonly number[];
}

/**
 * Splits a key into its parts. `(a,b)` is a tuple of two parts. Commas inside a nested URN or a nested pair of parentheses do not separate
 * parts. Any other key, also `(a)` and `(a) b`, is a single unchanged part. So joining the parts always results in the same key.
 * @param offset index of the key in its URN, for positions in messages
 */
function splitKey(key: string, offset: number): readonly string[] | UrnFault {
  const bracket = scanBrackets(key, offset);
  if ('rule' in bracket) return bracket;
  const isTuple = bracket.firstClosedAt === key.length - 1 && (bracket.commas.length > 0 || key.length === 2);
  const parts = isTuple ? cut(key, bracket.commas) : [key];
  const empty = parts.findIndex((part) => part.trim() === '');
  if (empty < 0) return parts;
  const where = parts.length === 1 ? 'its key' : `part ${empty + 1} of ${parts.length} of its key`;
  return { rule: 'no empty key part', problem: `${where} is empty` };
}

function scanBrackets(key: string, offset: number): Bracket | UrnFault {
  const open: number[] = [];
  const commas: number[] = [];
  let firstClosedAt = -1;
  for (let index = 0; index < key.length; index += 1) {
    const character = key[index];
    if (character === '(') open.push(index);
    else if (character === ',' && open.length === 1) commas.push(index);
    else if (character === ')') {
      const opened = open.pop();
      if (opened === undefined)
        return unbalanced(`the parenthesis at character ${offset + index + 1} has no opening parenthesis`);
      if (opened === 0) firstClosedAt = index;
    }
  }
  const unclosed = open.pop();
  if (unclosed !== undefined) {
    return unbalanced(`the parenthesis opened at character ${offset + unclosed + 1} is never closed`);
  }
  return { firstClosedAt, commas };
}

function cut(tuple: string, commas: readonly number[]): string[] {
  const ends = [...commas, tuple.length - 1];
  return ends.map((end, index) => tuple.slice((ends[index - 1] ?? 0) + 1, end));
}

function unbalanced(problem: string): UrnFault {
  return { rule: 'balanced parentheses', problem: `${problem}; inside a name write %28 and %29` };
}

/**
 * Returns the URN of an entity type and its key parts: the inverse of parsing. The parts are copied verbatim. Encode names with
 * `encodePart` first.
 * @throws INVALID_URN for parts that would not parse to the same parts, e.g. an empty part or one with a raw comma
 */
export function formatUrn(entityType: string, parts: readonly string[]): string {
  const key = parts.length === 1 ? parts[0] : `(${parts.join(',')})`;
  const text = `${URN_PREFIX}${entityType}:${key}`;
  const urn = parseUrnSyntax(text);
  const same = urn.entityType === entityType && urn.parts.length === parts.length;
  if (same && urn.parts.every((part, index) => part === parts[index])) return text;
  const problem =
    'its parts contain commas or parentheses that would be parsed as structure; write %2C, %28 and %29';
  throw urnError(text, { rule: 'parts that read back', problem });
}

/** What is wrong with a URN. */
interface UrnFault {
  /** Short name of the broken rule, e.g. `balanced parentheses`; goes into `details.rule`. */
  readonly rule: string;
  /** The fault and its place, as the end of a sentence that begins with the URN. */
  readonly problem: string;
}

/** Maximum length of the part of a URN that a message repeats. */
const MAX_SHOWN = 200;

export function showUrn(text: string): string {
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return JSON.stringify(shown);
}

/** @returns an INVALID_URN error that quotes the URN and names the rule in its details */
export function urnError(text: string, fault: UrnFault): CatalogError {
  const urn = text.slice(0, MAX_SHOWN);
  return new CatalogError('INVALID_URN', `${showUrn(text)} is not a valid URN: ${fault.problem}.`, {
    rule: fault.rule,
    urn,
  });
}
