/** Finds the soft-deleted structured properties among some. */
import type { Row } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';

/** Returns the URNs of the soft-deleted properties. One statement; none for an empty list. */
export type ListRemoved = (urns: readonly string[]) => Promise<ReadonlySet<string>>;

export function createListRemoved({
  database,
  load,
}: {
  readonly database: {
    readonly read: (text: string, parameters: Record<string, unknown>) => Promise<readonly Row[]>;
  };
  readonly load: LoadStatement;
}): ListRemoved {
  return async (urns) => {
    if (urns.length === 0) return new Set();
    const rows = await database.read(load('structured-properties/list-removed'), { urns });
    return new Set(rows.map((row) => row['urn'] as string));
  };
}
