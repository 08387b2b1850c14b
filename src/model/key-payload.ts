/** The key aspect of an entity, which follows from its URN. */
import type { JsonObject } from '../core/json.js';
import type { Urn } from './urn/urn.js';
import type { EntityDefinition, Payload } from './types.js';

/**
 * The key aspect's value: one member per key part, in the order of the registry. Enum parts are their symbol,
 * nested URNs their text. String parts stay percent-encoded as in the URN: clients read the key so, and it is the only form
 * from which the same URN can be made again.
 * @param urn checked by `checkUrn`; an optional part that is not there is left out.
 */
export function keyPayload(urn: Urn, entity: EntityDefinition): Payload {
  const value: JsonObject = {};
  entity.keyFields.forEach((field, index) => {
    const part = urn.parts[index];
    if (part !== undefined) value[field.name] = part;
  });
  return { text: JSON.stringify(value), value };
}
