/** The rules of definitions of structured properties, which hold for every write of them. */
import { CatalogError } from '../../core/errors.js';
import { sameTree } from '../../core/same-json.js';
import type { Urn } from '../../model/urn/urn.js';
import { findUrn } from '../../model/urn/parse-urn.js';
import { lastName, textOf, VALUE_TYPES, type Definition } from './structured-values.js';

export interface DefinitionWrite {
  readonly property: Urn;
  readonly proposed: Definition;
  /** The definition that is replaced, if there is one. */
  readonly stored: Definition | undefined;
  readonly isRemoved: boolean;
}

/** Tells whether an entity exists that a definition names, e.g. an entity type. */
type Exists = (urn: string) => boolean;

/** @throws INVALID_ASPECT with the path of the member that breaks a rule */
export function checkDefinition(write: DefinitionWrite, exists: Exists): void {
  const { property, proposed, stored, isRemoved } = write;
  if (sameTree(proposed, stored)) return;
  if (isRemoved) {
    const message = `Cannot mutate a soft deleted Structured Property Definition: ${property.text}`;
    throw new CatalogError('INVALID_ASPECT', message, { path: '', rule: 'properties that are not deleted' });
  }
  const { qualifiedName, version, valueType, entityTypes, typeQualifier, allowedPlatforms = [] } = proposed;
  if (/\s/.test(property.text) || /\s/.test(qualifiedName))
    throw refusal('qualifiedName', 'a name and an id without spaces');
  if (version !== undefined && !/^\d{14}$/.test(version)) throw refusal('version', 'fourteen digits');
  requireType('valueType', valueType, 'dataType');
  if (!VALUE_TYPES.has(lastName(valueType)) && !exists(valueType))
    throw refusal('valueType', `an existing data type; ${valueType} does not exist`);
  const types = { entityTypes, 'typeQualifier/allowedTypes': typeQualifier?.['allowedTypes'] ?? [] };
  for (const [member, urns] of Object.entries(types)) requireEntityTypes(member, urns, exists);
  for (const platform of allowedPlatforms) requireType('allowedPlatforms', platform, 'dataPlatform');
  if (stored !== undefined) checkChange(proposed, stored);
}

/** A definition with a newer version may contradict the values that are stored already. */
function checkChange(proposed: Definition, stored: Definition): void {
  if (proposed.qualifiedName !== stored.qualifiedName)
    throw refusal('qualifiedName', `unchanged: ${stored.qualifiedName}`);
  const { version } = proposed;
  if (version !== undefined && (stored.version === undefined || version > stored.version)) return;
  if (proposed.valueType !== stored.valueType)
    throw refusal('valueType', `unchanged without a newer version: ${stored.valueType}`);
  if (stored.cardinality === 'MULTIPLE' && proposed.cardinality !== 'MULTIPLE')
    throw refusal('cardinality', 'not SINGLE after MULTIPLE without a newer version');
  const allowed = proposed.allowedValues && new Set(proposed.allowedValues.map(({ value }) => textOf(value)));
  if (allowed === undefined) return;
  const isNarrower = stored.allowedValues?.some(({ value }) => !allowed.has(textOf(value))) ?? true;
  if (isNarrower) throw refusal('allowedValues', 'values can only be added without a newer version');
}

function requireEntityTypes(member: string, urns: readonly string[], exists: Exists): void {
  for (const urn of urns) {
    requireType(member, urn, 'entityType');
    if (!exists(urn)) throw refusal(member, `existing entity types; ${urn} does not exist`);
  }
}

function requireType(member: string, urn: string, entityType: string): void {
  if (findUrn(urn)?.entityType !== entityType)
    throw refusal(member, `a URN of the type ${entityType}, not ${urn}`);
}

function refusal(member: string, rule: string): CatalogError {
  const details = { path: `/${member}`, rule, aspect: 'propertyDefinition' };
  return new CatalogError('INVALID_ASPECT', `propertyDefinition.${member}: ${rule}`, details);
}
