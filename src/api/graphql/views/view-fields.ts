/** Fields that list, create, change and delete views. */
import {
  createView,
  deleteView,
  updateView,
  type ViewDefinition,
} from '../../../catalog/views/view-commands.js';
import { VIEW_TYPE } from '../../../catalog/views/stored-view.js';
import type { Criterion } from '../../../catalog/search/filter.js';
import type { GraphqlContext } from '../context.js';
import type {
  DataHubViewDefinitionInput,
  ListGlobalViewsInput,
  ListMyViewsInput,
  MutationResolvers,
} from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';
import type { Args } from '../search/inputs.js';
import { equals, listEntities, newestFirst, type ListRequest } from '../search/list-entities.js';
import { toCriterion } from '../search/read-filter.js';

const PAGE = 20;

export const viewQueries = {
  listMyViews: (_: unknown, { input }: Args<ListMyViewsInput>, context: GraphqlContext) =>
    list(context, input, [
      equals('createdBy', context.actor),
      ...(input.viewType ? [equals('type', input.viewType)] : []),
    ]),
  listGlobalViews: (_: unknown, { input }: Args<ListGlobalViewsInput>, context: GraphqlContext) =>
    list(context, input, [equals('type', 'GLOBAL')]),
};

export const viewMutations = {
  createView: async (_, { input }, context) => {
    const { viewType: type, definition, ...members } = input;
    const view = { ...members, type, definition: readDefinition(definition, context) };
    return storedEntityRef(await createView(context, view));
  },
  updateView: async (_, { urn, input }, context) => {
    const { definition, ...members } = input;
    const changed = { ...members, definition: definition && readDefinition(definition, context) };
    return storedEntityRef(await updateView(context, urn, changed));
  },
  deleteView: (_, { urn }, context) => deleteView(context, urn),
} satisfies MutationResolvers;

function readDefinition(
  { entityTypes, filter }: DataHubViewDefinitionInput,
  { typeNames }: GraphqlContext,
): ViewDefinition {
  return {
    entityTypes: entityTypes.map((name) => typeNames.toEntityType(name)),
    filter: { operator: filter.operator, filters: filter.filters.map(toCriterion) },
  };
}

async function list(context: GraphqlContext, input: ListRequest, criteria: readonly Criterion[]) {
  const kind = { entityType: VIEW_TYPE, criteria, sort: newestFirst('createdAt'), defaultCount: PAGE };
  const { entities, ...page } = await listEntities(context, input, kind);
  return { ...page, views: entities };
}
