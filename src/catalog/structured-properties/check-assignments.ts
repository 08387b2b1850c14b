/** The rules of values of structured properties, which hold for every write of them. */
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import { sameTree } from '../../core/same-json.js';
import { assignmentKey, assignmentsOf, type PropertyAssignment } from './assignments.js';
import type { KnownProperty } from './known-properties.js';
import { brokenRule, type Definition, type StoredValue } from './structured-values.js';

export interface AssignmentWrite {
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
    if (after.has(key)) throw refusal(path, assignment.propertyUrn, 'each property once');
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
    throw refusal('/properties', propertyUrn, 'immutable: its values cannot be changed');
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
    throw refusal(path, propertyUrn, `there is no property with the definition ${propertyUrn}`);
  const { definition } = known;
  if (definition.cardinality !== 'MULTIPLE' && values.length > 1)
    throw refusal(`${path}/values`, propertyUrn, 'one value only');
  requirePlatform(definition, platform, (rule) => refusal(path, propertyUrn, rule));
  values.forEach((value, index) => {
    const rule = brokenRule(definition, value as StoredValue);
    if (rule !== undefined) throw refusal(`${path}/values/${index}`, propertyUrn, rule);
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

function refusal(path: string, property: string, rule: string): CatalogError {
  const message = `structuredProperties: ${property}: ${rule}`;
  return new CatalogError('INVALID_ASPECT', message, { path, rule, aspect: 'structuredProperties' });
}
