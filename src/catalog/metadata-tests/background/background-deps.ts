/** What the evaluation in the background needs. */
import type { Requester } from '../../../core/request-facts.js';
import type { Numbering } from '../../events/number-changes.js';
import type { EntityReader } from '../../entities/types.js';
import type { Database } from '../../../neo4j/database.js';
import type { LoadStatement } from '../../../neo4j/statements.js';
import type { EvaluationDeps } from '../evaluation/evaluation-deps.js';

export interface BackgroundDeps extends EvaluationDeps {
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly load: LoadStatement;
  readonly numbering: Numbering;
  readonly entities: EntityReader;
  readonly writer: EvaluationDeps['writer'] & {
    readonly deleteReferences: (urn: string, context: Requester) => Promise<unknown>;
  };
}

/** Entities that are read, evaluated and written together. */
export const AT_ONCE = 200;
