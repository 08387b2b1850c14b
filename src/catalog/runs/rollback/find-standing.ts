/** Which of an aspect's writes stands when those of runs that were rolled back do not count. */
import type { AspectMeta, WriteStamp } from '../../writes/entity-state.js';
import { writerOf } from '../../writes/write-stamps.js';

/** A version with its number; of a deleted aspect the first is the marker, whose number is that of the last value. */
export interface Version {
  readonly version: number;
  readonly meta: AspectMeta;
}

export type Standing =
  /** A value, and who it is owed to: its writer, or who wrote the same again. */
  | { readonly kind: 'value'; readonly from: Version; readonly writer: WriteStamp }
  | { readonly kind: 'deleted'; readonly writer: WriteStamp }
  | { readonly kind: 'nothing' };

/**
 * Whether a write still counts.
 * @param isLogged the log has it: the value or the deletion is in it, other than writing again what was there already.
 */
export type Counts = (stamp: WriteStamp, isLogged: boolean) => boolean;

/**
 *     v1 by A ── v2 by R ── deleted by R ── v3 by B (and again by C) ── v4 by R
 *
 * Read from the right, the first write that counts: without R it is v3, without R and B still v3 (it is C's, too), without
 * R, B and C it is v1.
 *
 * @param versions newest first, as many as are known.
 * @returns undefined when none of them stands: what is older has to tell.
 */
export function findStanding(versions: readonly Version[], counts: Counts): Standing | undefined {
  for (const from of versions) {
    const { meta } = from;
    const writer = writerOf(meta);
    if (meta.deleted === true) {
      if (meta.undone !== true && counts(writer, true)) return { kind: 'deleted', writer };
      continue;
    }
    if (counts(writer, true)) return { kind: 'value', from, writer };
    const other = meta.again?.findLast((stamp) => counts(stamp, false));
    if (other !== undefined) return { kind: 'value', from, writer: other };
    if (meta.after !== undefined && counts(meta.after, true)) return { kind: 'deleted', writer: meta.after };
  }
  return undefined;
}
