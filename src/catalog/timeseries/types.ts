/** Points of timeseries aspects. */
import type { JsonObject } from '../../core/json.js';
import type { ChangeQuestion, Changes } from '../assertions/rules/types.js';
import type { Filter } from '../search/filter.js';

export interface TimeseriesPoint {
  readonly timestampMillis: number;
  readonly text: string;
  readonly systemMetadata?: JsonObject;
}

export interface TimeseriesReader {
  /** Newest first, at most `limit` (default and maximum 10,000); `latestValue` gives one. */
  listPoints(
    query: TimeseriesQuestion & { readonly urn: string; readonly latestValue?: boolean },
  ): Promise<{ points: readonly TimeseriesPoint[]; limit: number }>;
  /**
   * The same of many entities, each with its own `limit`, by URN; nothing where there are none. One statement.
   * @throws LIMIT_EXCEEDED when it would be more than 20,000 points in all
   */
  listPointsOfMany(
    query: TimeseriesQuestion & { readonly urns: readonly string[] },
  ): Promise<ReadonlyMap<string, readonly TimeseriesPoint[]>>;
  /** When entities changed, or their jobs ran; one slot per question. A statement for either, however many. */
  findChanges(questions: readonly ChangeQuestion[]): Promise<Changes[]>;
}

/** What is asked of one timeseries aspect. Both ends inclusive. */
export interface TimeseriesQuestion {
  readonly aspectName: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
  readonly limit?: number;
  readonly filter?: Filter;
}
