/** Loads the latest change of any aspect of each entity, with one statement per level of a request. */
import DataLoader from 'dataloader';
import { runOf } from '../../../catalog/runs/run-id.js';
import type { AspectStamp, EntityReader } from '../../../catalog/entities/types.js';

export interface LastChange {
  /** Epoch milliseconds. */
  readonly time: number;
  /** URN. */
  readonly actor?: string;
  readonly runId?: string;
}

export type ChangeLoader = DataLoader<string, LastChange | undefined>;

export function createChangeLoader(reader: Pick<EntityReader, 'findStamps'>): ChangeLoader {
  return new DataLoader(
    async (urns) => {
      const stamps = await reader.findStamps(urns);
      return urns.map((urn) => newestOf(stamps.get(urn) ?? []));
    },
    { maxBatchSize: Number.POSITIVE_INFINITY },
  );
}

function newestOf(stamps: readonly AspectStamp[]): LastChange | undefined {
  const [newest] = stamps.toSorted((one, other) => other.created.time - one.created.time);
  if (newest === undefined) return undefined;
  const runId = runOf(newest.systemMetadata);
  return { ...newest.created, ...(runId !== undefined && { runId }) };
}
