/** Fields of all entity types that are not members of aspects: `exists`, `lastIngested`, raw aspects. */
import type { GraphQLResolveInfo } from 'graphql';
import { historyOf } from '../changes/entity-history.js';
import type { GraphqlContext } from '../context.js';
import { relatedDocumentsOf } from '../documents/document-searches.js';
import type { HistoryInput, LineageInput, RelatedDocumentsInput } from '../generated/schema-types.js';
import { lineageOf } from '../lineage/neighbours.js';
import type { FieldResolver } from '../mapping/entity-field.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { readShown } from '../mapping/read-shown.js';
import { parentContainersOf } from './containers.js';
import { healthOf } from './health.js';
import { rawAspectsOf, type AspectParams } from './raw-aspects.js';
import { relationshipsOf, type RelationshipsInput } from './relationships.js';

export const entityFields: Readonly<Record<string, FieldResolver>> = {
  exists: (parent, _, { aspects }) => aspects.exists((parent as EntityRef).urn.text),
  lastIngested: (parent, _, { lastObserved }) => lastObserved.load((parent as EntityRef).urn.text),
  aspects: (parent, { input }, context) =>
    rawAspectsOf(parent as EntityRef, (input ?? {}) as AspectParams, context),
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  lineage: (parent, { input }, context, info) =>
    withShown(lineageOf(parent as EntityRef, input as LineageInput, context), info, context),
  health: (parent, args, context) => healthOf(parent as EntityRef, args, context),
  parentContainers: (parent, _, context) => parentContainersOf(parent as EntityRef, context),
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  relatedDocuments: (parent, { input }, context, info) =>
    relatedDocumentsOf(parent as EntityRef, { input: input as RelatedDocumentsInput }, context, info),
  privileges: (parent) => (parent as EntityRef).urn,
  overview: (parent) => parent,
  history: (parent, { input }, context) =>
    historyOf(parent as EntityRef, (input ?? {}) as HistoryInput, context),
  // eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
  relationships: (parent, { input }, context, info) =>
    withShown(relationshipsOf(parent as EntityRef, input as RelationshipsInput, context), info, context),
};

interface RelatedPage {
  readonly relationships: readonly { readonly entity: EntityRef | undefined }[];
}

async function withShown<Page extends RelatedPage>(
  found: Promise<Page>,
  info: GraphQLResolveInfo,
  context: GraphqlContext,
): Promise<Page> {
  const page = await found;
  const entities = page.relationships.map(({ entity }) => entity);
  await readShown(entities, { info, way: ['relationships', 'entity'] }, context);
  return page;
}
