/** What entities are in, and paths through it. */
import type { GraphqlContext } from '../context.js';
import { EntityRef, findEntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';

const UNKNOWN_PLATFORM = new EntityRef({
  text: 'urn:li:dataPlatform:unknown',
  entityType: 'dataPlatform',
  parts: ['unknown'],
});

/** From the inside out; one statement for each level. Containers that were written as a circle end where it closes. */
export async function parentContainersOf(
  entity: EntityRef,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<{ count: number; containers: EntityRef[] }> {
  const seen = new Map<string, EntityRef>();
  let current: EntityRef | undefined = entity;
  while (current !== undefined) {
    const aspect = await aspects.load(current.urn.text, 'container');
    current = findEntityRef(memberAt(aspect?.value, ['container']));
    if (current === undefined || current.urn.entityType !== 'container') break;
    if (current.urn.text === entity.urn.text || seen.has(current.urn.text)) break;
    seen.set(current.urn.text, current);
  }
  return { count: seen.size, containers: [...seen.values()] };
}

/** Of entities whose URN does not name it. */
export async function platformOf(
  { urn }: EntityRef,
  _: unknown,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<EntityRef> {
  const aspect = await aspects.load(urn.text, 'dataPlatformInstance');
  const platform = findEntityRef(memberAt(aspect?.value, ['platform']));
  return platform?.urn.entityType === 'dataPlatform' ? platform : UNKNOWN_PLATFORM;
}

export const containers = {
  Container: { platform: platformOf },
  /** Stored as text, e.g. `/prod/hive`. */
  BrowsePath: {
    path: (parent: StoredRecord | { readonly path: readonly string[] }) =>
      parent instanceof StoredRecord ? String(parent.value['path']).split('/').filter(Boolean) : parent.path,
  },
} as const;
