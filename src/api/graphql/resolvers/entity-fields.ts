/** Fields of all entity types that are not members of aspects: `exists`, `lineage`, `relationships`, raw aspects and so on. */
import type { GraphQLResolveInfo } from 'graphql';
import type { StoredAspect } from '../../../catalog/entities/types.js';
import type { GraphqlContext } from '../context.js';
import type {
  AspectParams,
  HistoryInput,
  LineageInput,
  RelatedDocumentsInput,
  RelationshipsInput,
} from '../generated/schema-types.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import type { FieldResolver } from '../mapping/field-resolvers.js';
import { prefetchLongList } from '../mapping/selected-aspects.js';
import { historyOf } from './changes.js';
import { relatedDocumentsOf } from './documents.js';
import { healthOf } from './health.js';
import { parentContainersOf } from './hierarchies.js';
import { lineageOf, relationshipsOf } from './relationships.js';

export const entityFields: Readonly<Record<string, FieldResolver>> = {
  exists: (parent, _, { aspects }) => aspects.exists((parent as EntityRef).urn.text),
  lastIngested: (parent, _, { lastObserved }) => lastObserved.load((parent as EntityRef).urn.text),
  aspects: (parent, { input }, context) =>
    rawAspectsOf(parent as EntityRef, (input ?? {}) as AspectParams, context),
  lineage: (parent, { input }, context, info) =>
    withPrefetch(lineageOf(parent as EntityRef, input as LineageInput, context), info, context),
  health: (parent, _, context) => healthOf(parent as EntityRef, context),
  parentContainers: (parent, _, context) => parentContainersOf(parent as EntityRef, context),
  relatedDocuments: (parent, { input }, context, info) =>
    relatedDocumentsOf(parent as EntityRef, input as RelatedDocumentsInput, context, info),
  privileges: (parent) => (parent as EntityRef).urn,
  overview: (parent) => parent,
  history: (parent, { input }, context) =>
    historyOf(parent as EntityRef, (input ?? {}) as HistoryInput, context),
  relationships: (parent, { input }, context, info) =>
    withPrefetch(relationshipsOf(parent as EntityRef, input as RelationshipsInput, context), info, context),
};

interface RelatedPage {
  readonly relationships: readonly { readonly entity: EntityRef | undefined }[];
}

async function withPrefetch<Page extends RelatedPage>(
  found: Promise<Page>,
  info: GraphQLResolveInfo,
  context: GraphqlContext,
): Promise<Page> {
  const page = await found;
  const entities = page.relationships.map(({ entity }) => entity);
  await prefetchLongList(entities, { info, path: ['relationships', 'entity'] }, context);
  return page;
}

/**
 * Returns raw aspects, for data without a field in the schema. Ignores aspects that the entity's type does not have, so that one selection
 * fits entities of several types.
 * @throws UNKNOWN_ASPECT for names that no type has
 */
async function rawAspectsOf(
  { urn }: EntityRef,
  { aspectNames, autoRenderOnly }: AspectParams,
  { aspects, completeEntities, services }: GraphqlContext,
): Promise<object[]> {
  if (autoRenderOnly) return [];
  if (!aspectNames) {
    const entity = await completeEntities.load(urn.text);
    return [...(entity?.aspects.values() ?? [])].map(present);
  }
  const names = new Set(aspectNames.map((name) => services.model.getAspect(name).name));
  const loaded = await Promise.all([...names].map((name) => aspects.load(urn.text, name)));
  return loaded.filter((aspect) => aspect !== undefined).map(present);
}

function present({ name, text }: StoredAspect): object {
  return { aspectName: name, payload: text };
}
