/** Finds the next part of the change log that a follower may read. */
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { atATime, type Numbering, type StreamEnd } from './number-changes.js';

interface ReadDeps {
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
}

export interface RangeDeps extends ReadDeps {
  readonly numbering: Numbering;
}

export interface LogRange extends StreamEnd {
  /** The last position of the part. */
  readonly until: number;
  /** Whether changes were numbered for it. */
  readonly hasNumbered: boolean;
}

/**
 * Returns the part from a position on. It has no changes if the position is greater than `last`. Assigns positions to waiting changes only
 * if no numbered changes follow.
 */
export async function nextRange(deps: RangeDeps, sequence: number, wanted: number): Promise<LogRange> {
  const found = await getPosition(deps, sequence, wanted);
  const hasNumbered = found.isWaiting && sequence > found.last;
  const { last, isWaiting } = hasNumbered ? await deps.numbering.number({ wanted }) : found;
  if (sequence > last) return { until: last, last, isWaiting, hasNumbered };
  await deps.numbering.settle(last);
  const until = Math.min(last, (found.beyond ?? Infinity) - 1);
  return { until, last, isWaiting, hasNumbered };
}

/** Returns the end of the stream. */
export function getEnd(deps: ReadDeps): Promise<StreamEnd> {
  return getPosition(deps, Number.MAX_SAFE_INTEGER, 0);
}

interface Position extends StreamEnd {
  /** Sequence of the first change beyond the limit of one scan; null if there is none. */
  readonly beyond: number | null;
}

async function getPosition(
  { database, load }: ReadDeps,
  sequence: number,
  wanted: number,
): Promise<Position> {
  const [row] = await database.read(load('events/get-position'), { sequence, most: atATime(wanted) });
  return row as unknown as Position;
}
