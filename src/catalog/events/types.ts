/** The change log as a stream of events, for clients that follow it. */
import type { AuditStamp } from '../../model/types.js';
import type { JsonObject } from '../../core/json.js';

export interface ValueOfEvent {
  /** The stored JSON text of the payload. */
  readonly text: string;
  readonly systemMetadata?: JsonObject;
}

export interface ChangeEvent {
  readonly urn: string;
  /** Absent if the whole entity was deleted. */
  readonly aspectName?: string;
  /** A change type of writes; `DELETE` for deletions of a value, of points or of the entity. */
  readonly changeType: string;
  readonly created: AuditStamp;
  /** Absent after a deletion. */
  readonly value?: ValueOfEvent;
  /** The value that was replaced or deleted; absent for points and for first values. */
  readonly previous?: ValueOfEvent;
}

export interface EventPoll {
  /** True for changes of timeseries aspects, false for all others. */
  readonly points: boolean;
  readonly limit: number;
  /** `offsetId` of the previous poll. Each later event is returned once. */
  readonly offsetId?: string;
  /** Without an offset: how far back to begin, in milliseconds; absent: only new events. */
  readonly lookbackMillis?: number;
  /** How long to wait for an event if there is none, in milliseconds. */
  readonly waitMillis: number;
}

export interface EventPage {
  readonly events: ChangeEvent[];
  /** Where the next poll continues. */
  readonly offsetId: string;
  /** Set if events may follow although this page has none: poll again at once. */
  readonly hasMore?: true;
}

export interface EventReader {
  /** @throws INVALID_REQUEST for an invalid offset */
  poll(query: EventPoll): Promise<EventPage>;
  /** Ends waiting polls; later ones do not wait. */
  close(): void;
}
