/** The rules of writing, without the database: an operation and a state give the next state. */
import { parseKeepingDigits, type JsonObject } from '../kernel/json.js';
import { sameJson } from '../kernel/same-json.js';
import { applyPatch } from '../model/patch/apply-patch.js';
import type { AspectDefinition, MetadataModel, Payload } from '../model/types.js';
import {
  currentAspect,
  withAspect,
  type AspectState,
  type ChangeEntry,
  type EntityState,
} from './entity-state.js';
import type {
  DeleteAspectOperation,
  DeleteEntityOperation,
  DeletePointsOperation,
  Operation,
  OperationOutcome,
  PatchOperation,
  PutOperation,
} from './operations.js';
import { pointRow } from './point-row.js';
import { checkPreconditions } from './preconditions.js';

export interface ApplyContext {
  readonly model: MetadataModel;
  readonly jobId: string;
  readonly actor: string;
  /** Time of the transaction, epoch milliseconds. */
  readonly at: number;
}

export interface Applied {
  readonly state: EntityState;
  readonly outcome: OperationOutcome;
}

const UNCHANGED: OperationOutcome = { changed: false, version: 0 };

/**
 * @param before the entity before the operation's job began.
 * @throws PRECONDITION_FAILED, INVALID_PATCH, INVALID_ASPECT
 */
export function applyOperation(
  operation: Operation,
  states: { readonly current: EntityState; readonly before: EntityState },
  context: ApplyContext,
): Applied {
  const state = states.current;
  switch (operation.kind) {
    case 'delete-points':
      return { state: deletePoints(operation, state, context), outcome: { changed: true, version: 0 } };
    case 'point': {
      const alive = ensureExists(state, operation.systemMetadata, context);
      const row = pointRow(operation, context.at);
      const points = new Map(alive.points).set(row.key, row);
      const entry = changeOf(operation, 'POINT', 0);
      return { state: logged({ ...alive, points }, entry, context), outcome: { changed: true, version: 0 } };
    }
    default:
      if (!checkPreconditions(operation, state, states.before)) return { state, outcome: UNCHANGED };
  }
  if (operation.kind === 'delete-aspect') return deleteAspect(operation, state, context);
  if (operation.kind !== 'delete-entity')
    return putAspect(operation, { state, payload: payloadOf(operation, state, context.model) }, context);
  return state.exists
    ? { state: wipe(state, context), outcome: { changed: true, version: 0 } }
    : { state, outcome: UNCHANGED };
}

/** Points in the range go, in the database and among those that the transaction is about to store; others stay. */
function deletePoints(
  operation: DeletePointsOperation,
  state: EntityState,
  context: ApplyContext,
): EntityState {
  const { from, until } = operation;
  const range = { urn: state.urn.text, aspect: operation.aspect.name, from, until };
  const kept = [...state.points].filter(([, { properties }]) => {
    const time = properties.timestampMillis;
    return properties.aspect !== range.aspect || time < from || time > until;
  });
  const next = { ...state, deletedPoints: [...state.deletedPoints, range], points: new Map(kept) };
  return state.exists ? logged(next, changeOf(operation, 'DELETE_POINTS', 0), context) : next;
}

function payloadOf(
  operation: PutOperation | PatchOperation,
  state: EntityState,
  model: MetadataModel,
): Payload {
  if (operation.kind === 'put') return operation.payload;
  const current = currentAspect(state, operation.aspect.name);
  const tree = current === undefined ? undefined : parseKeepingDigits(current.text);
  return model.readPayload(operation.aspect.name, applyPatch(tree, operation.patch, operation.aspect));
}

function putAspect(
  operation: PutOperation | PatchOperation,
  given: { readonly state: EntityState; readonly payload: Payload },
  context: ApplyContext,
): Applied {
  const { aspect } = operation;
  const systemMetadata = observed(operation.systemMetadata, context);
  const state =
    aspect.keyFor === undefined ? ensureExists(given.state, operation.systemMetadata, context) : given.state;
  const current = currentAspect(state, aspect.name);
  if (current !== undefined && sameJson(current.text, given.payload.text)) {
    const outcome = { changed: false, version: current.meta.version };
    return { state: withAspect(state, aspect.name, observedAgain(current, systemMetadata)), outcome };
  }
  const version = (state.aspects.get(aspect.name)?.meta.version ?? 0) + 1;
  const meta = { version, created: { time: context.at, actor: context.actor }, systemMetadata };
  const next = withAspect(superseded(state, aspect, context.at), aspect.name, { ...given.payload, meta });
  const entry = changeOf(operation, operation.kind === 'patch' ? 'PATCH' : operation.changeType, version);
  return { state: logged(next, entry, context), outcome: { changed: true, version } };
}

function deleteAspect(operation: DeleteAspectOperation, state: EntityState, context: ApplyContext): Applied {
  const current = currentAspect(state, operation.aspect.name);
  if (current === undefined) return { state, outcome: UNCHANGED };
  const created = { time: context.at, actor: context.actor };
  const systemMetadata = observed(operation.systemMetadata, context);
  const gone: AspectState = {
    text: undefined,
    meta: { version: current.meta.version, created, systemMetadata, deleted: true },
  };
  const next = withAspect(superseded(state, operation.aspect, context.at), operation.aspect.name, gone);
  return {
    state: logged(next, changeOf(operation, 'DELETE', 0), context),
    outcome: { changed: true, version: 0 },
  };
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
    systemMetadata: observed(systemMetadata, context),
  };
  const next = withAspect(state, name, { text: context.model.keyPayload(state.urn).text, meta });
  return logged(next, { aspect: name, operation: 'UPSERT', version, systemMetadata }, context);
}

/** Keeps the value that is about to be replaced as an older version. */
function superseded(state: EntityState, aspect: AspectDefinition, until: number): EntityState {
  const current = currentAspect(state, aspect.name);
  if (current === undefined) return state;
  const row = {
    urn: state.urn.text,
    aspect: aspect.name,
    version: current.meta.version,
    payload: current.text,
    meta: JSON.stringify(current.meta),
    from: current.meta.created.time,
    until,
  };
  return { ...state, versions: [...state.versions, row] };
}

function wipe(state: EntityState, { actor }: ApplyContext): EntityState {
  return {
    ...state,
    aspects: new Map(),
    exists: false,
    wiped: state.existed && { actor },
    versions: [],
    points: new Map(),
    deletedPoints: [],
    changes: [],
  };
}

function observed(systemMetadata: JsonObject | undefined, context: ApplyContext): JsonObject {
  return { lastObserved: context.at, ...systemMetadata };
}

/** Writing what is there already only moves `lastObserved` (design, section 3). */
function observedAgain(current: AspectState, systemMetadata: JsonObject): AspectState {
  const lastObserved = systemMetadata['lastObserved'] ?? null;
  return {
    ...current,
    meta: { ...current.meta, systemMetadata: { ...current.meta.systemMetadata, lastObserved } },
  };
}

interface LoggedChange extends Pick<ChangeEntry, 'aspect' | 'operation' | 'version'> {
  readonly systemMetadata: JsonObject | undefined;
}

function changeOf(
  operation: Exclude<Operation, DeleteEntityOperation>,
  name: string,
  version: number,
): LoggedChange {
  const systemMetadata = 'systemMetadata' in operation ? operation.systemMetadata : undefined;
  return { aspect: operation.aspect.name, operation: name, version, systemMetadata };
}

function logged(
  state: EntityState,
  { systemMetadata, ...entry }: LoggedChange,
  context: ApplyContext,
): EntityState {
  const runId = systemMetadata?.['runId'];
  const isRun = typeof runId === 'string' && runId !== NO_RUN;
  const change = {
    ...entry,
    job: context.jobId,
    actor: context.actor,
    runId: isRun ? runId.slice(0, MAX_RUN_ID_LENGTH) : undefined,
  };
  return { ...state, changes: [...state.changes, change] };
}

/** The log is indexed by run, and an index takes keys of about 8 kB; the aspect's system metadata keep the whole text. */
const MAX_RUN_ID_LENGTH = 1_000;

/** What clients send as `runId` when they are in no run (wire notes, 2.1). */
const NO_RUN = 'no-run-id-provided';
