/** Finds the standing write of an aspect: the latest one that counts when the writes of rolled-back runs do not. */
import type { AspectMeta, WriteStamp } from '../../writes/entity-state.js';
import { writerOf } from '../../writes/write-stamps.js';

/** A version with its number. The first version of a deleted aspect is its deletion marker, with the number of the last value. */
export interface Version {
  readonly version: number;
  readonly meta: AspectMeta;
}

export type Standing =
  /** A value and the write to which it is attributed: the first one, or one that wrote the same value again. */
  | { readonly kind: 'value'; readonly from: Version; readonly writer: WriteStamp }
  | { readonly kind: 'deleted'; readonly writer: WriteStamp }
  | { readonly kind: 'nothing' };

/**
 * Tells whether a write still counts.
 * @param isLogged whether the write is in the change log; a repeated write of the stored value is not.
 */
export type Counts = (stamp: WriteStamp, isLogged: boolean) => boolean;

/**
 * Finds the latest write that counts.
 *
 *     v1 by A ── v2 by R ── deleted by R ── v3 by B (and again by C) ── v4 by R
 *
 * Without R it is v3. Without R and B it is still v3, because C wrote it, too. Without R, B and C it is v1.
 *
 * @param versions newest first, as many as have been read.
 * @returns undefined when none of them counts, so that older versions must be read.
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
