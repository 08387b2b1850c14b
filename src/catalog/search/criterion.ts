/** One condition of a filter, checked against the model and compiled for both Lucene and Cypher. */
import { type CatalogError, invalidFilter } from '../../core/errors.js';
import { CONTAINER_SEPARATOR } from '../../model/search/browse-locations.js';
import { findEntityType } from '../../model/search/entity-type-names.js';
import { CONTAINERS, NESTING, type SearchField } from '../../model/search/search-fields.js';
import { LISTED_UNDER, toTerm } from '../../model/search/search-terms.js';
import type { FieldValue } from '../../model/types.js';
import { URN_PREFIX } from '../../model/urn.js';
import type { Condition, Criterion } from './filter.js';
import { HIERARCHY_DIRECTIONS } from './prepare-filter.js';
import { all, either, MATCH_NONE, term } from './lucene.js';
import { getNestedFields, type SearchSchema } from './search-schema.js';

/** One item of the statement parameter `filter`. */
export interface CriterionParameters {
  readonly properties: readonly string[];
  /** Properties of the fields that are nested in those of `properties`; absent if the criterion is not nested. */
  readonly inner?: readonly string[];
  /** For nested fields: what a missing value of the outer and of the inner field counts as. */
  readonly missing?: readonly (FieldValue | null)[];
  readonly values: readonly FieldValue[];
}

export interface CompiledCriterion {
  readonly negated: boolean;
  readonly parameters: CriterionParameters;
  /** Cypher predicate over a stored `value` and `item`, the parameters of the criterion. */
  readonly test: string;
  /** A Lucene clause that decides without the negation, and the number of its terms; undefined if terms cannot decide. */
  readonly lucene: { readonly clause: string; readonly terms: number } | undefined;
}

const CONTAINED = (comparison: string): string => `any(wanted IN item.values WHERE ${comparison})`;

/** Cypher for each condition; `value` is one stored value, `item` holds the parameters of the criterion. */
const TESTS: Readonly<Record<Condition, string>> = {
  EQUAL: 'value IN item.values',
  IN: 'value IN item.values',
  IEQUAL: 'toLower(toString(value)) IN item.values',
  CONTAIN: CONTAINED('toString(value) CONTAINS wanted'),
  START_WITH: CONTAINED('toString(value) STARTS WITH wanted'),
  END_WITH: CONTAINED('toString(value) ENDS WITH wanted'),
  GREATER_THAN: CONTAINED('value > wanted'),
  GREATER_THAN_OR_EQUAL_TO: CONTAINED('value >= wanted'),
  LESS_THAN: CONTAINED('value < wanted'),
  LESS_THAN_OR_EQUAL_TO: CONTAINED('value <= wanted'),
  EXISTS: 'true',
  // `expandHierarchies` has added the entities above and below to the values.
  DESCENDANTS_INCL: 'value IN item.values',
  ANCESTORS_INCL: 'value IN item.values',
  RELATED_INCL: 'value IN item.values',
};

/** Tells whether a condition compares a stored value with each value of the criterion, instead of looking it up among them. */
export function comparesEachValue(condition: Condition): boolean {
  return EACH_VALUE.has(condition);
}

const EACH_VALUE = new Set<Condition>([
  ...(['CONTAIN', 'START_WITH', 'END_WITH', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL_TO'] as const),
  ...(['LESS_THAN', 'LESS_THAN_OR_EQUAL_TO'] as const),
]);

/** Conditions that compare text, whatever the field contains. */
const AS_TEXT = new Set<Condition>(['IEQUAL', 'CONTAIN', 'START_WITH', 'END_WITH']);

/** A criterion with more values is left to Cypher, because Lucene limits the clauses of a query. */
const MAX_TERMS = 60;

/**
 * Compiles one criterion.
 * @param path of the criterion in the request, for messages.
 * @throws INVALID_FILTER for an unknown field or condition, or a value that is invalid for the field.
 */
export function compileCriterion(
  criterion: Criterion,
  schema: SearchSchema,
  path: string,
): CompiledCriterion {
  const { outer: fields, inner } = getNestedFields(criterion.field, schema, `${path}/field`);
  const { condition } = criterion;
  const test = Object.hasOwn(TESTS, condition) ? TESTS[condition] : undefined;
  if (test === undefined) throw unknownCondition(condition, path);
  const [first] = fields as [SearchField];
  if (inner !== undefined) return compileNested(criterion, { test, fields: [fields, inner], schema, path });
  if (isUnderContainer(criterion, first)) return underContainer(criterion, first);
  if (isInContainer(criterion, first)) return inContainer(criterion);
  const values = condition === 'EXISTS' ? [] : readValues(criterion, { field: first, schema, path });
  // An entity without the field counts as false, so "equal to false" is compiled as "not equal to true".
  const isFalse =
    isEquality(condition) && first.kind === 'boolean' && values.length > 0 && !values.includes(true);
  const compared = isFalse ? [true] : values;
  return {
    negated: (criterion.negated ?? false) !== isFalse,
    parameters: { properties: fields.map(({ property }) => property), values: compared },
    test,
    lucene: isEquality(condition) ? withTerms(listTerms(fields, compared)) : undefined,
  };
}

interface Nested {
  readonly test: string;
  /** The fields of the outer and of the inner name. */
  readonly fields: readonly [outer: readonly SearchField[], inner: readonly SearchField[]];
  readonly schema: SearchSchema;
  readonly path: string;
}

/** A value is a pair that is joined like the names of the fields, or only a value of the outer field. */
function compileNested(criterion: Criterion, { test, fields, schema, path }: Nested): CompiledCriterion {
  const { condition, negated = false } = criterion;
  const [outer, inner] = fields;
  const values = condition === 'EXISTS' ? [] : criterion.values;
  const pairs = values.map((value, index) => {
    const parts = AS_TEXT.has(condition) && condition !== 'IEQUAL' ? [value] : splitPair(value);
    return parts.map((part, level) => {
      const [field] = fields[level] as [SearchField];
      return readValues({ ...criterion, values: [part] }, { field, schema, path, at: index });
    });
  });
  const texts = pairs.flatMap(([uppers = [], lowers]) =>
    lowers === undefined
      ? uppers
      : uppers.flatMap((upper) => lowers.map((lower) => `${upper}${NESTING}${lower}`)),
  );
  const missing = [outer, inner].map(([field]) =>
    isEquality(condition) && field?.kind === 'boolean' ? false : null,
  );
  return {
    negated,
    parameters: {
      properties: outer.map(({ property }) => property),
      inner: inner.map(({ property }) => property),
      missing,
      values: texts,
    },
    test,
    lucene: isEquality(condition) ? pairClause(fields, pairs) : undefined,
  };
}

function splitPair(value: string): string[] {
  const at = value.indexOf(NESTING);
  return at < 0 ? [value] : [value.slice(0, at), value.slice(at + 1)];
}

/** Entities without a boolean have no term for it, although it counts as false. */
function pairClause(
  fields: Nested['fields'],
  pairs: readonly (readonly (readonly FieldValue[])[])[],
): CompiledCriterion['lucene'] {
  const parts = pairs.map((pair) =>
    pair.map((values, level) =>
      values.includes(false) ? undefined : listTerms(fields[level] ?? [], values),
    ),
  );
  const known = parts.flat().filter((terms) => terms !== undefined);
  const terms = known.flat().length;
  if (known.length < parts.flat().length || terms > MAX_TERMS) return undefined;
  const clauses = parts.map((pair) => all(pair.map((each = []) => toClause(each))));
  return { clause: clauses.length === 0 ? MATCH_NONE : either(clauses), terms };
}

function withTerms(terms: readonly string[] | undefined): CompiledCriterion['lucene'] {
  return terms && { clause: toClause(terms), terms: terms.length };
}

function toClause(terms: readonly string[]): string {
  return terms.length === 0 ? MATCH_NONE : either(terms.map(term));
}

/**
 * Clients find everything under a container by `browsePathV2 CONTAIN <urn>`. The URN is matched as a whole step, so that
 * `…:container:a` does not find what is under `…:container:ab`.
 */
function isUnderContainer({ condition, values }: Criterion, field: SearchField): boolean {
  const isPath = field.name === 'browsePathV2' && condition === 'CONTAIN' && values.length <= MAX_TERMS;
  return isPath && values.every((value) => value.startsWith('urn:') && !value.includes(CONTAINER_SEPARATOR));
}

function underContainer({ negated, values }: Criterion, { property }: SearchField): CompiledCriterion {
  return {
    negated: negated ?? false,
    parameters: { properties: [property], values },
    test: `any(step IN split(value, '\\u241f') WHERE step IN item.values)`,
    lucene: withTerms(values.map((value) => toTerm(LISTED_UNDER, value))),
  };
}

/** Beginning of the URNs of containers. */
const CONTAINER_URN = `${URN_PREFIX}container:`;

/** `container CONTAIN <urn>` finds everything in the container at any depth, whatever its browse path. */
function isInContainer({ condition, values }: Criterion, field: SearchField): boolean {
  if (field.name !== 'container' || condition !== 'CONTAIN' || values.length > MAX_TERMS) return false;
  return values.every((value) => value.startsWith(CONTAINER_URN) && value.length > CONTAINER_URN.length);
}

function inContainer({ negated, values }: Criterion): CompiledCriterion {
  return {
    negated: negated ?? false,
    parameters: { properties: [`field_${CONTAINERS}`], values },
    test: TESTS.EQUAL,
    lucene: withTerms(values.map((value) => toTerm(CONTAINERS, value))),
  };
}

function isEquality(condition: Condition): boolean {
  return condition === 'EQUAL' || condition === 'IN' || Object.hasOwn(HIERARCHY_DIRECTIONS, condition);
}

interface ValueContext {
  readonly field: SearchField;
  readonly schema: SearchSchema;
  /** Path of the criterion. */
  readonly path: string;
  /** Position of the first value in the criterion. */
  readonly at?: number;
}

function readValues({ condition, values }: Criterion, context: ValueContext): FieldValue[] {
  if (condition === 'IEQUAL') return values.map((value) => foldValue(value, context));
  if (AS_TEXT.has(condition)) return [...values];
  if (context.field.kind === 'text or number') return values.flatMap(asTextOrNumber);
  return values.map((value, index) => readValue(value, context, (context.at ?? 0) + index));
}

/** A text of digits may mean a number or a text; only the stored values decide. */
function asTextOrNumber(value: string): FieldValue[] {
  const number = toNumber(value);
  return number === undefined ? [value] : [value, number];
}

function foldValue(value: string, { field, schema }: ValueContext): string {
  const type = field.name === '_entityType' ? findEntityType(schema.model, value.toUpperCase()) : undefined;
  return (type ?? value).toLowerCase();
}

function readValue(value: string, { field, schema, path }: ValueContext, index: number): FieldValue {
  if (field.name === '_entityType') return findEntityType(schema.model, value) ?? value;
  if (field.kind === 'text') return value;
  const typed = field.kind === 'number' ? toNumber(value) : toBoolean(value);
  if (typed !== undefined) return typed;
  const expected = field.kind === 'number' ? 'a number (times in epoch milliseconds)' : '"true" or "false"';
  throw invalidFilter(
    `${path}/values/${index}`,
    `${field.name}: ${JSON.stringify(value)} is not ${expected}`,
    field.kind,
  );
}

function toNumber(text: string): number | undefined {
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

function toBoolean(text: string): boolean | undefined {
  const lower = text.toLowerCase();
  return lower === 'true' ? true : lower === 'false' ? false : undefined;
}

function listTerms(fields: readonly SearchField[], values: readonly FieldValue[]): string[] | undefined {
  if (fields.some(({ hasTerms }) => hasTerms === false)) return undefined;
  if (fields.length * values.length > MAX_TERMS) return undefined;
  return [...new Set(fields.flatMap(({ name }) => values.map((value) => toTerm(name, value))))];
}

function unknownCondition(condition: string, path: string): CatalogError {
  const known = Object.keys(TESTS);
  return invalidFilter(
    `${path}/condition`,
    `There is no condition ${JSON.stringify(condition)}; use one of ${known.join(', ')}`,
    'known condition',
  );
}
