/** Statistics over the points of a timeseries aspect of one entity type. */
import { CatalogError } from '../../../core/errors.js';
import type { JsonObject } from '../../../core/json.js';
import { MAX_TIMESERIES_POINTS } from '../../../core/limits.js';
import type { MetadataModel } from '../../../model/types.js';
import type { Filter } from '../../search/filter.js';
import type { TimeseriesPoint, TimeseriesReader } from '../types.js';
import { narrowFilter } from './narrow-filter.js';
import { planStats } from './plan-stats.js';
import { statsRows } from './stats-table.js';
import type { Bucket, Metric, StatsPoint } from './types.js';

export interface StatsQuestion {
  readonly entityType: string;
  readonly aspectName: string;
  readonly metrics: readonly Metric[];
  readonly buckets: readonly Bucket[];
  /** Its fields are those of the points, and `urn`. */
  readonly filter?: Filter;
}

export interface StatsTable {
  readonly columnNames: readonly string[];
  readonly columnTypes: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface StatsDeps {
  readonly model: Pick<MetadataModel, 'findField'>;
  readonly timeseries: Pick<TimeseriesReader, 'listPointsOfMany' | 'listPointsOfType'>;
}

/**
 * Reads the points with one statement.
 * @throws INVALID_REQUEST for fields that the aspect does not have; LIMIT_EXCEEDED for 10,000 points of one entity, or for more than 20,000
 */
export async function computeStats(
  { model, timeseries }: StatsDeps,
  question: StatsQuestion,
): Promise<StatsTable> {
  const { entityType, aspectName, filter } = question;
  const plan = planStats(question, (names) => model.findField(aspectName, names));
  const { urns, ...range } = narrowFilter(filter);
  const asked = { ...range, aspectName, ...(filter && { filter }) };
  const found =
    urns === undefined
      ? await timeseries.listPointsOfType({ ...asked, entityType })
      : await timeseries.listPointsOfMany({ ...asked, urns: ofType(urns, entityType) });
  const points = [...found].flatMap(([urn, ofEntity]) => pointsOf(urn, ofEntity));
  points.sort((left, right) => right.timestampMillis - left.timestampMillis);
  const { columnNames, columnTypes } = plan;
  return { columnNames, columnTypes, rows: statsRows(points, plan) };
}

function ofType(urns: readonly string[], entityType: string): string[] {
  return urns.filter((urn) => urn.split(':')[2] === entityType);
}

function pointsOf(urn: string, points: readonly TimeseriesPoint[]): StatsPoint[] {
  if (points.length >= MAX_TIMESERIES_POINTS) throw tooManyPoints(urn);
  return points.map(({ timestampMillis, text }) => ({
    timestampMillis,
    value: { ...(JSON.parse(text) as JsonObject), urn },
  }));
}

function tooManyPoints(urn: string): CatalogError {
  const message = `${urn} has ${MAX_TIMESERIES_POINTS} points or more; filter by timestampMillis for a shorter time`;
  return new CatalogError('LIMIT_EXCEEDED', message, {
    path: '/filter',
    rule: `fewer than ${MAX_TIMESERIES_POINTS} points of an entity`,
  });
}
