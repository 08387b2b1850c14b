/** The platform of an entity. */
import { readKey } from '../../../../model/search/key-facts.js';
import { findEntityRef, type EntityRef } from '../../mapping/entity-ref.js';
import { valuesAt, type OverviewContext } from './overview-values.js';

const STORED = { aspect: 'dataPlatformInstance', path: ['platform'] };

/** Prefers the platform in the URN, which every reader of the entity knows. */
export async function overviewPlatform(
  entity: EntityRef,
  _: unknown,
  context: OverviewContext,
): Promise<EntityRef | null> {
  const named = findEntityRef(readKey(context.services.model, entity.urn).platform);
  if (named?.urn.entityType === 'dataPlatform') return named;
  const [stored] = await valuesAt(entity, [STORED], context);
  const platform = findEntityRef(stored);
  if (platform?.urn.entityType !== 'dataPlatform') return null;
  return (await context.visible.load(platform.urn.text)) ? platform : null;
}
