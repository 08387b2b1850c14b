/**
 * An entity as the running transaction sees it: the stored state and the changes of the group's jobs so far. States are
 * immutable, so dropping a failed job only means discarding its states.
 */
import type { JsonObject } from '../../core/json.js';
import type { RequestFacts } from '../../core/request-facts.js';
import type { EntityDefinition, AuditStamp } from '../../model/types.js';
import type { Urn } from '../../model/urn.js';
import type { CountedProperties } from '../census/differences.js';
import type { StoredHealth } from '../../model/search/assertions.js';

/** The run and the time of a write. */
export interface WriteStamp {
  /** Absent if the write belonged to no run. */
  readonly runId?: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** How often the run had been rolled back when it wrote this; absent for never. Unlike times, it does not depend on clocks. */
  readonly round?: number;
}

export interface AspectMeta {
  /** Number of this value, from 1. A deleted aspect keeps the number of its last value, so that numbers never repeat. */
  readonly version: number;
  readonly created: AuditStamp;
  readonly systemMetadata?: JsonObject;
  /** The round of the run that wrote or deleted the value: see `WriteStamp`. */
  readonly round?: number;
  readonly deleted?: boolean;
  /** Set on a deleted aspect whose writes were all rolled back, without a deletion. */
  readonly undone?: boolean;
  /** The trace that wrote the value. */
  readonly traceId?: string;
  /** Traces of recent writes that changed nothing, oldest first. */
  readonly unchangedBy?: readonly string[];
  /** Further writes of the same value, oldest first; see `docs/runs.md`. */
  readonly again?: readonly WriteStamp[];
  /** The deletion that preceded this value. */
  readonly after?: WriteStamp;
}

export interface AspectState {
  /** Payload text; undefined after a deletion. */
  readonly text: string | undefined;
  /** The parsed text, if it was parsed already. */
  readonly value?: JsonObject;
  readonly meta: AspectMeta;
}

/** States are immutable, so a parsed value stays valid as long as its state. */
const parsedValues = new WeakMap<AspectState, JsonObject>();

/** Returns the payload as a tree for derivations, or undefined when there is no value. */
export function aspectValue(aspect: AspectState | undefined): JsonObject | undefined {
  if (aspect?.text === undefined) return undefined;
  const parsed = aspect.value ?? parsedValues.get(aspect);
  if (parsed !== undefined) return parsed;
  const value = JSON.parse(aspect.text) as JsonObject;
  parsedValues.set(aspect, value);
  return value;
}

export interface VersionRow {
  readonly urn: string;
  readonly aspect: string;
  readonly version: number;
  readonly payload: string;
  readonly meta: string;
  readonly from: number;
  readonly until: number;
}

export interface PointRow {
  readonly key: string;
  readonly properties: Record<string, unknown> & {
    readonly aspect: string;
    readonly timestampMillis: number;
  };
}

export interface PointRange {
  readonly urn: string;
  readonly aspect: string;
  readonly from: number;
  readonly until: number;
}

export interface ChangeEntry {
  readonly job: string;
  readonly actor: string;
  readonly aspect: string;
  readonly operation: string;
  readonly version: number;
  readonly runId: string | undefined;
  /** The model registry that the client wrote with, `name:version`. */
  readonly registry?: string | undefined;
  /** The run that the change rolls back. */
  readonly undoes?: string;
  readonly traceId: string | undefined;
  /** Of the request that caused the change, if it is known. */
  readonly facts?: RequestFacts | undefined;
  /** Key of the point that was written. */
  readonly point?: string;
}

/** Who deleted an entity permanently. */
interface HardDeletion {
  readonly actor: string;
  readonly runId?: string | undefined;
  readonly facts?: RequestFacts | undefined;
}

/** What search knows of more than the aspects that a write reads. */
interface StoredSearch {
  /** All containers, outermost first. */
  readonly containers: readonly string[];
  /** Text of the `KeptContributions`; null for a stub. */
  readonly contributions: string | null;
}

export interface EntityState {
  readonly urn: Urn;
  readonly definition: EntityDefinition;
  /** Names of the aspects that were read; `stored` contains those that exist. */
  readonly readAspects: ReadonlySet<string>;
  /** The aspects in the database when the transaction began. */
  readonly stored: ReadonlyMap<string, AspectState>;
  readonly existed: boolean;
  /** By which the entity was counted when the transaction began. Absent if it is not locked. */
  readonly counted?: CountedProperties | undefined;
  /** The health that search had when the transaction began. */
  readonly health?: StoredHealth;
  /** What else search knew of the entity when the transaction began. Absent if it is not locked. */
  readonly searched?: StoredSearch | undefined;
  /** The aspects after the steps so far. */
  readonly aspects: ReadonlyMap<string, AspectState>;
  readonly exists: boolean;
  /** Set when the entity was hard-deleted in this transaction, even if it has been written again since. */
  readonly hardDeleted: false | HardDeletion;
  readonly versions: readonly VersionRow[];
  readonly points: ReadonlyMap<string, PointRow>;
  readonly deletedPoints: readonly PointRange[];
  readonly changes: readonly ChangeEntry[];
}

/** An aspect that has a value. */
export type CurrentAspect = AspectState & { readonly text: string };

/** Returns the current value of an aspect, or undefined if there is none. */
export function currentAspect(state: EntityState, aspectName: string): CurrentAspect | undefined {
  const aspect = state.aspects.get(aspectName);
  return aspect !== undefined && hasValue(aspect) ? aspect : undefined;
}

function hasValue(aspect: AspectState): aspect is CurrentAspect {
  return aspect.text !== undefined;
}

/** Returns a copy of the state with one aspect replaced. */
export function withAspect(state: EntityState, aspectName: string, aspect: AspectState): EntityState {
  const aspects = new Map(state.aspects);
  aspects.set(aspectName, aspect);
  return { ...state, aspects, exists: true };
}

// State transitions that writes and rollbacks share.

/** Archives the value that is about to be replaced as an older version. */
export function withArchivedVersion(state: EntityState, aspect: string, until: number): EntityState {
  const current = currentAspect(state, aspect);
  if (current === undefined) return state;
  const row = {
    urn: state.urn.text,
    aspect,
    version: current.meta.version,
    payload: current.text,
    meta: JSON.stringify(current.meta),
    from: current.meta.created.time,
    until,
  };
  return { ...state, versions: [...state.versions, row] };
}

/** Marks the entity as hard-deleted. */
export function asHardDeleted(state: EntityState, by: HardDeletion): EntityState {
  return {
    ...state,
    aspects: new Map(),
    exists: false,
    hardDeleted: state.existed && by,
    versions: [],
    points: new Map(),
    deletedPoints: [],
    changes: [],
  };
}
