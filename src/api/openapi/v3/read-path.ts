/** Reads entity type, URN and aspect from the path of a request. */
import type { AspectDefinition, EntityDefinition, MetadataModel } from '../../../model/types.js';
import { decodePercent } from '../../../model/urn-encoding.js';
import type { Urn } from '../../../model/urn.js';
import { readPathUrn } from '../../http/request-parts.js';
import type { ParametersOf } from '../../http/route.js';

/** Clients write entity types in lower case. @throws UNKNOWN_ENTITY */
export function readType({ entityType }: TypeParameters, model: MetadataModel): EntityDefinition {
  return readTypeName(decodePercent(entityType) ?? entityType, model);
}

/** @param name in any case, not encoded. @throws UNKNOWN_ENTITY */
export function readTypeName(name: string, model: MetadataModel): EntityDefinition {
  return model.entities.get(name) ?? findIgnoringCase(name, model) ?? model.getEntity(name);
}

/** @throws UNKNOWN_ENTITY, INVALID_URN, also if the URN has another type than the path */
export function readEntity(parameters: EntityParameters, model: MetadataModel): Urn {
  const entity = readType(parameters, model);
  return model.parseUrn(readPathUrn(parameters.urn, model).text, entity.name);
}

/** @throws UNKNOWN_ENTITY, INVALID_URN, UNKNOWN_ASPECT */
export function readAspect(
  parameters: AspectParameters,
  model: MetadataModel,
): { urn: Urn; aspect: AspectDefinition } {
  const urn = readEntity(parameters, model);
  const name = decodePercent(parameters.aspect) ?? parameters.aspect;
  return { urn, aspect: readAspectName(name, model.getEntity(urn.entityType), model) };
}

/** Clients write names of aspects in any case. @throws UNKNOWN_ASPECT if the type does not have the aspect */
export function readAspectName(
  name: string,
  entity: EntityDefinition,
  model: MetadataModel,
): AspectDefinition {
  const lower = name.toLowerCase();
  const known = entity.aspects.includes(name)
    ? name
    : entity.aspects.find((aspect) => aspect.toLowerCase() === lower);
  return model.getAspectOf(entity.name, known ?? name);
}

/** Returns the name of an aspect of any type, in the case of the model. @throws UNKNOWN_ASPECT */
export function findAspectName(name: string, model: MetadataModel): string {
  if (model.aspects.has(name)) return name;
  const lower = name.toLowerCase();
  return model.getAspect([...model.aspects.keys()].find((one) => one.toLowerCase() === lower) ?? name).name;
}

function findIgnoringCase(name: string, { entities }: MetadataModel): EntityDefinition | undefined {
  const lower = name.toLowerCase();
  return [...entities.values()].find((entity) => entity.name.toLowerCase() === lower);
}

/** Paths of the endpoints of version 3. */
export const ENTITIES = '/openapi/v3/entity';
export const OF_TYPE = `${ENTITIES}/{entityType}` as const;
export const OF_ENTITY = `${OF_TYPE}/{urn}` as const;
export const OF_ASPECT = `${OF_ENTITY}/{aspect}` as const;

export type TypeParameters = ParametersOf<typeof OF_TYPE>;
export type EntityParameters = ParametersOf<typeof OF_ENTITY>;
export type AspectParameters = ParametersOf<typeof OF_ASPECT>;

/** Of entities of any type. */
export const GENERIC = `${ENTITIES}/generic` as const;
