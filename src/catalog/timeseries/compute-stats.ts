/** Statistics over the points of a timeseries aspect of one entity type. */
import { type CatalogError, limitExceeded } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import { MAX_TIMESERIES_POINTS } from '../../core/limits.js';
import type { MetadataModel } from '../../model/types.js';
import type { Filter, Criterion } from '../search/filter.js';
import type { TimeseriesPoint, TimeseriesReader } from './types.js';
import { planStats, type Bucket, type Metric, type StatsPoint } from './plan-stats.js';
import { statsRows } from './stats-table.js';

interface StatsQuestion {
  readonly entityType: string;
  readonly aspectName: string;
  readonly metrics: readonly Metric[];
  readonly buckets: readonly Bucket[];
  /** Its fields are those of the points, and `urn`. */
  readonly filter?: Filter;
}

interface StatsTable {
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
  const pointsQuestion = { ...range, aspectName, ...(filter && { filter }) };
  const found =
    urns === undefined
      ? await timeseries.listPointsOfType({ ...pointsQuestion, entityType })
      : await timeseries.listPointsOfMany({ ...pointsQuestion, urns: ofType(urns, entityType) });
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
  return limitExceeded('/filter', message, `fewer than ${MAX_TIMESERIES_POINTS} points of an entity`);
}

// Which entities and times a filter of points leaves, as far as an index can find them.

interface Narrowed {
  /** Absent: any entity. */
  readonly urns?: readonly string[];
  /** Epoch milliseconds, both inclusive. */
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
}

const URN = 'urn';
const TIME = 'timestampMillis';

/** The result never excludes a point that passes the filter, so the filter must still be applied. */
export function narrowFilter(filter: Filter | undefined): Narrowed {
  const [branch, ...others] = filter?.or ?? [];
  if (branch === undefined || others.length > 0) return {};
  const criteria = branch.and.filter(({ negated }) => negated !== true);
  const [urns] = criteria.filter(isEqual).map(({ values }) => [...new Set(values)]);
  const starts = boundsOf(criteria, ['GREATER_THAN', 'GREATER_THAN_OR_EQUAL_TO']);
  const ends = boundsOf(criteria, ['LESS_THAN', 'LESS_THAN_OR_EQUAL_TO']);
  return {
    ...(urns && { urns }),
    ...(starts.length > 0 && { startTimeMillis: Math.floor(Math.max(...starts)) }),
    ...(ends.length > 0 && { endTimeMillis: Math.ceil(Math.min(...ends)) }),
  };
}

function isEqual({ field, condition }: Criterion): boolean {
  return field === URN && (condition === 'EQUAL' || condition === 'IN');
}

function boundsOf(criteria: readonly Criterion[], conditions: readonly string[]): number[] {
  return criteria
    .filter(({ field, condition }) => field === TIME && conditions.includes(condition))
    .map(({ values: [text = ''] }) => (text.trim() === '' ? Number.NaN : Number(text)))
    .filter((bound) => Number.isSafeInteger(Math.trunc(bound)));
}
