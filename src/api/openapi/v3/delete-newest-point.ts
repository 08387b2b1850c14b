/** Deletes the newest point of a timeseries aspect, so that repeated requests delete one after the other. */
import type { PointDeletion, WriteContext } from '../../../catalog/writes/types.js';
import type { Services } from '../../../auth/services.js';

/**
 * Points of the same time are deleted together. If there is none, nothing happens.
 * @returns the URN, with the name of the aspect if a point was deleted
 */
export async function deleteNewestPoint(
  { writer, unscoped }: Pick<Services, 'writer' | 'unscoped'>,
  target: Pick<PointDeletion, 'urn' | 'aspectName'>,
  context: WriteContext,
): Promise<{ urn: string; aspects: string[] }> {
  const { points } = await unscoped.timeseries.listPoints({ ...target, latestValue: true });
  const time = points[0]?.timestampMillis ?? NO_POINT;
  // Called even if there is no point, because the writer checks what the actor may do.
  const range = { startTimeMillis: time, endTimeMillis: time };
  const { timeseriesRows } = await writer.deletePoints({ ...target, ...range }, context);
  return { urn: target.urn, aspects: timeseriesRows > 0 ? [target.aspectName] : [] };
}

const NO_POINT = Number.MIN_SAFE_INTEGER;
