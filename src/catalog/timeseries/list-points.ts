/** Reads the points of timeseries aspects of many entities. */
import { CatalogError } from '../../core/errors.js';
import { MAX_TIMESERIES_POINTS, MAX_TIMESERIES_POINTS_OF_MANY } from '../../core/limits.js';
import type { Row } from '../../neo4j/database.js';
import type { ReaderDeps } from '../entities/entity-reader.js';
import type { Filter } from '../search/filter.js';
import { toPoint } from './to-point.js';
import type { PointsByUrn, TimeseriesPoint, TimeseriesQuestion } from './types.js';

/** A question about the named entities, and about all entities of a type. */
export interface PointsQuestion extends TimeseriesQuestion {
  readonly urns: readonly string[];
  readonly type?: string;
}

/**
 * Returns one slot per question: its points, or the error that refuses it. A statement has one limit for each entity, so there is one
 * statement for all questions with the same limit.
 */
export async function listPoints(
  deps: Omit<ReaderDeps, 'model'>,
  questions: readonly PointsQuestion[],
): Promise<(PointsByUrn | CatalogError)[]> {
  const refused = questions.map(({ limit }) => refusalOf(limit));
  const byLimit = new Map<number, number[]>();
  for (const [index, { limit = MAX_TIMESERIES_POINTS }] of questions.entries())
    if (refused[index] === undefined) byLimit.set(limit, [...(byLimit.get(limit) ?? []), index]);
  const found = new Map<number, PointsByUrn | CatalogError>();
  const read = async ([limit, indexes]: [number, number[]]): Promise<void> => {
    const asked = indexes.flatMap((index) => questions[index] ?? []);
    const answers = await readPoints(deps, asked, limit);
    for (const [at, index] of indexes.entries()) found.set(index, answers[at] ?? new Map());
  };
  await Promise.all([...byLimit].map(read));
  return questions.map((_, index) => refused[index] ?? found.get(index) ?? new Map());
}

async function readPoints(
  { database, load }: Omit<ReaderDeps, 'model'>,
  questions: readonly PointsQuestion[],
  limit: number,
): Promise<(PointsByUrn | CatalogError)[]> {
  const rows = await database.read(load('timeseries/list-points'), {
    ...{ questions: questions.map(toParameters), limit, most: MAX_TIMESERIES_POINTS_OF_MANY + 1 },
  });
  const found: Row[][] = questions.map(() => []);
  for (const row of rows) found[row['index'] as number]?.push(row);
  return found.map((ofQuestion, index) =>
    ofQuestion.length > MAX_TIMESERIES_POINTS_OF_MANY
      ? tooManyPoints(questions[index]?.aspectName ?? '')
      : pointsIn(ofQuestion),
  );
}

function pointsIn(rows: readonly Row[]): PointsByUrn {
  const points = new Map<string, TimeseriesPoint[]>();
  for (const row of rows) {
    const urn = row['urn'] as string;
    const ofEntity = points.get(urn);
    if (ofEntity === undefined) points.set(urn, toPoint(row));
    else ofEntity.push(...toPoint(row));
  }
  return points;
}

function toParameters({ urns, type, aspectName, ...question }: PointsQuestion): object {
  return {
    ...{ urns, type: type ?? null, aspect: aspectName },
    from: question.startTimeMillis ?? Number.MIN_SAFE_INTEGER,
    until: question.endTimeMillis ?? Number.MAX_SAFE_INTEGER,
    or: branches(question.filter),
  };
}

function branches(filter: Filter | undefined): unknown[] {
  return (filter?.or ?? []).map(({ and }) =>
    and.map((criterion) => ({ ...criterion, negated: criterion.negated === true })),
  );
}

function tooManyPoints(aspectName: string): CatalogError {
  const most = MAX_TIMESERIES_POINTS_OF_MANY;
  const message = `More than ${most} points of ${aspectName}; ask for fewer entities, a limit or a shorter time`;
  return new CatalogError('LIMIT_EXCEEDED', message, { path: '/limit', rule: `maximum ${most} in all` });
}

/** Returns the error for a limit that no question can have. */
export function refusalOf(limit = MAX_TIMESERIES_POINTS): CatalogError | undefined {
  if (Number.isSafeInteger(limit) && limit >= 0 && limit <= MAX_TIMESERIES_POINTS) return undefined;
  const message = `limit must be a whole number from 0 to ${MAX_TIMESERIES_POINTS}; narrow the time range for more`;
  const rule = `maximum ${MAX_TIMESERIES_POINTS}`;
  return new CatalogError('LIMIT_EXCEEDED', message, { path: '/limit', rule });
}
