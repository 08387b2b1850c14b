/** Where charts and recommendations lead to. */
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from '../mapping/entity-ref.js';

/** The parameters that open the page of an entity. */
export function profileOf({ urn }: EntityRef): object {
  const type = (_: unknown, { typeNames }: GraphqlContext): string => typeNames.toEnum(urn.entityType);
  return { urn: urn.text, type };
}
