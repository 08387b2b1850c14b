/** Paths of the endpoints of version 3. */
export const ENTITIES = '/openapi/v3/entity';
export const OF_TYPE = `${ENTITIES}/{entityType}`;
export const OF_ENTITY = `${OF_TYPE}/{urn}`;
export const OF_ASPECT = `${OF_ENTITY}/{aspect}`;

export interface TypeParameters {
  readonly entityType: string;
  readonly [name: string]: string;
}

export interface EntityParameters extends TypeParameters {
  readonly urn: string;
}

export interface AspectParameters extends EntityParameters {
  readonly aspect: string;
}

/** Of entities of any type. */
export const GENERIC = `${ENTITIES}/generic`;
