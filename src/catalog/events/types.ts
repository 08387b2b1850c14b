/** The change log as a stream of events, for those who follow what others write. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { JsonObject } from '../../core/json.js';

export interface ValueOfEvent {
  /** The payload's JSON text, as stored. */
  readonly text: string;
  readonly systemMetadata?: JsonObject;
}

export interface ChangeEvent {
  readonly urn: string;
  /** Absent: the whole entity was deleted. */
  readonly aspectName?: string;
  /** A change type of writes; `DELETE` of a value, of points, or of the entity. */
  readonly changeType: string;
  readonly created: AuditStamp;
  /** Absent after a deletion. */
  readonly value?: ValueOfEvent;
  /** The value that was replaced or deleted; absent for points, and where nothing was there. */
  readonly previous?: ValueOfEvent;
}

export interface EventPoll {
  /** Changes of timeseries aspects, or of all others. */
  readonly points: boolean;
  readonly limit: number;
  /** From the poll before; what came after it is told once. */
  readonly offsetId?: string;
  /** Without an offset: how far back to begin, in milliseconds; absent: with what comes from now on. */
  readonly lookbackMillis?: number;
  /** How long to wait for an event when there is none. */
  readonly waitMillis: number;
}

export interface EventPage {
  readonly events: ChangeEvent[];
  /** Where to go on. */
  readonly offsetId: string;
  /** There may be events behind it, although none were found up to it: ask again at once. */
  readonly hasMore?: true;
}

export interface EventReader {
  /** @throws INVALID_REQUEST for an offset of somebody else */
  poll(query: EventPoll): Promise<EventPage>;
  /** Lets those who wait go, and later ones not wait. */
  close(): void;
}
