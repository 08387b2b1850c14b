/** Derives the URN from a key aspect. */
import { CatalogError } from '../../../core/errors.js';
import type { MetadataModel } from '../../../model/types.js';
import { formatUrn } from '../../../model/urn/format-urn.js';

/**
 * A field that the model does not know is refused here in any case: the URN would lack it, and name another entity.
 * @throws UNKNOWN_ENTITY, INVALID_ASPECT, INVALID_URN
 */
export function readEntityKey(entityType: string, keyText: string, model: MetadataModel): string {
  const entity = model.getEntity(entityType);
  const { value: key, unknownFields } = model.readPayload(entity.keyAspect, keyText);
  const [unknown] = unknownFields ?? [];
  if (unknown !== undefined)
    throw new CatalogError('INVALID_ASPECT', `${unknown.place}: no key of a ${entity.name} has this field`, {
      rule: 'known fields only',
      aspect: entity.keyAspect,
    });
  const parts = entity.keyFields.map(({ name }) => key[name]).filter((part) => typeof part === 'string');
  return formatUrn(entity.name, parts);
}
