/** Lists the edges of entities, of any type, in both directions, and the entities of a type that point to others. */
import { decodeCursor, encodeCursor } from '../../core/cursor.js';
import type { MetadataModel } from '../../model/types.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { fillSlots, onlyRow } from '../../neo4j/statements.js';
import type { ReaderDeps } from '../entities/entity-reader.js';
import { checkPage, listPosition } from '../page.js';
import type {
  DatedRelationship,
  Relationship,
  RelationshipPage,
  RelationshipQuery,
  RelationshipReader,
  ReferrerPage,
  ReferrerQuery,
} from './types.js';

/** Internal edge types: the edge that points upstream, and edges that have ended. */
export const HIDDEN_TYPES = ['HasUpstream', 'Past'];

export function createRelationshipReader(deps: ReaderDeps): RelationshipReader {
  const { database, load, model } = deps;
  return {
    listRelationships: async ({ urn, direction, types, page }) => {
      checkPage(page);
      const side = direction === 'INCOMING' ? 'incoming' : 'outgoing';
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
        total: onlyRow(totals).total,
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
      const pages = new Map(rows.map((row) => [row.index, toRelationshipPage(row)]));
      return queries.map((_, index) => pages.get(index) ?? { total: 0, relationships: [] });
    },
  };
}

function toPageRow(query: RelationshipQuery) {
  const { urn, direction, types, entityTypes, start, count, includeSoftDeleted } = query;
  const incoming = direction === 'INCOMING';
  return {
    urn,
    incoming,
    outgoing: !incoming,
    types: types.length === 0 ? null : types,
    entityTypes: entityTypes ?? null,
    includeSoftDeleted,
    start: listPosition(start),
    end: listPosition(start + count),
  };
}

type PageRow = StatementRows['relationships/list-pages'];

function toRelationshipPage({ total, page }: PageRow): RelationshipPage {
  return { total, relationships: page.map(toDatedRelationship) };
}

function toDatedRelationship([type, entity, [time, actor]]: PageRow['page'][number]): DatedRelationship {
  return {
    type,
    entity,
    ...(time !== null && { created: { time, ...(actor !== null && { actor }) } }),
  };
}

function toRelationship({ via, ...row }: ListedRow): Relationship {
  return { ...row, ...(via !== null && { via }) };
}

type ListedRow = StatementRows[`relationships/list-${'incoming' | 'outgoing'}`];

interface WithTypes {
  /** Types of edges; empty for all. */
  readonly types: readonly string[];
}

/**
 * Fills the slot `types` of a statement about several queries with all of their types, so that the statement does not visit the other
 * edges of an entity: a hub has thousands. Leaves the slot empty if a query is about all types, or about one that the model does not
 * have: each text is planned once, so clients must not choose it.
 */
export function followTypes<Text extends string>(
  text: Text,
  queries: readonly WithTypes[],
  model: MetadataModel,
): Text {
  const known = edgeTypesOf(model);
  const isBounded = queries.every(({ types }) => types.length > 0 && types.every((type) => known.has(type)));
  if (!isBounded || queries.length === 0) return text;
  const types = new Set(queries.flatMap((query) => query.types));
  return fillSlots(text, { types: `:${[...types].sort().join('|')}` });
}

const EDGE_TYPES = new WeakMap<MetadataModel, ReadonlySet<string>>();

/** Names of relationships are identifiers: the model is refused otherwise. */
function edgeTypesOf(model: MetadataModel): ReadonlySet<string> {
  const known = EDGE_TYPES.get(model);
  if (known !== undefined) return known;
  const aspects = [...model.aspects.values()];
  const types = new Set(
    aspects.flatMap(({ relationships, columnLineage }) => [
      ...relationships.map(({ name }) => name),
      ...columnLineage.map(({ relationship }) => relationship),
    ]),
  );
  EDGE_TYPES.set(model, types);
  return types;
}

/** Reads pages of entities that point to others, newest first. @throws LIMIT_EXCEEDED, INVALID_REQUEST for a bad page */
async function listReferrers(
  { database, load, model }: ReaderDeps,
  queries: readonly ReferrerQuery[],
): Promise<ReferrerPage[]> {
  for (const query of queries) checkPage(query);
  const rows = await database.read(followTypes(load('relationships/list-referrers'), queries, model), {
    rows: queries.map(toRow),
  });
  const pages = new Map(rows.map(({ index, total, page }) => [index, { total, urns: page }]));
  return queries.map((_, index) => pages.get(index) ?? { total: 0, urns: [] });
}

function toRow({ where, start, count, newestBy = 'created', ...query }: ReferrerQuery): object {
  return {
    ...query,
    where: where.map(({ field, values }) => ({ property: `field_${field}`, values })),
    newestBy: `field_${newestBy}`,
    start: listPosition(start),
    end: listPosition(start + count),
  };
}
