/** What resolvers hand on for an entity: its URN. Fields load what they need, so nothing is read that nobody asked for. */
import { findUrn, parseUrnSyntax } from '../../../model/urn/parse-urn.js';
import type { Urn } from '../../../model/urn/urn.js';

export class EntityRef {
  constructor(readonly urn: Urn) {}
}

/** Of entities that are of no platform that is known: `platform` is never null. */
export const UNKNOWN_PLATFORM = new EntityRef({
  text: 'urn:li:dataPlatform:unknown',
  entityType: 'dataPlatform',
  parts: ['unknown'],
});

/** Of an entity that was found in the store, also of a type whose schema is there no longer. */
export function storedEntityRef(urn: string): EntityRef {
  return new EntityRef(parseUrnSyntax(urn));
}

/** @returns undefined for what is no URN: it may stand in old payloads, and then the field is null */
export function findEntityRef(value: unknown): EntityRef | undefined {
  if (typeof value !== 'string') return undefined;
  const urn = findUrn(value);
  return urn === undefined ? undefined : new EntityRef(urn);
}
