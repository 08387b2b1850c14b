/** An entry of an entity's history as returned by the statement. */
import type { ReadCheck } from '../consistent-read.js';
import { changeId } from './change-id.js';
import type { HistoryPosition } from './cursors.js';
import type { AspectChange } from './types.js';

/** A row of `changes/list-changes-of-entity`. */
export type StoredEntry = readonly [
  at: number,
  transaction: string,
  step: number,
  position: number,
  actor: string,
  runId: string | null,
  aspect: string | null,
  operation: string,
  version: number,
  earlier: number | null,
  older: readonly [version: number, until: number, characters: number] | null,
  characters: number,
];

export interface HistoryEntry extends HistoryPosition {
  readonly actor: string;
  readonly runId: string | null;
  readonly aspect: string | null;
  readonly operation: string;
  /** 0 if the value was deleted. */
  readonly version: number;
  /** Absent if there was no previous value. */
  readonly versionBefore?: number;
  /** Total size of both values. */
  readonly characters: number;
}

/**
 * A value ends when it is replaced or deleted. So the older value is the previous value only if this change ended it; after a deletion
 * it had ended earlier.
 */
export function toEntry(
  [
    at,
    transaction,
    step,
    position,
    actor,
    runId,
    aspect,
    operation,
    version,
    earlier,
    older,
    after,
  ]: StoredEntry,
  check: ReadCheck,
): HistoryEntry {
  // During a commit, the change can be visible before the value that it replaced.
  if (aspect !== null && version !== 1 && older === null) check.isTorn = true;
  const [versionBefore, until = 0, before = 0] = older ?? [];
  const isReplaced = until === at && earlier !== 0;
  return {
    ...{ at, transaction, step, position, actor, runId, aspect, operation, version },
    ...(isReplaced && versionBefore !== undefined && { versionBefore }),
    characters: after + (isReplaced ? before : 0),
  };
}

export function toAspectChange(urn: string, entry: HistoryEntry): AspectChange {
  const { at, transaction, step, position, actor, runId, aspect, operation, version, versionBefore } = entry;
  return {
    ...{ id: changeId(transaction, step, position, at), urn, time: at, actor, operation },
    ...(runId !== null && { runId }),
    ...(aspect !== null && { aspectName: aspect }),
    ...(version > 0 && { version }),
    ...(versionBefore !== undefined && { versionBefore }),
  };
}
