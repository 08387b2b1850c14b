/** The reader of an entity's changes. */
import type { ChangeTransaction, TimelineStep } from './build-timeline.js';
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
  /** Oldest first. Versions count from the entity's first write, regardless of `from`. */
  readonly transactions: readonly ChangeTransaction[];
  /** Set if the history is longer than one request reads: changes at this time and before are missing. */
  readonly cutAt?: number;
}

export interface StepsQuery {
  readonly urns: readonly string[];
  readonly aspects: readonly string[];
  /** Epoch milliseconds, inclusive. */
  readonly until: number;
}

/** The writes of aspects of several entities. */
export interface EntitySteps {
  /** By URN; the steps of each aspect in order. No entry for missing entities. */
  readonly steps: ReadonlyMap<string, readonly TimelineStep[]>;
  /** As in a timeline; the limit is one for all entities together. */
  readonly cutAt?: number;
}

export interface TimelineReader {
  /** Runs two statements, however many versions there are. @throws NOT_FOUND */
  getTimeline(query: TimelineQuery): Promise<Timeline>;
  /** Returns the writes of aspects, for comparisons of one's own. Runs two statements, however many entities and versions there are. */
  listSteps(query: StepsQuery): Promise<EntitySteps>;
}
