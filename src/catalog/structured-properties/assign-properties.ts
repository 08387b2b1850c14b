/** Sets and removes values of structured properties on assets. */
import { CatalogError, invalidRequest } from '../../core/errors.js';
import { sameJson } from '../../core/compare.js';
import type { AuditStamp } from '../../model/types.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep, type PatchStep } from '../commands/proposals.js';
import { readUrn, requireEntities, requireEntity } from '../commands/require-entities.js';
import { inExisting, stampOf, storeInExisting, storeUnchanged } from '../commands/store.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { StoredEntity } from '../entities/types.js';
import type { Proposal } from '../writes/types.js';
import { ASSIGNED, DEFINED, assignmentsOf } from './known-properties.js';
import {
  isMeantFor,
  readValues,
  type Definition,
  type PropertyValueInput,
  type StoredValue,
} from './structured-values.js';

interface Assignment {
  readonly property: string;
  readonly values: readonly StoredValue[];
}

export interface PropertyValues {
  readonly structuredPropertyUrn: string;
  readonly values: readonly PropertyValueInput[];
}

/**
 * Sets the values of properties; values of other properties stay.
 * @returns the URN of the asset
 * @throws NOT_FOUND for a missing asset, property or definition; INVALID_REQUEST for values that do not fit the definition; CONFLICT
 */
export async function setProperties(
  context: CommandContext,
  { assetUrn, properties }: { readonly assetUrn: string; readonly properties: readonly PropertyValues[] },
): Promise<string> {
  const asset = readUrn(context, assetUrn);
  if (isColumn(context, asset)) await requireEntities(context, [asset]);
  await storeUnchanged(context, () => proposeProperties(context, asset, properties));
  return asset;
}

/**
 * Proposes values of properties, for `storeUnchanged`. An asset that has been deleted is not created again, but the entity of a column is
 * created.
 * @throws as `setProperties` does
 */
export async function proposeProperties(
  context: CommandContext,
  asset: string,
  properties: readonly PropertyValues[],
): Promise<Proposal[]> {
  const { entityType } = context.services.model.parseUrn(asset);
  const given = properties.map(({ structuredPropertyUrn, values }) => {
    return { property: readUrn(context, structuredPropertyUrn, 'structuredProperty'), values };
  });
  const owner = { urn: asset, aspects: [ASSIGNED] };
  const mayBeMissing = isColumn(context, asset);
  const found = await requireEntities(context, [
    ...(mayBeMissing ? [] : [owner]),
    ...given.map(({ property }) => ({ urn: property, aspects: [DEFINED] })),
  ]);
  const columns = mayBeMissing
    ? await context.services.entities.findAspects([{ urn: asset, names: [ASSIGNED] }])
    : found;
  const stored = columns.get(asset);
  const assignments = given.map((each) => check(each, entityType, found.get(each.property)));
  const before = valuesOf(stored);
  const immutable = assignments.filter(({ definition }) => definition.immutable === true);
  for (const { property, values } of immutable) requireSame(property, before.get(property), values);
  const stamp = stampOf(context);
  const steps = assignments.flatMap((each) => stepsOf(each, stamp, before.has(each.property)));
  const proposal = patchProposal({ urn: asset, aspectName: ASSIGNED }, steps);
  // If several clients set an immutable property for the first time, only one of them may succeed.
  const isFirst = immutable.some(({ property }) => !before.has(property));
  const ifVersion = stored?.aspects.get(ASSIGNED)?.version ?? 0;
  return [{ ...(mayBeMissing ? proposal : inExisting(proposal)), ...(isFirst && { ifVersion }) }];
}

/** The entity of a column need not exist. */
function isColumn({ services }: CommandContext, urn: string): boolean {
  return services.model.parseUrn(urn).entityType === 'schemaField';
}

/** Removes all values of the properties. @returns the URN of the asset. @throws NOT_FOUND, INVALID_URN */
export async function removeProperties(
  context: CommandContext,
  { assetUrn, properties }: { readonly assetUrn: string; readonly properties: readonly string[] },
): Promise<string> {
  const asset = await requireEntity(context, assetUrn);
  const steps = properties.map((urn): PatchStep => {
    return { op: 'remove', path: ['properties', readUrn(context, urn, 'structuredProperty')] };
  });
  await storeInExisting(context, [patchProposal({ urn: asset, aspectName: ASSIGNED }, steps)]);
  return asset;
}

function check(
  { property, values }: { readonly property: string; readonly values: readonly PropertyValueInput[] },
  entityType: string,
  entity: StoredEntity | undefined,
): Assignment & { readonly definition: Definition } {
  const definition = payloadOf(entity, DEFINED) as Definition | undefined;
  if (definition === undefined)
    throw new CatalogError('NOT_FOUND', `${property} has no definition`, { rule: 'propertyDefinition' });
  if (!isMeantFor(definition, entityType))
    throw invalidRequest(
      '/assetUrn',
      `${property} is not for entities of type ${entityType}`,
      `one of ${definition.entityTypes.join(', ')}`,
    );
  return { property, values: readValues(property, definition, values), definition };
}

function valuesOf(asset: StoredEntity | undefined): ReadonlyMap<string, readonly unknown[]> {
  const assignments = assignmentsOf(payloadOf(asset, ASSIGNED));
  return new Map(assignments.map(({ propertyUrn, values }) => [propertyUrn, values]));
}

function requireSame(
  property: string,
  before: readonly unknown[] | undefined,
  after: readonly StoredValue[],
): void {
  if (before === undefined || sameJson(JSON.stringify(before), JSON.stringify(after))) return;
  throw invalidRequest(
    '/structuredPropertyInputParams',
    `${property} is immutable: its values cannot be changed`,
    'immutable',
  );
}

function stepsOf({ property, values }: Assignment, stamp: AuditStamp, isAssigned: boolean): PatchStep[] {
  const path = ['properties', property];
  return [
    setStep([...path, 'values'], values),
    ...(isAssigned ? [] : [setStep([...path, 'created'], stamp)]),
    setStep([...path, 'lastModified'], stamp),
  ];
}
