/** Checks the older versions of an entity's aspects, and that the log mentions all versions. */
import type { StoredMeta } from '../entities/stored-aspect.js';
import type { Violation } from './types.js';

/** Number and times of an older version. */
export type VersionSpan = readonly [version: number, from: number | null, until: number | null];

const LOST = 'what was stored is lost';
const LOST_ENTRY = 'the entry also contained the kind of the write and its transaction, which are lost';
const MAX_NAMED = 5;

export interface StoredVersions {
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
