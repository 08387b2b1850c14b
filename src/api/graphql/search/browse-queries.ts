/** The two browse trees: slash paths, and containers with folders. */
import { checkPage } from '../../../catalog/page.js';
import { baseExclusionsOf } from '../../../catalog/search/exclusions.js';
import type { BaseExclusions } from '../../../catalog/search/types.js';
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import { CONTAINER_SEPARATOR } from '../../../model/search/browse-locations.js';
import type { GraphqlContext } from '../context.js';
import type { BrowseInput, BrowseV2Input, QueryResolvers } from '../generated/schema-types.js';
import { findEntityRef, storedEntityRef } from '../mapping/entity-ref.js';
import { readPage, readSelection, type Selection } from './inputs.js';

export const browseQueries = {
  browse: async (_, { input }, context) => {
    const { services } = context;
    const steps = input.path ?? [];
    const page = readPage(input, DEFAULT_PAGE_SIZE);
    const { total, totalBelow, groupTotal, entities, groups } = await services.search.browse({
      ...(await select(input, context)),
      path: `/${steps.join('/')}`,
      page,
      groupsFirst: true,
    });
    return {
      ...page,
      total: groupTotal + total,
      entities: entities.map(({ urn }) => storedEntityRef(urn)),
      groups,
      // Entities at the path do not count.
      metadata: { path: steps, totalNumEntities: totalBelow - total },
    };
  },
  browsePaths: async (_, { input }, { services }) => {
    const paths = await services.search.browsePaths(services.model.parseUrn(input.urn).text);
    return paths.map((path) => ({ path: path.split('/').filter((step) => step !== '') }));
  },
  browseV2: async (_, { input }, context) => {
    const steps = input.path ?? [];
    const start = input.start ?? 0;
    const count = input.count ?? DEFAULT_PAGE_SIZE;
    checkPage({ start, count });
    const { groups, totalBelow } = await context.services.search.browse({
      ...(await select(input, context)),
      path: CONTAINER_SEPARATOR + steps.join(CONTAINER_SEPARATOR),
      page: { start: 0, count: 0 },
      input: input.query ?? '',
      includeSoftDeleted: input.searchFlags?.includeSoftDeleted ?? false,
    });
    const page = groups.slice(start, start + count);
    return {
      groups: page.map((group) => ({ ...group, entity: findEntityRef(group.name) })),
      start,
      count,
      total: groups.length,
      metadata: { path: steps, totalNumEntities: totalBelow },
    };
  },
} satisfies QueryResolvers;

async function select(
  input: BrowseInput | BrowseV2Input,
  context: GraphqlContext,
): Promise<Selection & BaseExclusions> {
  const types = input.type ? [input.type] : 'types' in input ? (input.types ?? []) : [];
  const selection = await readSelection({ ...input, types }, context);
  const flags = 'searchFlags' in input ? input.searchFlags : undefined;
  return { ...selection, ...baseExclusionsOf(selection, flags) };
}
