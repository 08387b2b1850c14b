/** Defines structured properties: the proposals, and the commands that store them. */
import { CatalogError, invalidRequest } from '../../core/errors.js';
import type { AuditStamp } from '../../model/types.js';
import { newId } from '../../core/ids.js';
import type { Proposal } from '../writes/types.js';
import { patchProposal, setMembers, setStep, type PatchStep } from '../commands/proposals.js';
import { omitNullish, requireName, type Optional } from '../commands/command-input.js';
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/entity-commands.js';
import { readUrn, requireStored } from '../commands/require-entities.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import {
  brokenRule,
  readValue,
  textOf,
  type Definition,
  type PropertyValueInput,
} from './structured-values.js';
import { DEFINED } from './known-properties.js';

interface AllowedValueInput extends PropertyValueInput {
  readonly description?: Optional<string>;
}

interface NewDefinition {
  readonly displayName?: Optional<string>;
  readonly description?: Optional<string>;
  readonly immutable?: Optional<boolean>;
  /** URN of a data type. */
  readonly valueType: string;
  readonly typeQualifier?: Optional<{ readonly allowedTypes?: Optional<readonly string[]> }>;
  readonly allowedValues?: Optional<readonly AllowedValueInput[]>;
  readonly cardinality?: Optional<string>;
  /** URNs of the entity types that may have the property. */
  readonly entityTypes: readonly string[];
  /** URNs of the platforms whose assets may have the property. Absent: all. */
  readonly allowedPlatforms?: Optional<readonly string[]>;
}

/** A definition only grows: values, types and entities can be added but not removed. */
interface DefinitionChange {
  readonly displayName?: Optional<string>;
  readonly description?: Optional<string>;
  readonly immutable?: Optional<boolean>;
  readonly setCardinalityAsMultiple?: Optional<boolean>;
  readonly newAllowedValues?: Optional<readonly AllowedValueInput[]>;
  readonly newEntityTypes?: Optional<readonly string[]>;
  readonly newAllowedPlatforms?: Optional<readonly string[]>;
  readonly typeQualifier?: Optional<{ readonly newAllowedTypes?: Optional<readonly string[]> }>;
}

/** Key of an array for which the patch rules of the model have none. */
const KEYS = { '/typeQualifier/allowedTypes': [] };

/** @throws INVALID_REQUEST for an allowed value that does not fit the type */
export function newDefinition(
  qualifiedName: string,
  input: NewDefinition,
  stamp: AuditStamp,
): Record<string, unknown> {
  const { displayName, description, immutable, valueType, cardinality, entityTypes } = input;
  const allowedTypes = input.typeQualifier?.allowedTypes;
  const allowedValues = input.allowedValues?.map((value, index) =>
    allowedValue(value, { qualifiedName, valueType, entityTypes }, `/input/allowedValues/${index}`),
  );
  return omitNullish({
    qualifiedName,
    displayName,
    description,
    immutable,
    valueType,
    typeQualifier: allowedTypes ? { allowedTypes } : undefined,
    allowedValues,
    cardinality,
    entityTypes,
    allowedPlatforms: input.allowedPlatforms,
    created: stamp,
    lastModified: stamp,
  });
}

interface StoredProperty {
  readonly urn: string;
  readonly definition: Definition;
}

/** @throws INVALID_REQUEST for an allowed value that does not fit the type */
export function changeDefinition(
  { urn, definition }: StoredProperty,
  input: DefinitionChange,
  stamp: AuditStamp,
): Proposal {
  const { displayName, description, immutable } = input;
  const cardinality = input.setCardinalityAsMultiple ? 'MULTIPLE' : undefined;
  // The present allowed values do not restrict new ones.
  const { allowedValues: _, ...unrestricted } = definition;
  const values = (input.newAllowedValues ?? []).map((value, index) =>
    allowedValue(value, unrestricted, `/input/newAllowedValues/${index}`),
  );
  const steps: PatchStep[] = [
    ...setMembers(omitNullish({ displayName, description, immutable, cardinality })),
    ...values.map((each) => setStep(['allowedValues', String(Object.values(each.value)[0])], each)),
    ...(input.newEntityTypes ?? []).map((type) => setStep(['entityTypes', type], type)),
    ...(input.newAllowedPlatforms ?? []).map((urn) => setStep(['allowedPlatforms', urn], urn)),
    ...(input.typeQualifier?.newAllowedTypes ?? []).map((type) =>
      setStep(['typeQualifier', 'allowedTypes', type], type),
    ),
    setStep(['lastModified'], stamp),
  ];
  return patchProposal({ urn, aspectName: DEFINED }, steps, KEYS);
}

export function changeSettings(urn: string, settings: Optional<object>, stamp: AuditStamp): Proposal[] {
  if (!settings) return [];
  const steps = setMembers({ ...omitNullish({ ...settings }), lastModified: stamp });
  return [patchProposal({ urn, aspectName: 'structuredPropertySettings' }, steps)];
}

/** @param definition without allowed values @param path of the value in the input */
function allowedValue({ description, ...input }: AllowedValueInput, definition: Definition, path: string) {
  const refuse = (message: string, rule: string): never => {
    throw invalidRequest(path, message, rule);
  };
  const value =
    readValue(input) ??
    refuse('An allowed value is either a stringValue or a numberValue', 'stringValue or numberValue');
  const rule = brokenRule(definition, value);
  if (rule !== undefined)
    refuse(`The allowed value ${textOf(value)} does not fit the property: ${rule}`, rule);
  return { value, ...(description && { description }) };
}

interface Settings {
  readonly settings?: Optional<object>;
}

interface NewProperty extends NewDefinition, Settings {
  /** Last part of the URN. Absent: the qualified name, or a random one. */
  readonly id?: Optional<string>;
  readonly qualifiedName?: Optional<string>;
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

interface PropertyChange extends DefinitionChange, Settings {
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
  const { value: definition } = await requireStored(context, urn, DEFINED);
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

function checkPlatforms(context: CommandContext, urns: Optional<readonly string[]>): void {
  for (const urn of urns ?? []) readUrn(context, urn, 'dataPlatform');
}
