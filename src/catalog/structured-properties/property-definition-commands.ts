/** Defines structured properties. */
import { CatalogError } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/create-entity.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { payloadOf } from '../entities/payload-of.js';
import { DEFINED } from './known-properties.js';
import {
  changeDefinition,
  changeSettings,
  newDefinition,
  type DefinitionChange,
  type NewDefinition,
} from './property-definitions.js';
import type { Definition } from './structured-values.js';

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
  return createEntity(context, { urn, aspectName: DEFINED, value }, settings);
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
  const definition = await requireDefinition(context, urn);
  const stamp = stampOf(context);
  await storeInExisting(context, [
    changeDefinition({ urn, definition }, input, stamp),
    ...changeSettings(urn, input.settings, stamp),
  ]);
  return urn;
}

/** @throws NOT_FOUND, also for a property without a definition */
async function requireDefinition(context: CommandContext, urn: string): Promise<Definition> {
  const found = await requireEntities(context, [{ urn, aspects: [DEFINED] }]);
  const definition = payloadOf(found.get(urn), DEFINED);
  if (definition === undefined)
    throw new CatalogError('NOT_FOUND', `${urn} has no definition`, {
      path: '/input/urn',
      rule: 'a property with a definition',
    });
  return definition as unknown as Definition;
}

function checkEntityTypes(context: CommandContext, urns: readonly string[]): void {
  for (const urn of urns) readUrn(context, urn, 'entityType');
}

function checkPlatforms(context: CommandContext, urns: readonly string[] | null | undefined): void {
  for (const urn of urns ?? []) readUrn(context, urn, 'dataPlatform');
}
