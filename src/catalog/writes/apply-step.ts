/** The rules of writing, without the database: a write step and a state give the next state. */
import { stringifyKeepingDigits, type JsonObject } from '../../core/json.js';
import { sameTree } from '../../core/compare.js';
import { applyPatch } from '../../model/patch/apply-patch.js';
import type { MetadataModel, Payload } from '../../model/types.js';
import {
  currentAspect,
  withAspect,
  type AspectMeta,
  type AspectState,
  type ChangeEntry,
  type CurrentAspect,
  type EntityState,
  withArchivedVersion,
  asHardDeleted,
} from './entity-state.js';
import type {
  DeleteAspectStep,
  DeleteEntityStep,
  DeletePointsStep,
  WriteStep,
  StepOutcome,
  PatchAspectStep,
  PointStep,
  PutStep,
  RemoveReferenceStep,
} from './write-steps.js';
import { defaultInState } from '../default-aspects/default-values.js';
import { storedTree, treeOf } from './aspect-rule.js';
import type { JobRules } from './apply-rules.js';
import type { RequestFacts } from '../../core/request-facts.js';
import {
  registryOf,
  afterDeletion,
  observedAgain,
  roundOf,
  type RunRounds,
  continuesProgress,
  stillUnchangedBy,
  tracedBy,
  unchangedBy,
} from './write-metadata.js';
import { runOf } from '../runs/run-reader.js';
import { pointRow } from './stored-rows.js';
import { checkPreconditions, requireEntity } from './preconditions.js';
import { withoutReferences } from './without-references.js';
import type { WrittenAspect } from './types.js';

export interface ApplyContext {
  readonly model: MetadataModel;
  readonly jobId: string;
  readonly actor: string;
  readonly traceId: string | undefined;
  /** Of the request, if it is known. */
  readonly facts?: RequestFacts | undefined;
  /** Time of the transaction, epoch milliseconds. */
  readonly at: number;
  readonly rounds: RunRounds;
  /** Absent for changes that no rule concerns. */
  readonly rules?: Pick<JobRules, 'patched' | 'complete'>;
  /** False: the step follows from others. */
  readonly isRequested?: boolean;
}

export interface Applied {
  readonly state: EntityState;
  readonly outcome: StepOutcome;
}

const UNCHANGED: StepOutcome = { changed: false, version: 0 };

/**
 * Applies one write step to the state of its entity.
 * @param states the state now, and the state before the step's job began.
 * @throws PRECONDITION_FAILED, NOT_FOUND, INVALID_PATCH, INVALID_ASPECT
 */
export function applyStep(
  operation: WriteStep,
  states: { readonly current: EntityState; readonly before: EntityState },
  context: ApplyContext,
): Applied {
  const state = states.current;
  requireEntity(operation, state);
  switch (operation.kind) {
    case 'delete-points':
      return { state: deletePoints(operation, state, context), outcome: { changed: true, version: 0 } };
    case 'point': {
      const alive = ensureExists(state, operation.systemMetadata, context);
      const row = pointRow(operation, context);
      const points = new Map(alive.points).set(row.key, row);
      const entry = { ...changeOf(operation, 'POINT', 0), point: row.key };
      const aspect = writtenPoint(operation, context);
      const outcome = { changed: true, version: 0, aspect, ...unknownIn(operation.payload) };
      return { state: withLoggedChange({ ...alive, points }, entry, context), outcome };
    }
    case 'remove-reference':
      return removeReference(operation, state, context);
    case 'delete-by-registry': {
      const { kind: _, registry, ...target } = operation;
      return registryOf(currentAspect(state, target.aspect.name)?.meta.systemMetadata) === registry
        ? deleteAspect({ kind: 'delete-aspect', ...target }, state, context)
        : { state, outcome: UNCHANGED };
    }
    default:
      if (!checkPreconditions(operation, state, states.before))
        return { state, outcome: skippedOutcome(state, operation.aspect.name, context) };
  }
  if (operation.kind === 'delete-aspect') return deleteAspect(operation, state, context);
  if (operation.kind !== 'delete-entity')
    return putAspect(operation, { state, payload: payloadOf(operation, state, context) }, context);
  return deleteEntity(operation, state, context);
}

function deleteEntity(operation: DeleteEntityStep, state: EntityState, context: ApplyContext): Applied {
  if (!state.exists) return { state, outcome: UNCHANGED };
  const { actor, facts } = context;
  const by = { actor, runId: runOf(operation.systemMetadata), facts };
  return { state: asHardDeleted(state, by), outcome: { changed: true, version: 0 } };
}

/** Deletes the points in the range, both those in the database and those that the transaction is about to store. */
function deletePoints(operation: DeletePointsStep, state: EntityState, context: ApplyContext): EntityState {
  const { from, until } = operation;
  const range = { urn: state.urn.text, aspect: operation.aspect.name, from, until };
  const kept = [...state.points].filter(([, { properties }]) => {
    const time = properties.timestampMillis;
    return properties.aspect !== range.aspect || time < from || time > until;
  });
  const next = { ...state, deletedPoints: [...state.deletedPoints, range], points: new Map(kept) };
  return state.exists ? withLoggedChange(next, changeOf(operation, 'DELETE_POINTS', 0), context) : next;
}

function payloadOf(operation: PutStep | PatchAspectStep, state: EntityState, context: ApplyContext): Payload {
  if (operation.kind === 'put') return operation.payload;
  const { model, rules } = context;
  const { aspect, patch } = operation;
  const current = currentAspect(state, aspect.name);
  const stored = storedTree(current) ?? defaultInState(aspect.name, state, model)?.value;
  const tree = stored && (rules?.patched(operation, stored) ?? stored);
  return model.readPayload(aspect.name, applyPatch(tree, patch, aspect), tree);
}

function putAspect(
  operation: PutStep | PatchAspectStep,
  given: { readonly state: EntityState; readonly payload: Payload },
  context: ApplyContext,
): Applied {
  const { aspect } = operation;
  const systemMetadata = withLastObserved(operation.systemMetadata, context);
  const state =
    aspect.keyFor === undefined ? ensureExists(given.state, operation.systemMetadata, context) : given.state;
  const current = currentAspect(state, aspect.name);
  const { rules, isRequested = false } = context;
  const proposed = { step: operation, state: given.state, payload: given.payload };
  const payload = rules?.complete(proposed, isRequested) ?? given.payload;
  if (current !== undefined && isSame(current, payload)) {
    const seen = unchangedBy(observedAgain(current, systemMetadata, context), context);
    const outcome = { changed: false, version: seen.meta.version, aspect: writtenAspect(seen, context) };
    return {
      state: withAspect(state, aspect.name, seen),
      outcome: { ...outcome, ...unknownIn(given.payload) },
    };
  }
  const last = state.aspects.get(aspect.name)?.meta;
  const isProgress = continuesProgress(operation, current, payload);
  const version = (last?.version ?? 0) + (isProgress ? 0 : 1);
  const created = { time: context.at, actor: context.actor };
  const round = roundOf(systemMetadata, context.rounds);
  const traces = { ...tracedBy(context), ...stillUnchangedBy(last, context.at) };
  const after = isProgress && last?.after ? { after: last.after } : afterDeletion(last);
  const meta = { version, created, systemMetadata, ...round, ...after, ...traces };
  const { text, value } = payload;
  const written = { text, value, meta };
  const before = isProgress ? state : withArchivedVersion(state, aspect.name, context.at);
  const next = withAspect(before, aspect.name, written);
  const entry = changeOf(operation, operation.kind === 'patch' ? 'PATCH' : operation.changeType, version);
  return {
    state: withLoggedChange(next, entry, context),
    outcome: { changed: true, version, aspect: writtenAspect(written, context), ...unknownIn(given.payload) },
  };
}

function isSame(current: CurrentAspect, payload: Payload): boolean {
  return current.text === payload.text || sameTree(storedTree(current), treeOf(payload));
}

function deleteAspect(operation: DeleteAspectStep, state: EntityState, context: ApplyContext): Applied {
  const { name } = operation.aspect;
  const current = currentAspect(state, name) ?? defaultInState(name, state, context.model);
  if (current === undefined) return { state, outcome: UNCHANGED };
  const created = { time: context.at, actor: context.actor };
  const systemMetadata = withLastObserved(operation.systemMetadata, context);
  const round = roundOf(systemMetadata, context.rounds);
  // A deleted default never had a version.
  const version = state.aspects.get(name)?.meta.version ?? 0;
  const gone: AspectState = {
    text: undefined,
    meta: { version, created, systemMetadata, ...round, deleted: true },
  };
  const next = withAspect(withArchivedVersion(state, name, context.at), name, gone);
  return {
    state: withLoggedChange(next, changeOf(operation, 'DELETE', 0), context),
    outcome: { changed: true, version: 0 },
  };
}

/** The outcome of a write that a condition skipped: the stored aspect stays. */
function skippedOutcome(state: EntityState, aspectName: string, context: ApplyContext): StepOutcome {
  const current = currentAspect(state, aspectName);
  return current === undefined ? UNCHANGED : { ...UNCHANGED, aspect: writtenAspect(current, context) };
}

function unknownIn({ unknownFields }: Payload): Pick<StepOutcome, 'unknownFields'> {
  return unknownFields === undefined ? {} : { unknownFields };
}

/** Contains the trace of this write, even if the write changed nothing. */
function writtenAspect(
  { text, meta }: { text: string; meta: AspectMeta },
  context: ApplyContext,
): WrittenAspect {
  const { version, created, systemMetadata } = meta;
  return { text, version, created, ...(systemMetadata && { systemMetadata }), ...tracedBy(context) };
}

function writtenPoint({ payload, systemMetadata }: PointStep, context: ApplyContext): WrittenAspect {
  const created = { time: context.at, actor: context.actor };
  const metadata = { systemMetadata: withLastObserved(systemMetadata, context), ...tracedBy(context) };
  return { text: payload.text, version: 0, created, ...metadata };
}

/** Puts the aspect without the reference, or deletes the aspect if it contained nothing else. */
function removeReference(operation: RemoveReferenceStep, state: EntityState, context: ApplyContext): Applied {
  const { kind: _, reference, ...target } = operation;
  const current = currentAspect(state, target.aspect.name);
  const stored = storedTree(current);
  // A key identifies its entity, so nothing can be removed from it.
  if (current === undefined || stored === undefined || target.aspect.keyFor !== undefined)
    return { state, outcome: { ...UNCHANGED, keeps: current !== undefined } };
  const { rest, keeps } = withoutReferences(context.model, target.aspect, {
    text: stringifyKeepingDigits(context.rules?.patched(operation, stored) ?? stored),
    urn: reference,
  });
  if (rest === 'unchanged') return { state, outcome: { ...UNCHANGED, keeps } };
  const applied =
    rest === 'nothing'
      ? deleteAspect({ kind: 'delete-aspect', ...target }, state, context)
      : putAspect(
          { kind: 'put', changeType: 'UPSERT', payload: rest, ...target },
          { state, payload: rest },
          // What is left was permitted before.
          { ...context, isRequested: false },
        );
  return { ...applied, outcome: { ...applied.outcome, keeps } };
}

/** The first write of an entity also writes its key aspect, so that every entity with any aspect has one. */
function ensureExists(
  state: EntityState,
  systemMetadata: JsonObject | undefined,
  context: ApplyContext,
): EntityState {
  const name = state.definition.keyAspect;
  if (currentAspect(state, name) !== undefined) return state;
  const version = (state.aspects.get(name)?.meta.version ?? 0) + 1;
  const meta = {
    version,
    created: { time: context.at, actor: context.actor },
    systemMetadata: withLastObserved(systemMetadata, context),
    ...roundOf(systemMetadata, context.rounds),
    ...tracedBy(context),
  };
  const next = withAspect(state, name, { text: context.model.keyPayload(state.urn).text, meta });
  return withLoggedChange(next, { aspect: name, operation: 'UPSERT', version, systemMetadata }, context);
}

function withLastObserved(systemMetadata: JsonObject | undefined, context: ApplyContext): JsonObject {
  return { lastObserved: context.at, ...systemMetadata };
}

interface LoggedChange extends Pick<ChangeEntry, 'aspect' | 'operation' | 'version' | 'point'> {
  readonly systemMetadata: JsonObject | undefined;
}

function changeOf(
  operation: Exclude<WriteStep, DeleteEntityStep>,
  name: string,
  version: number,
): LoggedChange {
  const systemMetadata = 'systemMetadata' in operation ? operation.systemMetadata : undefined;
  return { aspect: operation.aspect.name, operation: name, version, systemMetadata };
}

function withLoggedChange(
  state: EntityState,
  { systemMetadata, aspect, operation, version, point }: LoggedChange,
  context: ApplyContext,
): EntityState {
  const change = {
    aspect,
    operation,
    version,
    ...(point !== undefined && { point }),
    job: context.jobId,
    actor: context.actor,
    traceId: context.traceId,
    facts: context.facts,
    runId: runOf(systemMetadata),
    registry: registryOf(systemMetadata),
  };
  return { ...state, changes: [...state.changes, change] };
}
