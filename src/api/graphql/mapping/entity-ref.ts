/** The value that resolvers return for an entity: its URN. Fields load what they need, so only selected data is read. */
import { findUrn, parseUrnSyntax } from '../../../model/urn/parse-urn.js';
import type { Urn } from '../../../model/urn/urn.js';

export class EntityRef {
  constructor(readonly urn: Urn) {}
}

/** The platform of entities without a known platform, because `platform` is non-null. */
export const UNKNOWN_PLATFORM = new EntityRef({
  text: 'urn:li:dataPlatform:unknown',
  entityType: 'dataPlatform',
  parts: ['unknown'],
});

/** Returns the reference of a stored entity. Its type may no longer be part of the model. */
export function storedEntityRef(urn: string): EntityRef {
  return new EntityRef(parseUrnSyntax(urn));
}

/** @returns undefined for a text that is not a URN, which old payloads can contain; the field is null then */
export function findEntityRef(value: unknown): EntityRef | undefined {
  if (typeof value !== 'string') return undefined;
  const urn = findUrn(value);
  return urn === undefined ? undefined : new EntityRef(urn);
}
