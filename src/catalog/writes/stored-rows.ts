/** The rows that a transaction stores besides the entities: edges, their ends, points, and entries of the change log. */
import { createHash } from 'node:crypto';
import { deriveEdges, diffEdges } from '../../model/derive-edges.js';
import type { Edge, MetadataModel } from '../../model/types.js';
import type { JsonValue } from '../../core/json.js';
import { walkPath } from '../../model/walk-path.js';
import { runOf } from '../runs/run-reader.js';
import {
  aspectValue,
  type AspectState,
  type EntityState,
  type PointRow,
  type ChangeEntry,
} from './entity-state.js';
import type { PointStep } from './write-steps.js';

/** Type of the edge that points upstream and accompanies each lineage relationship. */
export const LINEAGE_EDGE = 'HasUpstream';

/** Type of the edge that keeps a relationship that has ended. */
export const PAST_EDGE = 'Past';

export interface EdgeRow {
  readonly source: string;
  readonly type: string;
  readonly target: string;
  readonly aspect: string;
  readonly owner: string;
  /** For `HasUpstream`: the relationship that the edge was derived from. */
  readonly relationship?: string;
  readonly properties: Record<string, unknown>;
}

export interface EdgeChanges {
  readonly removed: EdgeRow[];
  readonly added: EdgeRow[];
  readonly updated: EdgeRow[];
}

/** Computes the edges to add, update and remove when aspects change, by comparing old and new payloads. */
export function edgeChanges(model: MetadataModel, state: EntityState, at: number): EdgeChanges {
  const changes: EdgeChanges = { removed: [], added: [], updated: [] };
  for (const aspectName of new Set([...state.stored.keys(), ...state.aspects.keys()])) {
    const before = state.stored.get(aspectName);
    const after = state.aspects.get(aspectName);
    if (before?.text === after?.text && !state.hardDeleted) continue;
    const definition = model.aspects.get(aspectName);
    if (definition === undefined) continue;
    if (definition.relationships.length === 0 && definition.columnLineage.length === 0) continue;
    const derive = (aspect: AspectState | undefined): Edge[] => {
      const value = aspectValue(aspect);
      return value === undefined ? [] : deriveEdges(model, state.urn, aspectName, value);
    };
    const diff = state.hardDeleted
      ? { removed: derive(before), added: derive(after), changed: [] }
      : diffEdges(derive(before), derive(after));
    changes.removed.push(...diff.removed.flatMap((edge) => edgeRows(edge, at)));
    changes.added.push(...diff.added.flatMap((edge) => edgeRows(edge, at)));
    changes.updated.push(...diff.changed.flatMap((edge) => edgeRows(edge, at)));
  }
  return changes;
}

/** Returns the edge itself and, for lineage, its `HasUpstream` edge. @param at time since when they exist */
export function edgeRows(edge: Edge, at: number): EdgeRow[] {
  const { source, type, target, downstream, ...rest } = edge;
  const own = {
    source,
    type,
    target,
    aspect: edge.aspect,
    owner: edge.owner,
    properties: { ...rest, from: at },
  };
  if (downstream === undefined) return [own];
  const [lower, upper] = downstream === 'source' ? [source, target] : [target, source];
  const properties = { ...own.properties, relationship: type };
  return [own, { ...own, source: lower, type: LINEAGE_EDGE, target: upper, relationship: type, properties }];
}

/** Returns the parameters of `cypher/writes/add-edges`. */
export function edgeParameters(added: readonly EdgeRow[]): Record<'ends' | 'rows', readonly unknown[]> {
  const positions = new Map<string, number>();
  const positionOf = (urn: string): number => {
    const known = positions.get(urn);
    if (known !== undefined) return known;
    positions.set(urn, positions.size);
    return positions.size - 1;
  };
  const rows = added.map(({ source, target, type, properties }) => {
    return { source: positionOf(source), target: positionOf(target), type, properties };
  });
  return { ends: [...positions.keys()], rows };
}

// Stubs: the nodes of entities that exist only as ends of edges.

/** Nodes that were created for locking and remain only as the end of an edge. They still need the label of their type. */
export function lockedStubRows(states: readonly EntityState[], added: readonly EdgeRow[]): { urn: string }[] {
  const missing = states.filter((state) => !state.exists && !state.existed);
  if (missing.length === 0) return [];
  const ends = new Set(added.flatMap((row) => [row.source, row.target]));
  return missing
    .filter((state) => ends.has(state.urn.text))
    .map((state) => ({
      urn: state.urn.text,
      labels: [state.definition.label],
      properties: {},
      last: {},
      lists: [],
    }));
}

/** Ends of new edges that may have no node yet, sorted because all locks are taken in URN order. */
export function stubRows(
  added: readonly EdgeRow[],
  states: readonly EntityState[],
  model: MetadataModel,
): { urn: string }[] {
  const locked = new Set(states.map((state) => state.urn.text));
  const urns = new Set(added.flatMap((row) => [row.source, row.target]).filter((urn) => !locked.has(urn)));
  return [...urns].sort().map((urn) => ({ urn, label: labelOf(urn, model) }));
}

/** An edge may point to an entity type that the model does not have. Such a stub only gets the label `Entity`. */
export function labelOf(urn: string, model: MetadataModel): string {
  return model.entities.get(urn.split(':')[2] ?? '')?.label ?? 'Entity';
}

/** Members that, with entity, aspect and time, identify a point. A new point with the same identity replaces the old one. */
const IDENTITY_MEMBERS = ['eventGranularity', 'partitionSpec', 'messageId', 'runId'] as const;

/** Returns a timeseries payload as the node that is stored. @param at time of the transaction, epoch milliseconds */
export function pointRow(
  operation: PointStep,
  { model, at }: { readonly model: Pick<MetadataModel, 'knownPart'>; readonly at: number },
): PointRow {
  const { payload, aspect, urn } = operation;
  const timestampMillis = Number(payload.value['timestampMillis']);
  const key = pointKey({ urn: urn.text, aspect: aspect.name, value: payload.value });
  const systemMetadata = { lastObserved: at, ...operation.systemMetadata };
  return {
    key,
    properties: {
      key,
      urn: urn.text,
      aspect: aspect.name,
      timestampMillis,
      payload: payload.text,
      meta: JSON.stringify({ systemMetadata }),
      runId: runOf(operation.systemMetadata),
      ...filterProperties(operation, model),
    },
  };
}

/** Returns the key by which a point replaces an earlier one with the same identity. */
export function pointKey(point: {
  readonly urn: string;
  readonly aspect: string;
  readonly value: Readonly<Record<string, unknown>>;
}): string {
  const { urn, aspect, value } = point;
  const members = IDENTITY_MEMBERS.map((name) => value[name] ?? null);
  const identity = [urn, aspect, Number(value['timestampMillis']), ...members];
  return createHash('sha1').update(JSON.stringify(identity)).digest('base64url');
}

/**
 * Returns the properties by which points can be filtered, always lists: scalar members and the fields that the model names. Unknown fields
 * are none, because Neo4j keeps every name of a property for ever, and has room for a limited number.
 */
function filterProperties(
  { payload, aspect }: PointStep,
  model: Pick<MetadataModel, 'knownPart'>,
): Record<string, unknown> {
  const value =
    payload.unknownFields === undefined ? payload.value : model.knownPart(aspect.name, payload.value);
  const properties: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    if (isScalar(member)) properties[`field_${name}`] = [member];
  }
  for (const field of aspect.timeseriesFields) {
    const values = walkPath(value, field.path)
      .map((leaf) => leaf.value)
      .filter(isScalar);
    if (values.length > 0) properties[`field_${field.fieldName}`] = values;
  }
  return properties;
}

function isScalar(value: unknown): value is Exclude<JsonValue, null | object> {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Returns what a transaction adds to the change log: one row per entity, job and run. */
export function changeRows(
  state: EntityState,
  context: { readonly at: number; readonly transaction: string },
): unknown[] {
  const groups = new Map<string, ChangeEntry[]>();
  for (const change of state.changes) {
    const key = JSON.stringify([change.job, change.runId, change.registry]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [change]);
    else group.push(change);
  }
  const common = { urn: state.urn.text, at: context.at, transaction: context.transaction };
  return [
    ...deletionRows(state, common),
    ...[...groups.values()].map((entries) => ({
      ...common,
      ...jobProperties(entries[0]),
      aspects: entries.map(({ aspect }) => aspect),
      operations: entries.map(({ operation }) => operation),
      versions: entries.map(({ version }) => version),
      ...(entries.some(({ point }) => point !== undefined) && {
        points: entries.map(({ point = '' }) => point),
      }),
    })),
  ];
}

function deletionRows({ hardDeleted }: EntityState, common: object): object[] {
  if (hardDeleted === false) return [];
  const { actor, runId } = hardDeleted;
  return [{ ...common, actor, runId, aspects: [], operations: ['DELETE_ENTITY'], versions: [] }];
}

/** The properties that the changes of one row share. */
function jobProperties({ actor, runId, registry, undoes, traceId }: Partial<ChangeEntry> = {}): object {
  return {
    actor,
    ...(runId !== undefined && { runId }),
    ...(registry !== undefined && { registry }),
    ...(undoes !== undefined && { undoes }),
    ...(traceId !== undefined && { traceId }),
  };
}

/**
 * The runs of the group's changes, and the runs that wrote a stored value again, which can be rolled back, too. Sorted, because
 * locks are taken in this order.
 */
export function runRows(states: readonly EntityState[], at: number): { id: string }[] {
  const ids = states.flatMap((state) => [
    ...(state.hardDeleted ? [state.hardDeleted.runId] : []),
    ...state.changes.map(({ runId }) => runId),
    ...[...state.aspects].flatMap(([name, { meta }]) =>
      state.stored.get(name)?.meta === meta
        ? []
        : (meta.again ?? []).filter(({ time }) => time === at).map(({ runId }) => runId),
    ),
  ]);
  return [...new Set(ids.filter((id) => id !== undefined))].sort().map((id) => ({ id }));
}
