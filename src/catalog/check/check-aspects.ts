/** Checks the stored values of aspects: the latest ones with their metadata, the older versions, and that the log mentions all versions. */
import { checksum } from '../../core/texts.js';
import { isJsonObject } from '../../core/json.js';
import type { StoredMeta } from '../entities/stored-aspect.js';
import type { Violation } from './types.js';

const WRITE_AGAIN = 'only a new write of the aspect can replace it';
const UNKNOWN_FAULT = 'it is unknown which of the two is wrong; a new write of the aspect replaces both';

/** Properties of a node by key, with `aspect_` and `meta_` keys. */
type StoredProperties = ReadonlyMap<string, unknown>;

interface CheckedAspects {
  readonly violations: readonly Violation[];
  /** Metadata of the aspects that can be read. */
  readonly metas: ReadonlyMap<string, StoredMeta>;
  /** True if an aspect cannot be read, so nothing can be derived. */
  readonly isBroken: boolean;
}

export function checkAspects(urn: string, stored: StoredProperties): CheckedAspects {
  const names = new Set([...stored.keys()].map((key) => key.slice(key.indexOf('_') + 1)));
  const metas = new Map<string, StoredMeta>();
  const violations: Violation[] = [];
  let isBroken = false;
  for (const aspect of names) {
    const text = stored.get(`aspect_${aspect}`);
    const meta = readMeta(stored.get(`meta_${aspect}`));
    const fault = findFault(text, meta);
    if (meta !== undefined) metas.set(aspect, meta);
    if (fault === undefined) continue;
    const { breaks = true, ...rest } = fault;
    isBroken ||= breaks;
    violations.push({ urn, kind: 'ASPECT', aspect, ...rest });
  }
  return { violations, metas, isBroken };
}

interface Fault {
  readonly message: string;
  readonly reason: string;
  /** Whether nothing can be derived from the entity; default: true. */
  readonly breaks?: boolean;
}

function findFault(text: unknown, meta: StoredMeta | undefined): Fault | undefined {
  if (meta === undefined) return { message: 'has no readable metadata', reason: WRITE_AGAIN };
  if (meta.deleted === true)
    return text === undefined
      ? undefined
      : { message: 'has a payload, but its metadata mark it as deleted', reason: UNKNOWN_FAULT };
  if (text === undefined) return { message: 'has metadata, but no payload', reason: WRITE_AGAIN };
  if (!isObjectText(text)) return { message: 'has a payload that is no JSON object', reason: WRITE_AGAIN };
  if (meta.checksum === undefined || meta.checksum === checksum(text)) return undefined;
  const message = 'has a payload that does not match the checksum in its metadata';
  return { message, reason: UNKNOWN_FAULT, breaks: false };
}

function isObjectText(text: unknown): text is string {
  return isJsonObject(parsed(text));
}

function readMeta(text: unknown): StoredMeta | undefined {
  const meta = parsed(text);
  if (!isJsonObject(meta)) return undefined;
  const { version, created, deleted } = meta;
  // The deletion of a default, which no client wrote, has the version 0.
  const least = deleted === true ? 0 : 1;
  const isVersion = typeof version === 'number' && Number.isInteger(version) && version >= least;
  const isStamp = isJsonObject(created) && typeof created['time'] === 'number';
  return isVersion && isStamp ? (meta as unknown as StoredMeta) : undefined;
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Number and times of an older version. */
export type VersionSpan = readonly [version: number, from: number | null, until: number | null];

const LOST = 'what was stored is lost';
const LOST_ENTRY = 'the entry also contained the kind of the write and its transaction, which are lost';
const MAX_NAMED = 5;

interface StoredVersions {
  readonly urn: string;
  /** Metadata of the latest aspects. */
  readonly metas: ReadonlyMap<string, StoredMeta>;
  /** Older versions by aspect, oldest first. */
  readonly older: ReadonlyMap<string, readonly VersionSpan[]>;
  /** Versions in the log by aspect. */
  readonly logged: ReadonlyMap<string, readonly number[]>;
}

export function checkVersions({ urn, metas, older, logged }: StoredVersions): Violation[] {
  const violations: Violation[] = [];
  for (const [aspect, meta] of metas) {
    const spans = older.get(aspect) ?? [];
    for (const message of [...findNumberFaults(spans, meta), ...findSpanFaults(spans, meta)])
      violations.push({ urn, kind: 'VERSION', aspect, message, reason: LOST });
    const missing = missingNumbers(logged.get(aspect) ?? [], meta.version);
    if (missing !== undefined) {
      const message = `has no log entry for ${missing}`;
      violations.push({ urn, kind: 'LOG', aspect, message, reason: LOST_ENTRY });
    }
  }
  for (const [aspect] of older) {
    if (metas.has(aspect)) continue;
    const message = 'has older versions, but no latest one';
    violations.push({ urn, kind: 'VERSION', aspect, message, reason: LOST });
  }
  return violations;
}

/** Numbers never repeat and none is left out. A deleted aspect keeps the number of its last value, which is an older version then. */
function findNumberFaults(spans: readonly VersionSpan[], { version, deleted }: StoredMeta): string[] {
  const last = deleted === true ? version : version - 1;
  const numbers = spans.map(([number]) => number);
  const missing = missingNumbers(numbers, last);
  const further = numbers.filter((number) => number < 1 || number > last);
  return [
    ...(missing === undefined ? [] : [`lacks ${missing} of ${version}`]),
    ...(further.length === 0 ? [] : [`has ${named(further)} beside the latest ${version}`]),
  ];
}

/** A version ends before or when the next one begins. It ends earlier if the aspect was deleted in between. */
function findSpanFaults(spans: readonly VersionSpan[], { created, deleted, version }: StoredMeta): string[] {
  const latest: readonly VersionSpan[] = deleted === true ? [] : [[version, created.time, null]];
  const older = spans.filter(([number]) => number < version || deleted === true);
  const all = [...older, ...latest];
  const wrong = older.filter(([number, from, until], index) => {
    const next = all[index + 1];
    if (from === null || until === null) return true;
    return next?.[0] === number + 1 && next[1] !== null && until > next[1];
  });
  return wrong.length === 0
    ? []
    : [`has wrong times in ${named(wrong.map(([number]) => number))}: it does not end before the next`];
}

/** Returns the numbers from 1 to `last` that the list lacks, as a text; undefined if it lacks none. */
function missingNumbers(numbers: readonly number[], last: number): string | undefined {
  const present = new Set(numbers);
  const missing: number[] = [];
  for (let number = 1; number <= last && missing.length <= MAX_NAMED; number += 1)
    if (!present.has(number)) missing.push(number);
  return missing.length === 0 ? undefined : named(missing);
}

function named(numbers: readonly number[]): string {
  const shown = numbers.slice(0, MAX_NAMED).join(', ');
  const more = numbers.length > MAX_NAMED ? ', …' : '';
  return `${numbers.length === 1 ? 'version' : 'versions'} ${shown}${more}`;
}
