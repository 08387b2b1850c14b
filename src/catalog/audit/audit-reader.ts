/** Searches the audit events. */
import { decodeCursor, encodeCursor } from '../../core/cursor.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { MAX_AUDIT_TOTAL, type AuditEvent, type AuditQuery, type AuditReader } from './types.js';

export interface AuditReaderDeps {
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
}

/** Two statements, whatever the query: a page, and the number of all matches. */
export function createAuditReader({ database, load }: AuditReaderDeps): AuditReader {
  return {
    search: async (query) => {
      const matching = conditionsOf(query);
      const [rows, totals] = await Promise.all([
        database.read(load('audit/search-events'), {
          ...matching,
          ...afterOf(query.scrollId),
          limit: query.count,
        }),
        database.read(load('audit/count-events'), { ...matching, most: MAX_AUDIT_TOTAL }),
      ]);
      const events = rows.map((row) => row['event'] as AuditEvent);
      const last = events.at(-1);
      const isFull = last !== undefined && events.length === query.count;
      return {
        events,
        total: totals[0]?.['total'] as number,
        ...(isFull && { scrollId: encodeCursor([last.at, last.type, last.actor, last.id]) }),
      };
    },
  };
}

function conditionsOf(query: AuditQuery): Record<string, unknown> {
  const { from, until, showsUnknownNames } = query;
  return {
    ...{ from, until, showsUnknownNames },
    types: alternatives(query.eventTypes),
    entityTypes: alternatives(query.entityTypes),
    aspects: alternatives(query.aspects),
    actors: alternatives(query.actors),
  };
}

function alternatives(names: readonly string[]): readonly string[] | null {
  return names.length === 0 ? null : names;
}

/** The place of the last event of the page before. Without a `scrollId`, it is before all events. */
function afterOf(scrollId: string | undefined): Record<string, unknown> {
  const [at, type, actor, id] =
    scrollId === undefined ? [Number.MAX_SAFE_INTEGER, '', '', ''] : decodeCursor(scrollId, 4);
  return { at, type, actor, id };
}
