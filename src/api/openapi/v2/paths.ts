/** Paths of the endpoints of version 2. Their parameter `type` is `entityType` of version 3. */
import type { EntityParameters } from '../v3/paths.js';

export const TYPE_V2 = '/openapi/v2/entity/{type}';
export const ENTITY_V2 = `${TYPE_V2}/{urn}`;
export const ASPECT_V2 = `${ENTITY_V2}/{aspect}`;

export interface TypeParametersV2 {
  readonly type: string;
  readonly [name: string]: string;
}

/** Returns the parameters as the endpoints of version 3 read them. */
export function asV3<Parameters extends TypeParametersV2>(
  parameters: Parameters,
): Parameters & Pick<EntityParameters, 'entityType'> {
  return { ...parameters, entityType: parameters.type };
}

/** Returns an entity of version 3 in the form of version 2. */
export function toV2({ urn, ...aspects }: Readonly<Record<string, unknown>>): object {
  return { urn, aspects };
}
