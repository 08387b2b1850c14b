/** What an evaluation needs, what it is about, and what it reports. */
import type { Clock } from '../../core/clock.js';
import type { Requester } from '../../core/request-facts.js';
import type { MetadataModel } from '../../model/types.js';
import type { WriteDeps } from '../../neo4j/database.js';
import type { EntityReader } from '../entities/types.js';
import type { Numbering } from '../events/number-changes.js';
import type { CatalogWriter, Proposal } from '../writes/types.js';
import type { StoredTest } from './stored-tests.js';

export interface EvaluationDeps {
  readonly model: MetadataModel;
  readonly clock: Clock;
  /** Of the whole catalog, without secret aspects. */
  readonly entities: Pick<EntityReader, 'findAspects' | 'findNames'>;
  readonly writer: Pick<CatalogWriter, 'write'>;
  /** URN of the actor of all writes: the service itself. */
  readonly system: string;
  /** Tells for each change whether an actor may make it. */
  readonly mayChange: (actor: string, changes: readonly Proposal[]) => Promise<readonly boolean[]>;
  /** Called with the actions that were left out, because the author of the test may not do them. */
  readonly onRefused?: (refused: {
    readonly test: string;
    readonly author: string;
    readonly actions: number;
  }) => void;
  readonly observer: TestObserver;
  /** Called if the results of an entity cannot be stored. */
  readonly onFailure?: (urn: string, error: unknown) => void;
}

/** What the evaluation in the background needs besides. */
export interface BackgroundDeps extends EvaluationDeps, WriteDeps {
  readonly numbering: Numbering;
  readonly entities: EntityReader;
  readonly writer: EvaluationDeps['writer'] & {
    readonly deleteReferences: (urn: string, context: Requester) => Promise<unknown>;
  };
}

export interface Evaluation {
  /** In their stored form. */
  readonly urns: readonly string[];
  readonly tests: readonly StoredTest[];
  /** False: results are stored, but no action follows. */
  readonly acts: boolean;
}

export interface TestObserver {
  /** Called for entities that tests select, with the number of results of each kind, whether they changed or not. */
  readonly evaluated: (results: { readonly passing: number; readonly failing: number }) => void;
  /** Called if results could not be stored (`entity`), or if the evaluation in the background was interrupted (`step`). */
  readonly failed: (kind: 'entity' | 'step') => void;
}

export const NO_TEST_OBSERVER: TestObserver = { evaluated: () => undefined, failed: () => undefined };
