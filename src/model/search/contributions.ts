/**
 * What each aspect contributes to the search document of its entity. Most fields follow from one aspect. A write derives them from the
 * written aspect alone. For the others, the node keeps the contributions of all aspects: see `KeptContributions`.
 */
import type { JsonObject } from '../../core/json.js';
import { referencesIn } from '../references.js';
import type { AspectDefinition, FieldValue, MetadataModel, SearchableField } from '../types.js';
import { walkPath, type Leaf } from '../walk-path.js';
import { digestOf } from './search-terms.js';
import { assertedColumns, assertedEntity } from './assertions.js';
import { readableEnd } from './key-facts.js';
import { DERIVED_FIELDS, isNameField, isUrnField, searchFieldsOf, type FieldKind } from './search-fields.js';
import { STRUCTURED_FIELD, structuredField, structuredValues } from './structured-values.js';

/** Search field with the path in the container tree. */
export const CONTAINER_PATH = 'browsePathV2';

const ASSERTION = 'assertionInfo';

export interface Contribution {
  /** Distinct values by field, in the order of the annotations and the payload. The steps of `browsePathsV2` may repeat. */
  readonly values: ReadonlyMap<string, readonly FieldValue[]>;
  /** Texts that a query finds besides names. */
  readonly texts: readonly string[];
  /** URNs from which no edge follows. */
  readonly references: readonly string[];
}

export const NO_CONTRIBUTION: Contribution = { values: new Map(), texts: [], references: [] };

/** Returns what a versioned aspect contributes. */
export function contributionOf(
  model: MetadataModel,
  definition: AspectDefinition,
  value: JsonObject,
): Contribution {
  const annotated = collectAnnotated(model, { definition, value });
  const grouped = groupByField(annotated);
  const texts = listTexts(model, annotated);
  if (definition.name === ASSERTION) {
    const entity = assertedEntity(value);
    if (entity !== undefined) addValue(grouped, 'entity', entity);
    for (const column of assertedColumns(value)) addValue(grouped, 'fieldPath', column);
  }
  if (definition.name === STRUCTURED_FIELD) {
    for (const { id, values: assigned } of structuredValues(value)) {
      for (const each of assigned) {
        addValue(grouped, STRUCTURED_FIELD, `${id}=${String(each)}`);
        addValue(grouped, structuredField(id), each);
        // Numbers are for filters, not for the words of a query.
        if (typeof each === 'string') texts.push(each.startsWith('urn:') ? readableEnd(model, each) : each);
      }
    }
  }
  const values = new Map<string, readonly FieldValue[]>();
  for (const [field, distinct] of grouped) values.set(field, [...distinct]);
  if (hasSteps(definition)) {
    const steps = annotated.find(({ field }) => field.fieldType === 'BROWSE_PATH_V2')?.values ?? [];
    values.set(CONTAINER_PATH, steps.map(String));
  }
  return { values, texts, references: referencesIn(model, definition, value) };
}

/** Returns the texts that a plain query finds besides names. A URN is represented by its readable end. */
function listTexts(model: MetadataModel, annotated: readonly AnnotatedValues[]): string[] {
  return annotated.flatMap(({ field, values }) => {
    if (!field.queryByDefault || isNameField(field)) return [];
    const texts = values.filter((value) => typeof value === 'string');
    return isUrnField(field) ? texts.map((text) => readableEnd(model, text)) : texts;
  });
}

/** An entity whose aspect has an empty path is at the root of the container tree. */
function hasSteps({ searchable }: AspectDefinition): boolean {
  return searchable.some(({ fieldType }) => fieldType === 'BROWSE_PATH_V2');
}

/** How the fields of an entity type are distributed over its aspects. */
export interface SearchLayout {
  /** Fields that several aspects contribute to, or from which more is derived than a field. */
  readonly kept: ReadonlySet<string>;
  /** Fields with numbers of values. */
  readonly counts: ReadonlySet<string>;
  /** By aspect: its fields with names, in the order of the annotations. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** The aspects in the order of the registry. */
  readonly aspects: readonly string[];
}

const layouts = new WeakMap<MetadataModel, Map<string, SearchLayout>>();

export function layoutOf(model: MetadataModel, entityType: string): SearchLayout {
  const ofModel = layouts.get(model) ?? new Map<string, SearchLayout>();
  layouts.set(model, ofModel);
  const known = ofModel.get(entityType) ?? findLayout(model, entityType);
  ofModel.set(entityType, known);
  return known;
}

function findLayout(model: MetadataModel, entityType: string): SearchLayout {
  const aspects = model.entities.get(entityType)?.aspects ?? [];
  const seen = new Set<string>();
  const kept = new Set<string>(DERIVED_FIELDS);
  const counts = new Set<string>();
  const names = new Map<string, readonly string[]>();
  for (const name of aspects) {
    const definition = model.aspects.get(name);
    if (definition?.kind !== 'versioned') continue;
    const ofAspect = definition.searchable.filter(isNameField).map(({ fieldName }) => fieldName);
    if (ofAspect.length > 0) names.set(name, ofAspect);
    for (const field of ofAspect) kept.add(field);
    for (const { numValuesFieldName: count } of definition.searchable)
      if (count !== undefined) counts.add(count);
    for (const field of fieldsOf(definition)) {
      if (seen.has(field)) kept.add(field);
      seen.add(field);
    }
  }
  return { kept, counts, names, aspects };
}

/** Returns the fields that an aspect can contribute to, without those of single structured properties. */
function fieldsOf({ name, searchable }: AspectDefinition): Set<string> {
  const annotated = searchable.flatMap((field) => [
    field.fieldName,
    field.hasValuesFieldName,
    field.numValuesFieldName,
  ]);
  const further =
    name === ASSERTION ? ['entity', 'fieldPath'] : name === STRUCTURED_FIELD ? [STRUCTURED_FIELD] : [];
  return new Set([...annotated, ...further].filter((field) => field !== undefined));
}

/** Returns a text that differs if the nodes of an entity type have to keep other contributions, or if other members are references. */
export function layoutDigest(model: MetadataModel, entityType: string): string {
  const { kept, names, aspects } = layoutOf(model, entityType);
  const references = aspects.flatMap((name) =>
    (model.aspects.get(name)?.references ?? []).map(({ path }) => `${name}${path}`),
  );
  return digestOf(JSON.stringify([[...kept].sort(), [...names].sort(), references.sort()]));
}

/** Distinct values by field name, in the order of the registry and the payloads. */
export type ValuesByField = Map<string, Set<FieldValue>>;

interface AnnotatedValues {
  readonly field: SearchableField;
  readonly values: readonly FieldValue[];
}

/** An aspect with its value. */
interface DefinedValue {
  readonly definition: AspectDefinition;
  readonly value: JsonObject;
}

/** Returns one entry per annotation that has values, in the order of the annotations. */
function collectAnnotated(model: MetadataModel, { definition, value }: DefinedValue): AnnotatedValues[] {
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
function groupByField(annotated: readonly AnnotatedValues[]): ValuesByField {
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
