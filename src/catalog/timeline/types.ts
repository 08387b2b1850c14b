/** The reader of an entity's changes. */
import type { ChangeTransaction } from './build-timeline.js';
import type { ChangeCategory } from './change-event.js';
import type { Urn } from '../../model/urn/urn.js';

export interface TimelineQuery {
  readonly urn: Urn;
  readonly categories: readonly ChangeCategory[];
  /** Epoch milliseconds, both inclusive. */
  readonly from: number;
  readonly until: number;
}

export interface Timeline {
  /** Oldest first. Versions count from the entity's beginning, wherever `from` cuts. */
  readonly transactions: readonly ChangeTransaction[];
  /** Set when the history is longer than one request reads: nothing is told of this moment and before. */
  readonly cutAt?: number;
}

export interface TimelineReader {
  /** Two statements, however many versions. @throws NOT_FOUND */
  getTimeline(query: TimelineQuery): Promise<Timeline>;
}
