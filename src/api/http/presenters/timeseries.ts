/** Points of a timeseries aspect, each payload as JSON text inside the JSON. */
import type { TimeseriesPoint } from '../../../catalog/timeseries/types.js';

export interface PointsRequest {
  readonly entityName: string;
  readonly aspectName: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
}

export function presentPoints(
  request: PointsRequest,
  found: { points: readonly TimeseriesPoint[]; limit: number },
): Record<string, unknown> {
  const { entityName, aspectName, startTimeMillis, endTimeMillis } = request;
  const values = found.points.map(({ text, systemMetadata }) => ({
    aspect: { value: text, contentType: 'application/json' },
    systemMetadata,
  }));
  return { value: { entityName, aspectName, startTimeMillis, endTimeMillis, limit: found.limit, values } };
}
