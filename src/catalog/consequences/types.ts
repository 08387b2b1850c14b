/** What capabilities declare about consequences of changes, and what the writer needs of them. */
import type { EntityState } from '../writes/entity-state.js';

/** An entity that a transaction changes, before its changes are stored. */
export interface ChangedEntity {
  readonly state: EntityState;
  /** The properties of its node that change; null removes one. Absent if the entity is deleted. */
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** A consequence of one change of one entity that is still to be run. It is stored in the transaction of the change. */
export interface Due {
  readonly id: string;
  /** Name of the consequence. */
  readonly consequence: string;
  /** The changed entity, which may be deleted. */
  readonly urn: string;
  /** Who changed it. */
  readonly actor: string;
  /** Time of the change, epoch milliseconds. */
  readonly at: number;
  /** What the consequence noted. */
  readonly note: string;
  /** Number of failures. */
  readonly attempts: number;
  /** When other services may run it, epoch milliseconds. The service that committed the change does so at once, unless it is later. */
  readonly notBefore: number;
}

export interface Consequence {
  /** Stored with what is due, so it must not change. */
  readonly name: string;
  /** The entity types whose changes it follows. Absent: all. */
  readonly entityTypes?: ReadonlySet<string>;
  /**
   * Tells whether a change has the consequence. It is called in each transaction that changes such an entity, so it must be quick, and it
   * must depend on nothing but the change and what is in memory.
   * @returns what `run` needs to know of the state that is about to be lost, or an empty text; undefined if the change has no consequence
   */
  readonly noteOf: (change: ChangedEntity) => string | undefined;
  /**
   * Runs the consequence of up to 500 changes by one actor, in their order, with statements for all of them together. It must be idempotent,
   * and its writes say `isConsequence`. If it fails, it is called again later.
   */
  readonly run: (due: readonly Due[]) => Promise<void>;
  /** Runs the consequence a second time this many milliseconds later, for what happened at the same time elsewhere. */
  readonly againAfterMillis?: number;
  /** Reads what `noteOf` has in memory. Called at the start and every few seconds. */
  readonly refresh?: () => Promise<void>;
}

/** Gets a call after commits of this process. It is for work that may be lost when the process ends. */
export interface Watcher {
  /** Tells whether it wants to know of the change of this entity. */
  readonly watches: (state: EntityState) => boolean;
  /** Called once for each commit with such changes. It must not fail. */
  readonly tell: () => void;
}

/** What the writer calls for each transaction. */
export interface CommitFollower {
  /** Returns what must be stored in the transaction. @param at time of the transaction, epoch milliseconds */
  dueAfter(changes: readonly ChangedEntity[], at: number): readonly Due[];
  /** Must be called after the commit. */
  committed(states: Iterable<EntityState>, due: readonly Due[]): void;
  /** Waits until the consequences are done, have failed once, or take longer than some seconds. Never fails. */
  settle(due: readonly Due[]): Promise<void>;
}
