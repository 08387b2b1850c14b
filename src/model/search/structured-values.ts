/** Search values of structured properties; see `docs/search.md`. */
import type { JsonObject } from '../../core/json.js';
import type { FieldValue } from '../types.js';
import { NAMESPACE } from '../../core/compatibility.js';
import { findUrn } from '../urn.js';

/** Search field with all values of structured properties, as `<id>=<value>`. */
export const STRUCTURED_FIELD = 'structuredProperties';

/** The beginning of the URN of every structured property. */
export const STRUCTURED_PREFIX = `urn:${NAMESPACE}:structuredProperty:`;

export interface StructuredValues {
  /** Id of the property from its URN. It is the qualified name. */
  readonly id: string;
  readonly values: readonly FieldValue[];
}

/** @param aspect payload of `structuredProperties` */
export function structuredValues(aspect: JsonObject | undefined): StructuredValues[] {
  const assignments = aspect?.['properties'];
  if (!Array.isArray(assignments)) return [];
  return assignments.flatMap((assignment) => {
    const { propertyUrn, values } = assignment as { propertyUrn?: unknown; values?: unknown };
    if (typeof propertyUrn !== 'string' || !isPropertyUrn(propertyUrn) || !Array.isArray(values)) return [];
    return [{ id: propertyUrn.slice(STRUCTURED_PREFIX.length), values: values.flatMap(readValue) }];
  });
}

/** A malformed URN refers to no property. Neo4j would also refuse some of its characters in the name of the search field. */
function isPropertyUrn(text: string): boolean {
  return text.startsWith(STRUCTURED_PREFIX) && findUrn(text) !== undefined;
}

/** Reads a value that is stored as `{"string": "x"}` or `{"double": 1}`. */
function readValue(value: unknown): FieldValue[] {
  const { string: text, double: number } = (value ?? {}) as { string?: unknown; double?: unknown };
  if (typeof text === 'string' && text !== '') return [text];
  return typeof number === 'number' && Number.isFinite(number) ? [number] : [];
}

/** Returns the name of the search field of a property. */
export function structuredField(id: string): string {
  return `${STRUCTURED_FIELD}.${id}`;
}

/** Returns the id of the property with this search field; undefined for any other name. */
export function structuredId(field: string): string | undefined {
  const prefix = structuredField('');
  const id = field.startsWith(prefix) ? field.slice(prefix.length).replace(/\.(keyword|delimited)$/, '') : '';
  return id === '' ? undefined : id;
}

export function structuredUrn(id: string): string {
  return STRUCTURED_PREFIX + id;
}
