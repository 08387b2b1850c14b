/** Lists an entity's edges, of any type, in both directions. */
import { decodeCursor, encodeCursor } from '../kernel/cursor.js';
import type { ReaderParts } from './entity-reader.js';
import { checkPage } from './page.js';
import type { Relationship, RelationshipReader } from './types.js';

/** Edge types that Trellis keeps for itself: the oriented lineage edge, and edges that no longer hold. */
const HIDDEN_TYPES = ['HasUpstream', 'Past'];

export function createRelationshipReader({ database, load }: Omit<ReaderParts, 'model'>): RelationshipReader {
  return {
    listRelationships: async ({ urn, direction, types, page }) => {
      checkPage(page);
      const side = direction.toLowerCase();
      const common = { urn, types: types.length === 0 ? null : types, hidden: HIDDEN_TYPES };
      const after = page.scrollId === undefined ? null : decodeCursor(page.scrollId, 3);
      const [rows, totals] = await Promise.all([
        database.read(load(`relationship/list-${side}`), {
          ...common,
          after,
          start: after === null ? page.start : 0,
          count: page.count,
        }),
        database.read(load(`relationship/count-${side}`), common),
      ]);
      const relationships = rows.map((row) => toRelationship(row));
      const last = relationships.at(-1);
      const isFull = relationships.length > 0 && relationships.length === page.count;
      return {
        relationships,
        start: page.start,
        count: relationships.length,
        total: totals[0]?.['total'] as number,
        ...(isFull && last && { scrollId: encodeCursor([last.type, last.entity, last.aspect]) }),
      };
    },
  };
}

function toRelationship(row: Record<string, unknown>): Relationship {
  const via = row['via'] as string | null;
  return {
    type: row['type'] as string,
    entity: row['entity'] as string,
    aspect: row['aspect'] as string,
    ...(via !== null && { via }),
  };
}
