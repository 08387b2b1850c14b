/**
 * An entity as the running transaction sees it: what the database holds, and what the group's jobs have made of it so
 * far. States are never changed in place, so a job that fails half-way is dropped by forgetting its states.
 */
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { JsonObject } from '../../core/json.js';
import type { EntityDefinition } from '../../model/types.js';
import type { StoredHealth } from '../assertions/entity-health.js';
import type { Urn } from '../../model/urn/urn.js';

/** Who wrote something and when. */
export interface WriteStamp {
  /** Left out for what no run wrote. */
  readonly runId?: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** How often the run had been rolled back when it wrote this, left out for never. Clocks of services differ; this does not. */
  readonly round?: number;
}

export interface AspectMeta {
  /** Number of this value, from 1; of a deleted aspect: of its last value, so that numbers never repeat. */
  readonly version: number;
  readonly created: AuditStamp;
  readonly systemMetadata?: JsonObject;
  /** Of the run that wrote the value, or deleted it: see `WriteStamp`. */
  readonly round?: number;
  readonly deleted?: boolean;
  /** Of a deleted aspect: nobody deleted it, the writes of all that it had were rolled back. */
  readonly undone?: boolean;
  /** Others who wrote the same value after it was written, oldest first; see `docs/runs.md`. */
  readonly again?: readonly WriteStamp[];
  /** Who deleted the value before this one. */
  readonly after?: WriteStamp;
}

export interface AspectState {
  /** Payload text; undefined after a deletion. */
  readonly text: string | undefined;
  /** The text parsed, where that has been done already. */
  readonly value?: JsonObject;
  readonly meta: AspectMeta;
}

/** States are never changed in place, so what was parsed once holds as long as the state. */
const parsedValues = new WeakMap<AspectState, JsonObject>();

/** The payload as a tree for derivations; undefined when there is no value. */
export function aspectValue(aspect: AspectState | undefined): JsonObject | undefined {
  if (aspect?.text === undefined) return undefined;
  const known = aspect.value ?? parsedValues.get(aspect);
  if (known !== undefined) return known;
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
  /** Key of the point that was written. */
  readonly point?: string;
}

export interface EntityState {
  readonly urn: Urn;
  readonly definition: EntityDefinition;
  /** Names of the aspects that were asked for: `stored` has those that are there. */
  readonly asked: ReadonlySet<string>;
  /** As in the database when the transaction began. */
  readonly stored: ReadonlyMap<string, AspectState>;
  readonly existed: boolean;
  /** What search knew beside the aspects when the transaction began. */
  readonly health?: StoredHealth;
  /** As it is now. */
  readonly aspects: ReadonlyMap<string, AspectState>;
  readonly exists: boolean;
  /** Set, with who did it, when the entity was hard-deleted in this transaction (and may have been written again since). */
  readonly hardDeleted: false | { readonly actor: string; readonly runId?: string | undefined };
  readonly versions: readonly VersionRow[];
  readonly points: ReadonlyMap<string, PointRow>;
  readonly deletedPoints: readonly PointRange[];
  readonly changes: readonly ChangeEntry[];
}

/** The value of an aspect as it is now, or undefined if there is none. */
export function currentAspect(
  state: EntityState,
  aspectName: string,
): (AspectState & { text: string }) | undefined {
  const aspect = state.aspects.get(aspectName);
  return aspect?.text === undefined ? undefined : { ...aspect, text: aspect.text };
}

/** A copy with one aspect replaced. */
export function withAspect(state: EntityState, aspectName: string, aspect: AspectState): EntityState {
  const aspects = new Map(state.aspects);
  aspects.set(aspectName, aspect);
  return { ...state, aspects, exists: true };
}
