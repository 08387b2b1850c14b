/** Pages through the points of a timeseries aspect over all entities of a type. */
import { decodeCursor, encodeCursor } from '../../core/cursor.js';
import { CatalogError } from '../../core/errors.js';
import type { ReaderDeps } from '../entities/entity-reader.js';
import { toPoint } from './to-point.js';
import type { NewestPoints, NewestQuestion } from './types.js';

/** The last point of a page. */
interface Position {
  readonly time: number;
  readonly message: string;
  readonly key: string;
}

/** @throws INVALID_REQUEST for a `scrollId` that is not from an earlier page */
export async function listNewestPoints(
  { database, load }: Omit<ReaderDeps, 'model'>,
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
    points: rows.flatMap((row) => toPoint(row).map((point) => ({ urn: row['urn'] as string, ...point }))),
    ...(last && {
      scrollId: encodeCursor([last['timestampMillis'], last['messageId'], last['key']] as string[]),
    }),
  };
}

function readPosition(scrollId: string): Position {
  const [time, message, key] = decodeCursor(scrollId, 3);
  if (Number.isSafeInteger(time) && typeof message === 'string' && typeof key === 'string')
    return { time: time as number, message, key };
  throw new CatalogError('INVALID_REQUEST', 'scrollId is not a cursor from an earlier page of points', {
    path: '/scrollId',
    rule: 'scrollId of an earlier page',
  });
}
