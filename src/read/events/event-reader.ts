/** Reads the change log as a stream: in order, each event once, waiting where there is none yet. */
import type { Signal } from '../../kernel/signal.js';
import { checkPage } from '../page.js';
import { numberChanges, type NumberingParts, type StreamEnd } from './number-changes.js';
import { behind, placeOfTime, readOffset, writeOffset, type Place } from './place.js';
import { toEvents, type EventRow } from './to-event.js';
import type { ChangeEvent, EventPoll, EventReader } from './types.js';

export interface EventReaderParts extends NumberingParts {
  /** Told of every write of this process. */
  readonly written: Signal;
}

/** Other processes tell nobody of their writes, so they are looked for. */
const LOOK_AGAIN_MS = 1_000;

interface Read {
  readonly events: ChangeEvent[];
  /** Where to go on. */
  readonly next: Place;
  /** There may be more behind `next`, whatever was found up to it. */
  readonly isCut: boolean;
}

export function createEventReader(parts: EventReaderParts): EventReader {
  let isClosed = false;
  return {
    close: () => {
      isClosed = true;
      parts.written.tell();
    },
    poll: async (query) => {
      checkPage({ start: 0, count: query.limit });
      let place = await startOf(parts, query);
      let isLate = query.waitMillis <= 0;
      const timer = setTimeout(() => {
        isLate = true;
        parts.written.tell();
      }, query.waitMillis);
      try {
        for (;;) {
          const { seen } = parts.written;
          const { events, next, isCut } = await readFrom(parts, place, query);
          place = next;
          if (events.length > 0 || isLate || isClosed) return { events, offsetId: writeOffset(place) };
          if (!isCut) await parts.written.next(seen, LOOK_AGAIN_MS);
        }
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function startOf(parts: EventReaderParts, query: EventPoll): Promise<Place> {
  if (query.offsetId !== undefined) return readOffset(query.offsetId);
  if (query.lookbackMillis !== undefined) return placeOfTime(parts.clock.now() - query.lookbackMillis);
  let end: StreamEnd;
  do end = await numberChanges(parts);
  while (end.isWaiting);
  return behind(end.last);
}

async function readFrom(
  { database, load, ...parts }: EventReaderParts,
  from: Place,
  query: EventPoll,
): Promise<Read> {
  const { last, isWaiting } = await numberChanges({ database, load, ...parts });
  if (from.sequence > last || query.limit === 0)
    return { events: [], next: from, isCut: isWaiting && query.limit > 0 };
  const { points, limit } = query;
  const rows = (await database.read(load('events/list-events'), {
    ...from,
    last,
    points,
    limit,
  })) as unknown as EventRow[];
  const final = rows.at(-1);
  const isFull = rows.length === limit && final !== undefined;
  return {
    events: rows.flatMap(toEvents),
    next: isFull ? { sequence: final.sequence, position: final.position + 1 } : behind(last),
    isCut: isFull || isWaiting,
  };
}
