/** Lists of the entities that users define: domains, glossary, ownership types, business attributes. */
import type { GraphqlContext } from '../context.js';
import type {
  GetRootGlossaryEntitiesInput,
  ListBusinessAttributesInput,
  ListDomainsInput,
  ListOwnershipTypesInput,
  ListTestsInput,
} from '../generated/schema-types.js';
import type { Args } from './inputs.js';
import {
  equals,
  having,
  listEntities,
  newestFirst,
  without,
  type ListKind,
  type ListRequest,
} from './list-entities.js';
import { toCriterion } from './read-filter.js';

const PAGE = 20;

export const definitionLists = {
  listDomains: (_: unknown, { input }: Args<ListDomainsInput>, context: GraphqlContext) => {
    const { parentDomain } = input;
    const criterion = parentDomain ? equals('parentDomain', parentDomain) : without('parentDomain');
    const kind = { entityType: 'domain', criteria: [criterion], sort: newestFirst('createdTime') };
    return list('domains', input, { ...kind, context });
  },
  /** `count` is the number of terms, which clients of this list expect. */
  getRootGlossaryTerms: async (
    _: unknown,
    { input }: Args<GetRootGlossaryEntitiesInput>,
    context: GraphqlContext,
  ) => {
    const kind = { entityType: 'glossaryTerm', criteria: [without('parentNode')], defaultCount: PAGE };
    const { entities: terms, ...page } = await listEntities(context, input, kind);
    return { ...page, count: terms.length, terms };
  },
  getRootGlossaryNodes: (
    _: unknown,
    { input }: Args<GetRootGlossaryEntitiesInput>,
    context: GraphqlContext,
  ) => {
    const kind = { entityType: 'glossaryNode', criteria: [without('parentNode')] };
    return list('nodes', input, { ...kind, context });
  },
  listOwnershipTypes: (_: unknown, { input }: Args<ListOwnershipTypesInput>, context: GraphqlContext) => {
    const criteria = (input.filters ?? []).map(toCriterion);
    const kind = { entityType: 'ownershipType', criteria, sort: newestFirst('createdAt') };
    return list('ownershipTypes', input, { ...kind, context });
  },
  listTests: async (_: unknown, { input }: Args<ListTestsInput>, context: GraphqlContext) => {
    await context.services.requirePlatformPrivilege(['MANAGE_TESTS', 'VIEW_TESTS'], 'see tests');
    return list('tests', input, { entityType: 'test', criteria: [having('name')], context });
  },
  listBusinessAttributes: (
    _: unknown,
    { input }: Args<ListBusinessAttributesInput>,
    context: GraphqlContext,
  ) => list('businessAttributes', input, { entityType: 'businessAttribute', context }),
};

interface Listed extends Omit<ListKind, 'defaultCount'> {
  readonly context: GraphqlContext;
}

/** @param member the field of the answer that holds the entities */
async function list(member: string, input: ListRequest, { context, ...kind }: Listed): Promise<object> {
  const { entities, ...page } = await listEntities(context, input, { ...kind, defaultCount: PAGE });
  return { ...page, [member]: entities };
}
