/** Saved views: their lists, changes, and the form in which editors show them. */
import type { Criterion } from '../../../catalog/search/filter.js';
import {
  branchesOf,
  createView,
  deleteView,
  updateView,
  VIEW_INFO,
  VIEW_TYPE,
  type ViewDefinition,
} from '../../../catalog/views.js';
import { isJsonObject, type JsonObject } from '../../../core/json.js';
import { findEntityType } from '../../../model/search/entity-type-names.js';
import type { GraphqlContext } from '../context.js';
import type {
  DataHubViewDefinitionInput,
  DataHubViewType,
  EntityType,
  MutationResolvers,
  QueryResolvers,
} from '../generated/schema-types.js';
import { storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, memberAt, StoredRecord } from '../mapping/record.js';
import { toCriterion } from '../search/inputs.js';
import { equals, listEntities, newestFirst, presentPage, type ListRequest } from '../search/list-entities.js';

const PAGE = 20;

export const viewQueries = {
  listMyViews: (_, { input }, context) =>
    list(context, input, [
      equals('createdBy', context.actor),
      ...(input.viewType ? [equals('type', input.viewType)] : []),
    ]),
  listGlobalViews: (_, { input }, context) => list(context, input, [equals('type', 'GLOBAL')]),
} satisfies QueryResolvers;

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

export const viewTypes = {
  DataHubView: { viewType, definition },
  DataHubViewDefinition: { entityTypes, filter },
} as const;

async function infoOf({ urn }: EntityRef, { aspects }: GraphqlContext): Promise<JsonObject> {
  return (await aspects.load(urn.text, VIEW_INFO))?.value ?? {};
}

async function viewType(view: EntityRef, _: unknown, context: GraphqlContext): Promise<DataHubViewType> {
  return memberAt(await infoOf(view, context), ['type']) === 'GLOBAL' ? 'GLOBAL' : 'PERSONAL';
}

/** Empty for a view without its main aspect. */
async function definition(view: EntityRef, _: unknown, context: GraphqlContext): Promise<StoredRecord> {
  const stored = memberAt(await infoOf(view, context), ['definition']);
  return new StoredRecord(isJsonObject(stored) ? stored : {}, view.urn);
}

/** The stored names are entity types, or values of the enum. */
function entityTypes({ value }: StoredRecord, _: unknown, context: GraphqlContext): EntityType[] {
  const names = itemsAt(value, ['entityTypes']).filter((name) => typeof name === 'string');
  const { services, typeNames } = context;
  return names.map((name) => typeNames.toEnum(findEntityType(services.model, name) ?? name) as EntityType);
}

/**
 * One conjunction becomes AND with its conditions. Several conjunctions of one condition each become OR. An editor cannot show any other
 * filter, so the list is empty for it.
 */
function filter({ value }: StoredRecord) {
  const branches = branchesOf(memberAt(value, ['filter'])).map((criteria) => [...criteria]);
  const [first = [], ...others] = branches;
  if (others.length === 0) return { operator: 'AND' as const, filters: first };
  const isSimple = branches.every(({ length }) => length === 1);
  return { operator: 'OR' as const, filters: isSimple ? branches.flat() : [] };
}

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
  return presentPage('views', await listEntities(context, input, kind));
}
