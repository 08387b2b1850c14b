/** Remembers asynchronous writes that were refused after their request had been accepted. */
import type { Clock } from '../../core/clock.js';
import type { CatalogError } from '../../core/errors.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import type { Proposal } from '../writes/types.js';

export interface RefusedProposal {
  readonly proposal: Pick<Proposal, 'urn' | 'aspectName'>;
  readonly error: CatalogError;
}

export interface RefusedWrites {
  /** Stores them with one statement. They are kept for `TRACE_MILLIS`. */
  remember(refused: readonly RefusedProposal[], traceId: string): Promise<void>;
}

export interface RefusedWritesDeps {
  readonly database: Pick<Database, 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}

export function createRefusedWrites({ database, load, clock }: RefusedWritesDeps): RefusedWrites {
  return {
    remember: async (refused, traceId) => {
      if (refused.length === 0) return;
      const at = clock.now();
      const rows = refused.map(({ proposal: { urn, aspectName: aspect }, error: { message, code } }) => ({
        ...{ traceId, at, urn, aspect, message, code },
      }));
      await database.write('traces/store-refused', (run) => run(load('traces/store-refused'), { rows }));
    },
  };
}
