/** Lists an entity's edges, of any type, in both directions. */
import { decodeCursor, encodeCursor } from '../../core/cursor.js';
import type { ReaderDeps } from '../entities/entity-reader.js';
import { checkPage, listPosition } from '../page.js';
import { followTypes } from './follow-types.js';
import { listReferrers } from './list-referrers.js';
import type {
  DatedRelationship,
  Relationship,
  RelationshipPage,
  RelationshipQuery,
  RelationshipReader,
} from './types.js';

/** Internal edge types: the edge that points upstream, and edges that have ended. */
export const HIDDEN_TYPES = ['HasUpstream', 'Past'];

export function createRelationshipReader(deps: ReaderDeps): RelationshipReader {
  const { database, load, model } = deps;
  return {
    listRelationships: async ({ urn, direction, types, page }) => {
      checkPage(page);
      const side = direction.toLowerCase();
      const common = { urn, types: types.length === 0 ? null : types, hidden: HIDDEN_TYPES };
      const after = page.scrollId === undefined ? null : decodeCursor(page.scrollId, 3);
      const [rows, totals] = await Promise.all([
        database.read(load(`relationships/list-${side}`), {
          ...common,
          after,
          start: after === null ? page.start : 0,
          count: page.count,
        }),
        database.read(load(`relationships/count-${side}`), common),
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
    listReferrers: (queries) => listReferrers(deps, queries),
    listPages: async (queries) => {
      for (const query of queries) checkPage(query);
      const rows = await database.read(followTypes(load('relationships/list-pages'), queries, model), {
        rows: queries.map(toPageRow),
        hidden: HIDDEN_TYPES,
      });
      const pages = new Map(rows.map((row) => [row['index'] as number, toRelationshipPage(row)]));
      return queries.map((_, index) => pages.get(index) ?? { total: 0, relationships: [] });
    },
  };
}

function toPageRow(query: RelationshipQuery) {
  const { urn, direction, types, entityTypes, start, count, includeRemoved } = query;
  const incoming = direction === 'INCOMING';
  return {
    urn,
    incoming,
    outgoing: !incoming,
    types: types.length === 0 ? null : types,
    entityTypes: entityTypes ?? null,
    includeRemoved,
    start: listPosition(start),
    end: listPosition(start + count),
  };
}

type PageItem = readonly [type: string, entity: string, created: readonly [number | null, string | null]];

function toRelationshipPage(row: Record<string, unknown>): RelationshipPage {
  return {
    total: row['total'] as number,
    relationships: (row['page'] as PageItem[]).map(toDatedRelationship),
  };
}

function toDatedRelationship([type, entity, [time, actor]]: PageItem): DatedRelationship {
  return {
    type,
    entity,
    ...(time !== null && { created: { time, ...(actor !== null && { actor }) } }),
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
