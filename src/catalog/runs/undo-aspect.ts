/** Undoes the writes of a run to one aspect. */
import type { JsonObject } from '../../core/json.js';
import { sameJson } from '../../core/compare.js';
import {
  withAspect,
  type AspectMeta,
  type AspectState,
  type EntityState,
  type WriteStamp,
  withArchivedVersion,
} from '../writes/entity-state.js';
import type { RollbackOutcome } from '../writes/types.js';
import { writerOf } from '../writes/write-metadata.js';
import type { AspectOf, AspectStanding } from './load-histories.js';

export interface UndoContext {
  readonly runId: string;
  readonly actor: string;
  readonly at: number;
  readonly jobId: string;
  readonly traceId: string | undefined;
  /** Returns the text of the older version that remains valid, if there is one. */
  readonly textOf: (standing: AspectOf) => string;
}

interface Undone {
  readonly state: EntityState;
  readonly outcome: RollbackOutcome;
}

/** @param found the standing write, from the state before the entity's other aspects were undone. */
export function undoAspect(state: EntityState, found: AspectStanding, context: UndoContext): Undone {
  const { current, standing } = found;
  switch (standing.kind) {
    case 'value':
      return standing.from.meta === current.meta
        ? {
            state: attributed(state, { ...found, meta: current.meta, writer: standing.writer }, context),
            outcome: 'KEPT',
          }
        : { state: restored(state, { ...found, standing }, context), outcome: 'RESTORED' };
    case 'deleted':
      return isBy(current.meta, standing.writer)
        ? { state, outcome: 'KEPT' }
        : { state: removed(state, found, context), outcome: 'REMOVED' };
    case 'nothing':
      return { state: removed(state, found, context), outcome: 'REMOVED' };
  }
}

function isBy(meta: AspectMeta, writer: WriteStamp): boolean {
  const first = writerOf(meta);
  return (
    meta.deleted === true &&
    meta.undone !== true &&
    first.runId === writer.runId &&
    first.time === writer.time &&
    first.round === writer.round
  );
}

type Restored = AspectStanding & {
  readonly standing: Extract<AspectStanding['standing'], { kind: 'value' }>;
};

/** Stores the old value as a new version, because version numbers never repeat and readers of changes must see the restored value. */
function restored(state: EntityState, found: Restored, context: UndoContext): EntityState {
  const { aspect, current, standing } = found;
  const text = context.textOf(found);
  const { systemMetadata, again, round } = standing.from.meta;
  const origin = {
    ...(systemMetadata && { systemMetadata }),
    ...(again && { again }),
    ...(round !== undefined && { round }),
  };
  if (current.text !== undefined && sameJson(current.text, text)) {
    const { again: _again, round: _round, ...meta } = current.meta;
    const next = withAspect(state, aspect, { ...current, meta: { ...meta, ...origin } });
    return attributed(next, { aspect, meta: { ...meta, ...origin }, writer: standing.writer }, context);
  }
  const version = current.meta.version + 1;
  const meta = { version, created: { time: context.at, actor: context.actor }, ...origin };
  const next = withAspect(withArchivedVersion(state, aspect, context.at), aspect, { text, meta });
  return attributed(
    logged(next, { aspect, version }, context),
    { aspect, meta, writer: standing.writer },
    context,
  );
}

/** Removes the value. The deletion marker is attributed to the standing deletion, if there is one. */
function removed(
  state: EntityState,
  { aspect, current, standing }: AspectStanding,
  context: UndoContext,
): EntityState {
  const by = standing.kind === 'deleted' ? standing.writer : undefined;
  const systemMetadata: JsonObject = {
    lastObserved: by?.time ?? context.at,
    ...(by?.runId !== undefined && { runId: by.runId }),
  };
  const created = { time: by?.time ?? context.at, actor: context.actor };
  const marker: AspectState = {
    text: undefined,
    meta: {
      version: current.meta.version,
      created,
      systemMetadata,
      deleted: true,
      ...(by?.round !== undefined && { round: by.round }),
      ...(by === undefined && { undone: true }),
    },
  };
  const next = withAspect(withArchivedVersion(state, aspect, context.at), aspect, marker);
  return current.text === undefined ? next : logged(next, { aspect, version: 0 }, context);
}

interface Attribution {
  readonly aspect: string;
  readonly meta: AspectMeta;
  readonly writer: WriteStamp;
}

/**
 * Attributes a value to another run that wrote the same value again. The change log did not contain that write, because it changed
 * nothing. The logged handover makes it possible to roll that run back in turn.
 */
function attributed(
  state: EntityState,
  { aspect, meta, writer }: Attribution,
  context: UndoContext,
): EntityState {
  const { runId: _, ...rest } = meta.systemMetadata ?? {};
  if (writerOf(meta).runId === writer.runId) return state;
  const systemMetadata: JsonObject = { ...rest, ...(writer.runId !== undefined && { runId: writer.runId }) };
  const current = state.aspects.get(aspect);
  const { round: _round, ...value } = meta;
  const attributedMeta = {
    ...value,
    systemMetadata,
    ...(writer.round !== undefined && { round: writer.round }),
  };
  const next = withAspect(state, aspect, { text: current?.text, meta: attributedMeta });
  if (writer.runId === undefined) return next;
  const { jobId: job, actor, traceId } = context;
  const change = {
    job,
    actor,
    traceId,
    aspect,
    operation: 'HANDOVER',
    version: meta.version,
    runId: writer.runId,
  };
  return { ...next, changes: [...next.changes, change] };
}

/** Logs the change of the rollback, with the run that it rolls back. */
export function logged(
  state: EntityState,
  what: { readonly aspect: string; readonly version: number },
  { jobId: job, actor, traceId, runId: undoes }: UndoContext,
): EntityState {
  const change = { job, actor, traceId, ...what, operation: 'ROLLBACK', runId: undefined, undoes };
  return { ...state, changes: [...state.changes, change] };
}
