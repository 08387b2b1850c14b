/** Numbers of entities by type, and the filters that follow from what there is. */
import { MAX_FACET_VALUES } from '../../../catalog/search/count-search.js';
import { QUICK_FACETS, quickFilters } from '../../../catalog/search/quick-filters.js';
import { baseExclusionsOf } from '../../../catalog/search/exclusions.js';
import type { Facet } from '../../../catalog/search/types.js';
import type { MetadataModel } from '../../../model/types.js';
import type { GraphqlContext } from '../context.js';
import type { QueryResolvers } from '../generated/schema-types.js';
import { findEntityRef } from '../mapping/entity-ref.js';
import { readSelection, type Selection } from './inputs.js';

const TYPE_FIELD = '_entityType';

export const countQueries = {
  getEntityCounts: async (_, { input }, context) => {
    const { typeNames, services } = context;
    const requested = [...new Set(input?.types ?? [])].map((name) => typeNames.toEntityType(name));
    const view = await readSelection({ viewUrn: input?.viewUrn ?? null }, context);
    const types = requested.length > 0 ? requested : countedTypes(services.model);
    const searched =
      view.entityTypes.length > 0 ? types.filter((type) => view.entityTypes.includes(type)) : types;
    const counts = await countByType({ ...view, entityTypes: searched }, context);
    const shown = requested.length > 0 ? requested : searched.filter((type) => counts.has(type));
    return {
      counts: shown.map((type) => ({ entityType: typeNames.toEnum(type), count: counts.get(type) ?? 0 })),
    };
  },
  getQuickFilters: async (_, { input }, context) => {
    const facets = await countFacets(await readSelection(input, context), QUICK_FACETS, context);
    const filters = quickFilters(facets).map(({ field, value }) => ({
      field,
      value: field === TYPE_FIELD ? context.typeNames.toEnum(value) : value,
      entity: findEntityRef(value) ?? null,
    }));
    return { quickFilters: filters };
  },
} satisfies QueryResolvers;

function countedTypes({ entities }: MetadataModel): string[] {
  return [...entities.values()].filter(({ category }) => category !== 'internal').map(({ name }) => name);
}

async function countByType(
  selection: Selection,
  context: GraphqlContext,
): Promise<ReadonlyMap<string, number>> {
  // An empty list would mean all searchable types.
  if (selection.entityTypes.length === 0) return new Map();
  const facets = await countFacets(selection, [TYPE_FIELD], context);
  return new Map(
    facets.flatMap(({ aggregations }) => aggregations.map(({ value, count }) => [value, count])),
  );
}

async function countFacets(
  selection: Selection,
  facets: readonly string[],
  { services }: GraphqlContext,
): Promise<readonly Facet[]> {
  const found = await services.search.search({
    input: '*',
    ...selection,
    ...baseExclusionsOf(selection),
    facets,
    facetValues: MAX_FACET_VALUES,
    matches: false,
    page: { start: 0, count: 0 },
  });
  return found.facets;
}
