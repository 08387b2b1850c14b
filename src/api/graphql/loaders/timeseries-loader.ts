/** Loads points of timeseries aspects. Entities with the same question share one statement. */
import DataLoader from 'dataloader';
import type {
  TimeseriesPoint,
  TimeseriesQuestion,
  TimeseriesReader,
} from '../../../catalog/timeseries/types.js';

export interface TimeseriesLoader {
  /** Returns points, newest first. @throws LIMIT_EXCEEDED */
  load(urn: string, question: TimeseriesQuestion): Promise<readonly TimeseriesPoint[]>;
  clearAll(): void;
}

export function createTimeseriesLoader(reader: Pick<TimeseriesReader, 'listPointsOfMany'>): TimeseriesLoader {
  const byQuestion = new Map<string, DataLoader<string, readonly TimeseriesPoint[]>>();
  return {
    load: (urn, question) => {
      const key = JSON.stringify(question);
      let loader = byQuestion.get(key);
      if (loader === undefined) {
        loader = new DataLoader((urns) => loadAll(reader, urns, question), {
          maxBatchSize: Number.POSITIVE_INFINITY,
        });
        byQuestion.set(key, loader);
      }
      return loader.load(urn);
    },
    clearAll: () => {
      byQuestion.clear();
    },
  };
}

async function loadAll(
  reader: Pick<TimeseriesReader, 'listPointsOfMany'>,
  urns: readonly string[],
  question: TimeseriesQuestion,
): Promise<(readonly TimeseriesPoint[])[]> {
  const points = await reader.listPointsOfMany({ ...question, urns });
  return urns.map((urn) => points.get(urn) ?? []);
}
