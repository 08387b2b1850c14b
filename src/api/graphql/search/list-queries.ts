/** The field `listQueries`. */
import { isJsonObject } from '../../../core/json.js';
import { findUrn } from '../../../model/urn/parse-urn.js';
import type { GraphqlContext } from '../context.js';
import type { ListQueriesInput } from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { itemsAt } from '../mapping/record.js';
import type { Args } from './inputs.js';
import { equals, listEntities, newestFirst } from './list-entities.js';

const PAGE = 100;

export const queryLists = {
  listQueries: async (_: unknown, { input }: Args<ListQueriesInput>, context: GraphqlContext) => {
    const { source, datasetUrn, orFilters, sortInput } = input;
    const criterion = sortInput?.sortCriterion;
    const page = await listEntities(context, input, {
      entityType: 'query',
      defaultCount: PAGE,
      criteria: [
        ...(source ? [equals('source', source)] : []),
        ...(datasetUrn ? [equals('entities', datasetUrn)] : []),
      ],
      orFilters,
      sort: criterion ? [{ field: criterion.field, order: criterion.sortOrder }] : newestFirst('createdAt'),
    });
    const isVisible = await Promise.all(page.entities.map((query) => showsSubjects(query, context)));
    const queries = page.entities.filter((__, index) => isVisible[index]);
    return { start: page.start, count: queries.length, total: page.total, queries };
  },
};

/** A statement reveals its tables, so an actor with a scope must be able to view all of them. Two statements for a page. */
async function showsSubjects({ urn }: EntityRef, context: GraphqlContext): Promise<boolean> {
  if (!context.services.isScoped) return true;
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
