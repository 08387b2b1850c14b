/** Derives the key aspect of an entity from its URN. */
import type { JsonObject } from '../core/json.js';
import type { Urn } from './urn/urn.js';
import type { EntityDefinition, Payload } from './types.js';

/**
 * Returns the payload of the key aspect: one member per key part, in the order of the registry. An enum part is stored as its symbol, a
 * nested URN as its text. String parts stay percent-encoded as in the URN, because clients expect that and because the URN can be
 * rebuilt from this form only. A missing optional part is left out.
 * @param urn checked by `checkUrn`
 */
export function keyPayload(urn: Urn, entity: EntityDefinition): Payload {
  const value: JsonObject = {};
  entity.keyFields.forEach((field, index) => {
    const part = urn.parts[index];
    if (part !== undefined) value[field.name] = part;
  });
  return { text: JSON.stringify(value), value };
}
