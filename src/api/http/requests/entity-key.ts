/** Derives the URN from a key aspect. */
import type { MetadataModel } from '../../../model/types.js';
import { formatUrn } from '../../../model/urn/format-urn.js';

/** @throws UNKNOWN_ENTITY, INVALID_ASPECT, INVALID_URN */
export function readEntityKey(entityType: string, keyText: string, model: MetadataModel): string {
  const entity = model.getEntity(entityType);
  const key = model.readPayload(entity.keyAspect, keyText).value;
  const parts = entity.keyFields.map(({ name }) => key[name]).filter((part) => typeof part === 'string');
  return formatUrn(entity.name, parts);
}
