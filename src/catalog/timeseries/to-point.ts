/** Reads a row of a statement that returns points. */
import type { JsonObject } from '../../core/json.js';
import type { TimeseriesPoint } from './types.js';

/** Returns no point if it is being deleted during the read, because its properties are null then. */
export function toPoint({ timestampMillis, payload, meta }: Record<string, unknown>): TimeseriesPoint[] {
  if (typeof timestampMillis !== 'number' || typeof payload !== 'string' || typeof meta !== 'string')
    return [];
  const { systemMetadata } = JSON.parse(meta) as { systemMetadata?: JsonObject };
  return [{ timestampMillis, text: payload, ...(systemMetadata !== undefined && { systemMetadata }) }];
}
