/** Parses a URN: `urn:li:<entityType>:<id>`, or `urn:li:<entityType>:(<part>,<part>,...)` for keys of several parts. */
import { LRUCache } from 'lru-cache';
import { MAX_URN_BYTES } from '../../core/limits.js';
import { NAMESPACE } from '../../core/vocabulary.js';
import { splitKey } from './split-key.js';
import { urnError, type UrnFault } from './urn-fault.js';
import type { Urn } from './urn.js';

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
const LONGEST_KNOWN = 512;

function readUrn(text: string): Urn | UrnFault {
  const known = knownUrns.get(text);
  if (known !== undefined) return known;
  const urn = readUnknown(text);
  if (!('rule' in urn) && text.length <= LONGEST_KNOWN) knownUrns.set(text, urn);
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
