/** Collects the values of the search fields of an aspect. */
import type { JsonObject } from '../../core/json.js';
import type { AspectDefinition, FieldValue, MetadataModel, SearchableField } from '../types.js';
import { walkPath, type Leaf } from '../walk-path.js';
import { searchFieldsOf, type FieldKind } from './search-fields.js';

/** Distinct values by field name, in the order of the registry and the payloads. */
export type ValuesByField = Map<string, Set<FieldValue>>;

export interface AnnotatedValues {
  readonly field: SearchableField;
  readonly values: readonly FieldValue[];
}

/** An aspect with its value. */
export interface DefinedValue {
  readonly definition: AspectDefinition;
  readonly value: JsonObject;
}

/** Returns one entry per annotation that has values, in the order of the annotations. */
export function collectAnnotated(
  model: MetadataModel,
  { definition, value }: DefinedValue,
): AnnotatedValues[] {
  const { byName } = searchFieldsOf(model);
  const annotated: AnnotatedValues[] = [];
  for (const field of definition.searchable) {
    const leaves = walkPath(value, field.path);
    if (leaves.length === 0) continue;
    const kind = byName.get(field.fieldName)?.kind ?? 'text';
    const values = leaves.map((leaf) => readLeaf(leaf, field, kind)).filter((read) => read !== undefined);
    if (values.length > 0) annotated.push({ field, values });
  }
  return annotated;
}

/** Groups by field name and adds the `has…` and `num…` fields. */
export function groupByField(annotated: readonly AnnotatedValues[]): ValuesByField {
  const grouped: ValuesByField = new Map();
  for (const { field, values } of annotated) {
    const distinct = grouped.get(field.fieldName) ?? new Set();
    grouped.set(field.fieldName, distinct);
    for (const value of values) distinct.add(value);
    if (field.hasValuesFieldName !== undefined) addValue(grouped, field.hasValuesFieldName, true);
    if (field.numValuesFieldName !== undefined) addCount(grouped, field.numValuesFieldName, values.length);
  }
  return grouped;
}

export function addValue(grouped: ValuesByField, name: string, value: FieldValue): void {
  const values = grouped.get(name);
  if (values === undefined) grouped.set(name, new Set([value]));
  else values.add(value);
}

/** Two annotations may count into one field, e.g. the old and the new form of a job's inputs. The larger count wins. */
function addCount(grouped: ValuesByField, name: string, count: number): void {
  const [before] = grouped.get(name) ?? [];
  grouped.set(name, new Set([Math.max(count, typeof before === 'number' ? before : 0)]));
}

/** An entry of a map becomes `key=value` for filters. Objects and arrays are not values. */
function readLeaf(leaf: Leaf, field: SearchableField, kind: FieldKind): FieldValue | undefined {
  const { value } = leaf;
  const key = leaf.indices.at(-1);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  if (typeof key === 'string' && field.path.endsWith('/*')) return `${key}=${String(value)}`;
  if (kind === 'number') return toNumber(value);
  if (kind === 'boolean') return typeof value === 'boolean' ? value : undefined;
  return value === '' ? undefined : String(value);
}

function toNumber(value: unknown): number | undefined {
  const number =
    typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : NaN;
  return Number.isFinite(number) ? number : undefined;
}
