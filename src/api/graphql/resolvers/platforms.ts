/** Platforms of entities whose URN does not contain it. */
import type { GraphqlContext } from '../context.js';
import { findEntityRef, UNKNOWN_PLATFORM, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt } from '../mapping/record.js';

type Context = Pick<GraphqlContext, 'aspects'>;

/** Returns the platform that a source named. */
export async function namedPlatform(
  { urn }: EntityRef,
  { aspects }: Context,
): Promise<EntityRef | undefined> {
  const instance = await aspects.load(urn.text, 'dataPlatformInstance');
  const platform = findEntityRef(memberAt(instance?.value, ['platform']));
  return platform?.urn.entityType === 'dataPlatform' ? platform : undefined;
}

export async function platformOf(entity: EntityRef, _: unknown, context: Context): Promise<EntityRef> {
  return (await namedPlatform(entity, context)) ?? UNKNOWN_PLATFORM;
}
