/** Derives the key aspect of an entity from its URN. */
import type { JsonObject } from '../core/json.js';
import type { Urn } from './urn/urn.js';
import type { EntityDefinition, Payload } from './types.js';

/**
 * Returns the value of the key aspect: one member per key part, in the order of the registry. Enum parts are their symbol,
 * nested URNs their text. String parts stay percent-encoded as in the URN, because clients expect that and because only this form
 * gives the same URN back.
 * @param urn checked by `checkUrn`; a missing optional part is left out
 */
export function keyPayload(urn: Urn, entity: EntityDefinition): Payload {
  const value: JsonObject = {};
  entity.keyFields.forEach((field, index) => {
    const part = urn.parts[index];
    if (part !== undefined) value[field.name] = part;
  });
  return { text: JSON.stringify(value), value };
}
