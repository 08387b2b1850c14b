/** Reads payloads of stored entities. */
import type { JsonObject } from '../../core/json.js';
import type { StoredEntity } from './types.js';

/** Returns the parsed payload of an aspect; undefined if the entity, or its aspect, is absent or was not read. */
export function payloadOf(
  entity: Pick<StoredEntity, 'aspects'> | undefined,
  aspect: string,
): JsonObject | undefined {
  const text = entity?.aspects.get(aspect)?.text;
  return text === undefined ? undefined : (JSON.parse(text) as JsonObject);
}
