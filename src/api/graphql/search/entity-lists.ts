/** Lists of the entities of one type: domains, glossary, ownership types, tests, business attributes, metrics, semantic models, queries. */
import { checkPage } from '../../../catalog/page.js';
import { isJsonObject } from '../../../core/json.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import { findUrn } from '../../../model/urn.js';
import type { GraphqlContext } from '../context.js';
import type { QueryResolvers } from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { itemsAt } from '../mapping/record.js';
import { readPage, toCriterion, type Args } from './inputs.js';
import {
  equals,
  having,
  listEntities,
  newestFirst,
  presentPage,
  without,
  type ListKind,
  type ListPage,
  type ListRequest,
} from './list-entities.js';

const PAGE = 20;
const METRICS_PAGE = 25;
const QUERIES_PAGE = 100;
const BY_NAME = {
  defaultCount: METRICS_PAGE,
  sort: [{ field: 'name', order: 'ASCENDING' }],
} satisfies Partial<ListKind>;

export const entityLists = {
  listDomains: async (_, { input }, context) => {
    const { parentDomain } = input;
    const criterion = parentDomain ? equals('parentDomain', parentDomain) : without('parentDomain');
    const kind = { entityType: 'domain', criteria: [criterion], sort: newestFirst('createdTime') };
    return presentPage('domains', await listEntities(context, input, { ...kind, defaultCount: PAGE }));
  },
  /** `count` is the number of terms, which clients of this list expect. */
  getRootGlossaryTerms: async (_, { input }, context) => {
    const kind = { entityType: 'glossaryTerm', criteria: [without('parentNode')], defaultCount: PAGE };
    const page = await listEntities(context, input, kind);
    return { ...presentPage('terms', page), count: page.entities.length };
  },
  getRootGlossaryNodes: listOf('nodes', {
    entityType: 'glossaryNode',
    criteria: [without('parentNode')],
    defaultCount: PAGE,
  }),
  listOwnershipTypes: async (_, { input }, context) => {
    const criteria = (input.filters ?? []).map(toCriterion);
    const kind = { entityType: 'ownershipType', criteria, sort: newestFirst('createdAt') };
    return presentPage('ownershipTypes', await listEntities(context, input, { ...kind, defaultCount: PAGE }));
  },
  listTests: async (_, { input }, context) => {
    await context.services.requirePlatformPrivilege(['MANAGE_TESTS', 'VIEW_TESTS'], 'see tests');
    const kind = { entityType: 'test', criteria: [having('name')], defaultCount: PAGE };
    return presentPage('tests', await listEntities(context, input, kind));
  },
  listBusinessAttributes: listOf('businessAttributes', {
    entityType: 'businessAttribute',
    defaultCount: PAGE,
  }),
  /** A metric that no aspect relates to others has no parent either. */
  getRootMetrics: listOf('metrics', {
    entityType: 'metric',
    criteria: [without('parentMetric')],
    ...BY_NAME,
  }),
  getSemanticModels: listOf('semanticModels', { entityType: 'semanticModel', ...BY_NAME }),
  /** `count` is the number of queries, which clients of this list expect. */
  listQueries: async (_, { input }, context) => {
    const { source, datasetUrn, orFilters, sortInput } = input;
    const criterion = sortInput?.sortCriterion;
    const list = context.services.isScoped ? listVisibleQueries : listEntities;
    const page = await list(context, input, {
      entityType: 'query',
      defaultCount: QUERIES_PAGE,
      criteria: [
        ...(source ? [equals('source', source)] : []),
        ...(datasetUrn ? [equals('entities', datasetUrn)] : []),
      ],
      orFilters,
      sort: criterion ? [{ field: criterion.field, order: criterion.sortOrder }] : newestFirst('createdAt'),
    });
    return { ...presentPage('queries', page), count: page.entities.length };
  },
} satisfies QueryResolvers;

/** Resolves a field that lists entities of one kind. @param member the field of the answer that holds them */
function listOf(member: string, kind: ListKind) {
  return async (_: unknown, { input }: Args<ListRequest>, context: GraphqlContext): Promise<object> =>
    presentPage(member, await listEntities(context, input, kind));
}

/** How many queries an actor with a scope can page through. */
const MAX_CHECKED = MAX_PAGE_SIZE;

/**
 * Lists the queries whose tables the actor may all view, so that totals and pages count only those. It reads all matching queries, because
 * the scope is no condition on what queries refer to. Three statements.
 */
async function listVisibleQueries(
  context: GraphqlContext,
  request: ListRequest,
  kind: ListKind,
): Promise<ListPage> {
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
