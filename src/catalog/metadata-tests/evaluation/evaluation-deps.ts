/** What an evaluation needs, and what it is about. */
import type { Clock } from '../../../core/clock.js';
import type { MetadataModel } from '../../../model/types.js';
import type { EntityReader } from '../../entities/types.js';
import type { CatalogWriter, Proposal } from '../../writes/types.js';
import type { StoredTest } from '../stored-tests.js';
import type { TestObserver } from '../test-observer.js';

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

export interface Evaluation {
  /** In their stored form. */
  readonly urns: readonly string[];
  readonly tests: readonly StoredTest[];
  /** False: results are stored, but no action follows. */
  readonly acts: boolean;
}
