/** Containers of entities, and browse paths. */
import { findAncestors } from '../../../catalog/hierarchies/find-ancestors.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';
import { platformOf } from './platforms.js';
import { textIn } from './text-in.js';

/** Innermost container first. One statement per level. */
export async function parentContainersOf(
  entity: EntityRef,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<{ count: number; containers: EntityRef[] }> {
  const found = await findAncestors(entity, (each) => containerOf(each, aspects));
  return { count: found.length, containers: found };
}

async function containerOf(
  { urn }: EntityRef,
  aspects: GraphqlContext['aspects'],
): Promise<EntityRef | undefined> {
  const aspect = await aspects.load(urn.text, 'container');
  const container = findEntityRef(memberAt(aspect?.value, ['container']));
  return container?.urn.entityType === 'container' ? container : undefined;
}

export const containers = {
  Container: { platform: platformOf },
  /** Stored as text, e.g. `/prod/hive`. */
  BrowsePath: {
    path: (parent: StoredRecord | { readonly path: readonly string[] }) =>
      parent instanceof StoredRecord ? textIn(parent.value, 'path').split('/').filter(Boolean) : parent.path,
  },
} as const;
