/** The rules of definitions and values of structured properties, which hold for every write of them. */
import type { MetadataModel } from '../../model/types.js';
import { readKey } from '../../model/search/key-facts.js';
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import { sameTree } from '../../core/compare.js';
import { type Urn, findUrn } from '../../model/urn.js';
import type { Proposed, RuleContext } from '../writes/aspect-rule.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import {
  ASSIGNED,
  DEFINED,
  knownProperty,
  type KnownProperties,
  type KnownProperty,
  assignmentKey,
  assignmentsOf,
  type PropertyAssignment,
} from './known-properties.js';
import {
  lastName,
  type Definition,
  brokenRule,
  type StoredValue,
  textOf,
  VALUE_TYPES,
} from './structured-values.js';

/** @throws INVALID_ASPECT */
export function checkProperties(
  { step: { aspect, kind }, payload, state }: Proposed,
  { model, known, find }: RuleContext<KnownProperties>,
): void {
  const property = (urn: string) => knownProperty(urn, known, find);
  const stored = aspectValue(state.aspects.get(aspect.name));
  if (aspect.name === ASSIGNED) {
    const platform = platformOf(state, model);
    checkAssignments({ proposed: payload.value, stored, isPatch: kind === 'patch', platform }, property);
  }
  if (aspect.name !== DEFINED) return;
  const types = new Set([...model.entities.keys()].map((name) => name.toLowerCase()));
  const isRemoved = aspectValue(state.aspects.get('status'))?.['removed'] === true;
  const definitions = {
    proposed: payload.value as unknown as Definition,
    stored: stored as unknown as Definition | undefined,
  };
  checkDefinition({ property: state.urn, ...definitions, isRemoved }, (urn) =>
    urn.includes(':entityType:') && types.has(lastName(urn)) ? true : property(urn) !== undefined,
  );
}

function platformOf(state: EntityState, model: MetadataModel): string | undefined {
  const stated = aspectValue(state.aspects.get('dataPlatformInstance'))?.['platform'];
  return typeof stated === 'string' ? stated : readKey(model, state.urn).platform;
}

interface AssignmentWrite {
  readonly proposed: JsonObject;
  /** The aspect that is replaced, if there is one. */
  readonly stored: JsonObject | undefined;
  /** True for a patch: only the values that it changes are checked. */
  readonly isPatch: boolean;
  /** URN of the platform of the entity, if it has one. */
  readonly platform: string | undefined;
}

type FindProperty = (urn: string) => KnownProperty | undefined;

/** @throws INVALID_ASPECT that names the property, the value and the rule */
export function checkAssignments(write: AssignmentWrite, find: FindProperty): void {
  const before = new Map(assignmentsOf(write.stored).map((each) => [assignmentKey(each), each]));
  const after = new Map<string, PropertyAssignment>();
  assignmentsOf(write.proposed).forEach((assignment, index) => {
    const path = `/properties/${index}`;
    const key = assignmentKey(assignment);
    if (after.has(key)) throw invalidValue(path, assignment.propertyUrn, 'each property once');
    after.set(key, assignment);
    const isSame = write.isPatch && sameTree(before.get(key), assignment);
    if (!isSame) checkAssignment(assignment, { path, platform: write.platform, find });
  });
  for (const [key, { propertyUrn, values }] of before) {
    const known = find(propertyUrn);
    if (known?.definition?.immutable !== true) continue;
    // Reads leave out the values of a soft-deleted property, and writes must not name it.
    if (known.isRemoved && !write.isPatch) continue;
    if (sameTree(after.get(key)?.values, values)) continue;
    throw invalidValue('/properties', propertyUrn, 'immutable: its values cannot be changed');
  }
}

interface Place {
  readonly path: string;
  readonly platform: string | undefined;
  readonly find: FindProperty;
}

function checkAssignment({ propertyUrn, values }: PropertyAssignment, { path, platform, find }: Place): void {
  const known = find(propertyUrn);
  if (known?.isRemoved === true) {
    const message = `Cannot apply a soft deleted Structured Property value: ${propertyUrn}`;
    throw new CatalogError('INVALID_ASPECT', message, { path, rule: 'properties that are not deleted' });
  }
  if (known?.definition === undefined)
    throw invalidValue(path, propertyUrn, `there is no property with the definition ${propertyUrn}`);
  const { definition } = known;
  if (definition.cardinality !== 'MULTIPLE' && values.length > 1)
    throw invalidValue(`${path}/values`, propertyUrn, 'one value only');
  requirePlatform(definition, platform, (rule) => invalidValue(path, propertyUrn, rule));
  values.forEach((value, index) => {
    const rule = brokenRule(definition, value as StoredValue);
    if (rule !== undefined) throw invalidValue(`${path}/values/${index}`, propertyUrn, rule);
  });
}

function requirePlatform(
  { allowedPlatforms = [] }: Definition,
  platform: string | undefined,
  refuse: (rule: string) => CatalogError,
): void {
  if (allowedPlatforms.length === 0 || (platform !== undefined && allowedPlatforms.includes(platform)))
    return;
  throw refuse(`for entities of the platforms ${allowedPlatforms.join(', ')}`);
}

function invalidValue(path: string, property: string, rule: string): CatalogError {
  const message = `structuredProperties: ${property}: ${rule}`;
  return new CatalogError('INVALID_ASPECT', message, { path, rule, aspect: 'structuredProperties' });
}

interface DefinitionWrite {
  readonly property: Urn;
  readonly proposed: Definition;
  /** The definition that is replaced, if there is one. */
  readonly stored: Definition | undefined;
  readonly isRemoved: boolean;
}

/** Tells whether an entity exists that a definition names, e.g. an entity type. */
type Exists = (urn: string) => boolean;

/** @throws INVALID_ASPECT with the path of the member that breaks a rule */
function checkDefinition(write: DefinitionWrite, exists: Exists): void {
  const { property, proposed, stored, isRemoved } = write;
  if (sameTree(proposed, stored)) return;
  if (isRemoved) {
    const message = `Cannot mutate a soft deleted Structured Property Definition: ${property.text}`;
    throw new CatalogError('INVALID_ASPECT', message, { path: '', rule: 'properties that are not deleted' });
  }
  const { qualifiedName, version, valueType, entityTypes, typeQualifier, allowedPlatforms = [] } = proposed;
  if (/\s/.test(property.text) || /\s/.test(qualifiedName))
    throw invalidDefinition('qualifiedName', 'a name and an id without spaces');
  if (version !== undefined && !/^\d{14}$/.test(version))
    throw invalidDefinition('version', 'fourteen digits');
  requireType('valueType', valueType, 'dataType');
  if (!VALUE_TYPES.has(lastName(valueType)) && !exists(valueType))
    throw invalidDefinition('valueType', `an existing data type; ${valueType} does not exist`);
  const types = { entityTypes, 'typeQualifier/allowedTypes': typeQualifier?.['allowedTypes'] ?? [] };
  for (const [member, urns] of Object.entries(types)) requireEntityTypes(member, urns, exists);
  for (const platform of allowedPlatforms) requireType('allowedPlatforms', platform, 'dataPlatform');
  if (stored !== undefined) checkChange(proposed, stored);
}

/** A definition with a newer version may contradict the values that are stored already. */
function checkChange(proposed: Definition, stored: Definition): void {
  if (proposed.qualifiedName !== stored.qualifiedName)
    throw invalidDefinition('qualifiedName', `unchanged: ${stored.qualifiedName}`);
  const { version } = proposed;
  if (version !== undefined && (stored.version === undefined || version > stored.version)) return;
  if (proposed.valueType !== stored.valueType)
    throw invalidDefinition('valueType', `unchanged without a newer version: ${stored.valueType}`);
  if (stored.cardinality === 'MULTIPLE' && proposed.cardinality !== 'MULTIPLE')
    throw invalidDefinition('cardinality', 'not SINGLE after MULTIPLE without a newer version');
  const allowed = proposed.allowedValues && new Set(proposed.allowedValues.map(({ value }) => textOf(value)));
  if (allowed === undefined) return;
  const isNarrower = stored.allowedValues?.some(({ value }) => !allowed.has(textOf(value))) ?? true;
  if (isNarrower)
    throw invalidDefinition('allowedValues', 'values can only be added without a newer version');
}

function requireEntityTypes(member: string, urns: readonly string[], exists: Exists): void {
  for (const urn of urns) {
    requireType(member, urn, 'entityType');
    if (!exists(urn)) throw invalidDefinition(member, `existing entity types; ${urn} does not exist`);
  }
}

function requireType(member: string, urn: string, entityType: string): void {
  if (findUrn(urn)?.entityType !== entityType)
    throw invalidDefinition(member, `a URN of the type ${entityType}, not ${urn}`);
}

function invalidDefinition(member: string, rule: string): CatalogError {
  const details = { path: `/${member}`, rule, aspect: 'propertyDefinition' };
  return new CatalogError('INVALID_ASPECT', `propertyDefinition.${member}: ${rule}`, details);
}
