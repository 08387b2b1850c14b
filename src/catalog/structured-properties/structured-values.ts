/** Checks values of structured properties against the definition of the property. */
import type { Optional } from '../commands/command-input.js';
import { invalidRequest } from '../../core/errors.js';
import { findUrn } from '../../model/urn.js';

/** A value as a client sends it: exactly one of the two members. */
export interface PropertyValueInput {
  readonly stringValue?: Optional<string>;
  readonly numberValue?: Optional<number>;
}

/** The members of the aspect `propertyDefinition` that rules refer to. */
export interface Definition {
  readonly qualifiedName: string;
  /** Fourteen digits, e.g. a time. */
  readonly version?: string;
  /** URN of a data type, e.g. `urn:li:dataType:datahub.string`. */
  readonly valueType: string;
  readonly cardinality?: string;
  readonly allowedValues?: readonly { readonly value: StoredValue }[];
  readonly entityTypes: readonly string[];
  readonly typeQualifier?: Readonly<Record<string, readonly string[]>>;
  readonly immutable?: boolean;
  /** URNs of data platforms. */
  readonly allowedPlatforms?: readonly string[];
}

/** The data types that need no entity. */
export const VALUE_TYPES: ReadonlySet<string> = new Set([
  'string',
  'rich_text',
  'number',
  'float',
  'date',
  'urn',
]);
/** `float` is an older name of `number`. */
const NUMBERS: ReadonlySet<string> = new Set(['number', 'float']);

/** A search field cannot hold a longer text. */
const MAX_TEXT_BYTES = 32_766;

export type StoredValue = { readonly string: string } | { readonly double: number };

/** @throws INVALID_REQUEST with the rule that a value breaks */
export function readValues(
  property: string,
  definition: Definition,
  inputs: readonly PropertyValueInput[],
): StoredValue[] {
  const fail = (rule: string): never => {
    throw invalidRequest(
      '/structuredPropertyInputParams',
      `The values of ${property} do not fit its definition: ${rule}`,
      rule,
    );
  };
  if (definition.cardinality !== 'MULTIPLE' && inputs.length > 1) fail('one value only');
  return inputs.map((input) => {
    const value = readValue(input) ?? fail('each is either a stringValue or a numberValue');
    const broken = brokenRule(definition, value);
    return broken === undefined ? value : fail(broken);
  });
}

/** Tells whether entities of the type may have the property. */
export function isMeantFor({ entityTypes }: Definition, entityType: string): boolean {
  return entityTypes.some((urn) => lastName(urn) === entityType.toLowerCase());
}

/** @returns undefined unless the input contains exactly one of the two values */
export function readValue({ stringValue, numberValue }: PropertyValueInput): StoredValue | undefined {
  const text = typeof stringValue === 'string' ? { string: stringValue } : undefined;
  const number = typeof numberValue === 'number' ? { double: numberValue } : undefined;
  return text === undefined || number === undefined ? (text ?? number) : undefined;
}

/**
 * Returns the rule that a value breaks; undefined if it fits the definition. The texts for a value that is not among the allowed ones are
 * part of the API, because clients look for them.
 */
export function brokenRule(definition: Definition, value: StoredValue): string | undefined {
  const { valueType, typeQualifier } = definition;
  const type = lastName(valueType);
  const wantsNumber = NUMBERS.has(type);
  if (VALUE_TYPES.has(type) && wantsNumber !== 'double' in value) return `the type is ${type}`;
  if ('string' in value && Buffer.byteLength(value.string) > MAX_TEXT_BYTES)
    return `at most ${MAX_TEXT_BYTES} bytes`;
  if ('string' in value && type === 'date' && !isDate(value.string)) return 'a date, YYYY-MM-DD';
  if ('string' in value && type === 'urn') {
    const urn = findUrn(value.string);
    if (urn === undefined) return 'a URN';
    const types = typeQualifier?.['allowedTypes']?.map(lastName) ?? [];
    if (types.length > 0 && !types.includes(urn.entityType.toLowerCase()))
      return `a URN of ${types.join(' or ')}`;
  }
  const texts = allowedTexts(definition);
  if (texts !== undefined && !texts.has(textOf(value)))
    return `value: ${textOf(value)} should be one of [${[...texts].join(', ')}]`;
  return undefined;
}

/** One write may have many values of a property with many allowed values. */
const allowed = new WeakMap<Definition, ReadonlySet<string>>();

function allowedTexts(definition: Definition): ReadonlySet<string> | undefined {
  const { allowedValues } = definition;
  if (allowedValues === undefined) return undefined;
  const known = allowed.get(definition) ?? new Set(allowedValues.map(({ value }) => textOf(value)));
  allowed.set(definition, known);
  return known;
}

/** The last part of the name of a type, with or without a namespace: `datahub.dataset`, `dataset`. */
export function lastName(urn: string): string {
  return (urn.split(/[.:]/).at(-1) ?? '').toLowerCase();
}

/** Returns a value as messages show it: `{string=x}`, `{double=1.0}`. */
export function textOf(value: StoredValue): string {
  if ('string' in value) return `{string=${value.string}}`;
  return `{double=${Number.isInteger(value.double) ? value.double.toFixed(1) : value.double}}`;
}

/** Days that no calendar has are refused: `Date.parse` moves them into the next month. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
