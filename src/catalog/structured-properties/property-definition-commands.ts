/** Defines structured properties. */
import { CatalogError } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/create-entity.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import {
  changeDefinition,
  changeSettings,
  newDefinition,
  type DefinitionChange,
  type NewDefinition,
} from './property-definitions.js';
import type { Definition } from './structured-values.js';

const DEFINITION = 'propertyDefinition';

interface Settings {
  readonly settings?: object | null | undefined;
}

export interface NewProperty extends NewDefinition, Settings {
  /** Last part of the URN. Absent: the qualified name, or a random one. */
  readonly id?: string | null | undefined;
  readonly qualifiedName?: string | null | undefined;
}

/** @returns the URN. @throws CONFLICT if the property exists; INVALID_URN for unknown types; INVALID_REQUEST */
export async function createProperty(context: CommandContext, input: NewProperty): Promise<string> {
  requireName(input.displayName, '/input/displayName');
  const id = input.id ?? input.qualifiedName ?? newId();
  const urn = newUrn(context, 'structuredProperty', id);
  readUrn(context, input.valueType, 'dataType');
  checkEntityTypes(context, [...input.entityTypes, ...(input.typeQualifier?.allowedTypes ?? [])]);
  checkPlatforms(context, input.allowedPlatforms);
  const stamp = stampOf(context);
  const value = newDefinition(input.qualifiedName ?? id, input, stamp);
  const settings = changeSettings(urn, input.settings, stamp);
  return createEntity(context, { urn, aspectName: DEFINITION, value }, settings);
}

export interface PropertyChange extends DefinitionChange, Settings {
  readonly urn: string;
}

/** @returns the URN. @throws NOT_FOUND, INVALID_URN, INVALID_REQUEST */
export async function changeProperty(context: CommandContext, input: PropertyChange): Promise<string> {
  requireName(input.displayName, '/input/displayName');
  const urn = readUrn(context, input.urn, 'structuredProperty');
  checkEntityTypes(context, [
    ...(input.newEntityTypes ?? []),
    ...(input.typeQualifier?.newAllowedTypes ?? []),
  ]);
  checkPlatforms(context, input.newAllowedPlatforms);
  await requireEntities(context, [{ urn }]);
  const definition = await readDefinition(context, urn);
  const stamp = stampOf(context);
  await storeInExisting(context, [
    changeDefinition({ urn, definition }, input, stamp),
    ...changeSettings(urn, input.settings, stamp),
  ]);
  return urn;
}

/** @throws NOT_FOUND for a property without a definition */
async function readDefinition({ services }: CommandContext, urn: string): Promise<Definition> {
  const { aspects } = await services.entities.getEntity(urn, [DEFINITION]);
  const stored = aspects.get(DEFINITION);
  if (stored === undefined)
    throw new CatalogError('NOT_FOUND', `${urn} has no definition`, { path: '/input/urn' });
  return JSON.parse(stored.text) as Definition;
}

function checkEntityTypes(context: CommandContext, urns: readonly string[]): void {
  for (const urn of urns) readUrn(context, urn, 'entityType');
}

function checkPlatforms(context: CommandContext, urns: readonly string[] | null | undefined): void {
  for (const urn of urns ?? []) readUrn(context, urn, 'dataPlatform');
}
