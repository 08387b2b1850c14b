/** Reads points of timeseries aspects, of one entity or of many, and finds in them when data changed. */
import { CatalogError, invalidRequest, limitExceeded } from '../../core/errors.js';
import { MAX_TIMESERIES_POINTS, MAX_TIMESERIES_POINTS_OF_MANY } from '../../core/limits.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { decodeCursor, encodeCursor } from '../../core/cursor.js';
import type { JsonObject } from '../../core/json.js';
import type { ReadDeps } from '../../neo4j/database.js';
import type { Filter } from '../search/filter.js';
import type { ChangeQuestion, Changes, Window } from '../assertions/rules/evidence.js';
import {
  refusalOfCondition,
  type OldestQuestion,
  type PointsByUrn,
  type TimeseriesReader,
  type TimeseriesPoint,
  type TimeseriesQuestion,
  type NewestPoints,
  type NewestQuestion,
} from './types.js';

export function createTimeseriesReader({ database, load }: ReadDeps): TimeseriesReader {
  const list = async (question: PointsQuestion): Promise<PointsByUrn> => {
    const [points] = await listPoints({ database, load }, [question]);
    if (points instanceof CatalogError) throw points;
    return points ?? new Map();
  };
  return {
    listPointsOfMany: list,
    listPointsOfEach: (questions) => listPoints({ database, load }, questions),
    listPointsOfType: ({ entityType: type, ...question }) => list({ ...question, urns: [], type }),
    listNewestPoints: (question) => listNewestPoints({ database, load }, question),
    findOldest: (questions) => findOldest({ database, load }, questions),
    findChanges: (questions) => findChanges({ database, load }, questions),
    listPoints: async ({ urn, latestValue, limit = MAX_TIMESERIES_POINTS, ...question }) => {
      const refused = refusalOfLimit(limit);
      if (refused !== undefined) throw refused;
      const limited = { ...question, limit: latestValue === true ? Math.min(limit, 1) : limit };
      const points = await list({ ...limited, urns: [urn] });
      return { points: points.get(urn) ?? [], limit };
    },
  };
}

async function findOldest(
  { database, load }: ReadDeps,
  questions: readonly OldestQuestion[],
): Promise<(number | undefined)[]> {
  if (questions.length === 0) return [];
  const rows = await database.read(load('timeseries/find-oldest'), {
    rows: questions.map(({ urn, aspectName: aspect }) => ({ urn, aspect })),
    from: Number.MIN_SAFE_INTEGER,
  });
  const found = new Map(rows.map(({ index, oldest }) => [index, oldest]));
  return questions.map((_, index) => found.get(index));
}

/** A question about the named entities, and about all entities of a type. */
interface PointsQuestion extends TimeseriesQuestion {
  readonly urns: readonly string[];
  readonly type?: string;
}

/**
 * Returns one slot per question: its points, or the error that refuses it. A statement has one limit for each entity, so there is one
 * statement for all questions with the same limit.
 */
async function listPoints(
  deps: ReadDeps,
  questions: readonly PointsQuestion[],
): Promise<(PointsByUrn | CatalogError)[]> {
  const refused = questions.map(({ limit, filter }) => refusalOfLimit(limit) ?? refusalOfFilter(filter));
  const byLimit = new Map<number, number[]>();
  for (const [index, { limit = MAX_TIMESERIES_POINTS }] of questions.entries())
    if (refused[index] === undefined) byLimit.set(limit, [...(byLimit.get(limit) ?? []), index]);
  const found = new Map<number, PointsByUrn | CatalogError>();
  const read = async ([limit, indexes]: [number, number[]]): Promise<void> => {
    const group = indexes.flatMap((index) => questions[index] ?? []);
    const answers = await readPoints(deps, group, limit);
    for (const [at, index] of indexes.entries()) found.set(index, answers[at] ?? new Map());
  };
  await Promise.all([...byLimit].map(read));
  return questions.map((_, index) => refused[index] ?? found.get(index) ?? new Map());
}

async function readPoints(
  { database, load }: ReadDeps,
  questions: readonly PointsQuestion[],
  limit: number,
): Promise<(PointsByUrn | CatalogError)[]> {
  const rows = await database.read(load('timeseries/list-points'), {
    questions: questions.map(toParameters),
    limit,
    most: MAX_TIMESERIES_POINTS_OF_MANY + 1,
  });
  const found: (typeof rows)[] = questions.map(() => []);
  for (const row of rows) found[row.index]?.push(row);
  return found.map((ofQuestion, index) =>
    ofQuestion.length > MAX_TIMESERIES_POINTS_OF_MANY
      ? tooManyPoints(questions[index]?.aspectName ?? '')
      : pointsIn(ofQuestion),
  );
}

function pointsIn(rows: readonly StatementRows['timeseries/list-points'][]): PointsByUrn {
  const points = new Map<string, TimeseriesPoint[]>();
  for (const row of rows) {
    const ofEntity = points.get(row.urn);
    if (ofEntity === undefined) points.set(row.urn, toPoint(row));
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
  return limitExceeded('/limit', message, `maximum ${most} in all`);
}

/** Returns the error for a limit that no question can have. */
function refusalOfLimit(limit = MAX_TIMESERIES_POINTS): CatalogError | undefined {
  if (Number.isSafeInteger(limit) && limit >= 0 && limit <= MAX_TIMESERIES_POINTS) return undefined;
  const message = `limit must be a whole number from 0 to ${MAX_TIMESERIES_POINTS}; narrow the time range for more`;
  const rule = `maximum ${MAX_TIMESERIES_POINTS}`;
  return limitExceeded('/limit', message, rule);
}

/** Returns the error for a filter with a condition that the statement does not know. */
function refusalOfFilter(filter: Filter | undefined): CatalogError | undefined {
  const refused = (filter?.or ?? []).flatMap(({ and }, branch) =>
    and.map(({ condition }, index) =>
      refusalOfCondition(condition, `/filter/or/${branch}/and/${index}/condition`),
    ),
  );
  return refused.find((error) => error !== undefined);
}

// Pages through the points of a timeseries aspect over all entities of a type.

/** The last point of a page. */
interface Position {
  readonly time: number;
  readonly message: string;
  readonly key: string;
}

/** @throws INVALID_REQUEST for a `scrollId` that is not from an earlier page */
async function listNewestPoints(
  { database, load }: ReadDeps,
  question: NewestQuestion,
): Promise<NewestPoints> {
  const { entityType, aspectName, startTimeMillis, endTimeMillis, limit } = question;
  const end = endTimeMillis ?? Number.MAX_SAFE_INTEGER;
  const after = question.scrollId === undefined ? undefined : readPosition(question.scrollId);
  // The position has no meaning before the end of a request with another range.
  const continues = after !== undefined && after.time <= end;
  const rows = await database.read(load('timeseries/list-newest-points'), {
    type: entityType,
    aspect: aspectName,
    from: startTimeMillis ?? Number.MIN_SAFE_INTEGER,
    until: continues ? after.time : end,
    afterMessage: continues ? after.message : null,
    afterKey: continues ? after.key : null,
    limit,
  });
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    points: rows.flatMap((row) => toPoint(row).map((point) => ({ urn: row.urn, ...point }))),
    ...(last && { scrollId: encodeCursor([last.timestampMillis, last.messageId, last.key]) }),
  };
}

function readPosition(scrollId: string): Position {
  const [time, message, key] = decodeCursor(scrollId, 3);
  if (Number.isSafeInteger(time) && typeof message === 'string' && typeof key === 'string')
    return { time: time as number, message, key };
  throw invalidRequest(
    '/scrollId',
    'scrollId is not a cursor from an earlier page of points',
    'scrollId of an earlier page',
  );
}

/** Returns no point if it is being deleted during the read, because its properties are null then. */
function toPoint({ timestampMillis, payload, meta }: PointRow): TimeseriesPoint[] {
  if (timestampMillis === null || payload === null || meta === null) return [];
  const { systemMetadata } = JSON.parse(meta) as { systemMetadata?: JsonObject };
  return [{ timestampMillis, text: payload, ...(systemMetadata !== undefined && { systemMetadata }) }];
}

type PointRow = StatementRows[`timeseries/${'list-points' | 'list-newest-points'}`];

// Finds when data changed, from the operations of datasets and the runs of jobs.

/** Tolerance for the clocks of the reporting tools: one day. */
const CLOCKS_DIFFER = 86_400_000;

/** Maximum number of runs of a job or operations of a dataset that are read; more operations if they report changes of long ago. */
const MAX_CHANGES = 100;

/** Returns one slot per question, in order, with one statement for operations and one for runs. */
async function findChanges(
  { database, load }: ReadDeps,
  questions: readonly ChangeQuestion[],
): Promise<Changes[]> {
  const ask = async <Name extends `timeseries/find-${'changes' | 'runs'}`>(
    name: Name,
    asked: readonly ChangeQuestion[],
  ) => {
    const rows = asked.map(({ urn, window }) => ({ ...window, urn }));
    return rows.length === 0
      ? []
      : database.read(load(name), { rows, most: MAX_CHANGES, differ: CLOCKS_DIFFER });
  };
  const aboutOperations = questions.filter(({ of }) => of === 'operations');
  const aboutRuns = questions.filter(({ of }) => of === 'runs');
  const [operations, runs] = await Promise.all([
    ask('timeseries/find-changes', aboutOperations),
    ask('timeseries/find-runs', aboutRuns),
  ]);
  const answers = new Map<ChangeQuestion | undefined, Changes>();
  for (const { index, inWindow, latest } of operations)
    answers.set(aboutOperations[index], { inWindow: inWindow ?? undefined, latest: latest ?? undefined });
  for (const { index, endings } of runs) {
    const question = aboutRuns[index];
    if (question !== undefined) answers.set(question, endedWell(endings, question.window));
  }
  return questions.map((question) => answers.get(question) ?? { inWindow: undefined, latest: undefined });
}

/** A run that ended without a result counts as successful. @param endings newest first */
function endedWell(endings: StatementRows['timeseries/find-runs']['endings'], { from }: Window): Changes {
  const ending = endings.find(([, payload]) => {
    if (payload === null) return false;
    const { result } = JSON.parse(payload) as { result?: JsonObject };
    return result === undefined || result['type'] === 'SUCCESS';
  });
  const latest = ending?.[0] ?? undefined;
  return { latest, inWindow: latest !== undefined && latest >= from ? latest : undefined };
}
