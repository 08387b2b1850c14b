/** The field `listQueries`. */
import { checkPage } from '../../../catalog/page.js';
import { isJsonObject } from '../../../core/json.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import { findUrn } from '../../../model/urn/parse-urn.js';
import type { GraphqlContext } from '../context.js';
import type { ListQueriesInput } from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { itemsAt } from '../mapping/record.js';
import type { Args } from './inputs.js';
import {
  equals,
  listEntities,
  newestFirst,
  type ListKind,
  type ListPage,
  type ListRequest,
} from './list-entities.js';
import { readPage } from './read-page.js';

const PAGE = 100;

export const queryLists = {
  listQueries: async (_: unknown, { input }: Args<ListQueriesInput>, context: GraphqlContext) => {
    const { source, datasetUrn, orFilters, sortInput } = input;
    const criterion = sortInput?.sortCriterion;
    const list = context.services.isScoped ? listVisible : listEntities;
    const { entities: queries, ...page } = await list(context, input, {
      entityType: 'query',
      defaultCount: PAGE,
      criteria: [
        ...(source ? [equals('source', source)] : []),
        ...(datasetUrn ? [equals('entities', datasetUrn)] : []),
      ],
      orFilters,
      sort: criterion ? [{ field: criterion.field, order: criterion.sortOrder }] : newestFirst('createdAt'),
    });
    return { ...page, count: queries.length, queries };
  },
};

/** How many queries an actor with a scope can page through. */
const MAX_CHECKED = MAX_PAGE_SIZE;

/**
 * Lists the queries whose tables the actor may all view, so that totals and pages count only those. It reads all matching queries, because
 * the scope is no condition on what queries refer to. Three statements.
 */
async function listVisible(context: GraphqlContext, request: ListRequest, kind: ListKind): Promise<ListPage> {
  const { start, count } = readPage(request, kind.defaultCount);
  checkPage({ start, count });
  const all = await listEntities(context, { ...request, start: 0, count: MAX_CHECKED }, kind);
  const isVisible = await Promise.all(all.entities.map((query) => showsSubjects(query, context)));
  const visible = all.entities.filter((_, index) => isVisible[index]);
  const entities = visible.slice(start, start + count);
  return { start, count: entities.length, total: visible.length, entities };
}

/** A statement reveals its tables, so an actor with a scope must be able to view all of them. Two statements for a list. */
async function showsSubjects({ urn }: EntityRef, context: GraphqlContext): Promise<boolean> {
  const stored = (await context.aspects.load(urn.text, 'querySubjects'))?.value;
  const subjects = itemsAt(stored, ['subjects'])
    .filter(isJsonObject)
    .map((item) => item['entity']);
  const tables = subjects.map((subject) => tableOf(typeof subject === 'string' ? subject : ''));
  const visible = await Promise.all(tables.map((table) => context.visible.load(table)));
  return visible.length > 0 && visible.every(Boolean);
}

function tableOf(text: string): string {
  const urn = findUrn(text);
  return urn?.entityType === 'schemaField' ? (urn.parts[0] ?? text) : text;
}
