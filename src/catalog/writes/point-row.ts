/** A timeseries payload as the node that is stored. */
import { createHash } from 'node:crypto';
import type { JsonValue } from '../../core/json.js';
import type { MetadataModel } from '../../model/types.js';
import { walkPath } from '../../model/walk-path.js';
import type { PointRow } from './entity-state.js';
import type { PointStep } from './write-steps.js';
import { runOf } from '../runs/run-id.js';

/** Members that, with entity, aspect and time, identify a point. A new point with the same identity replaces the old one. */
const IDENTITY_MEMBERS = ['eventGranularity', 'partitionSpec', 'messageId', 'runId'] as const;

/** @param at time of the transaction, epoch milliseconds */
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
