/** Checks values of structured properties against the definition of the property. */
import { CatalogError } from '../../core/errors.js';
import { findUrn } from '../../model/urn/parse-urn.js';

/** A value as a client sends it: exactly one of the two members. */
export interface PropertyValueInput {
  readonly stringValue?: string | null | undefined;
  readonly numberValue?: number | null | undefined;
}

/** The members of the aspect `propertyDefinition` that restrict values. */
export interface Definition {
  /** URN of a data type, e.g. `urn:li:dataType:datahub.string`. */
  readonly valueType: string;
  readonly cardinality?: string;
  readonly allowedValues?: readonly { readonly value: StoredValue }[];
  readonly entityTypes: readonly string[];
  readonly typeQualifier?: Readonly<Record<string, readonly string[]>>;
  readonly immutable?: boolean;
}

export type StoredValue = { readonly string: string } | { readonly double: number };

/** @throws INVALID_REQUEST with the rule that a value breaks */
export function readValues(
  property: string,
  definition: Definition,
  inputs: readonly PropertyValueInput[],
): StoredValue[] {
  const fail = (rule: string): never => {
    throw new CatalogError(
      'INVALID_REQUEST',
      `The values of ${property} do not fit its definition: ${rule}`,
      {
        path: '/structuredPropertyInputParams',
        rule,
      },
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

function brokenRule(
  { valueType, allowedValues, typeQualifier }: Definition,
  value: StoredValue,
): string | undefined {
  const type = lastName(valueType);
  const wantsNumber = type === 'number';
  if (wantsNumber !== 'double' in value) return `the type is ${type}`;
  if ('string' in value && type === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(value.string))
    return 'a date, YYYY-MM-DD';
  if ('string' in value && type === 'urn') {
    const urn = findUrn(value.string);
    if (urn === undefined) return 'a URN';
    const types = typeQualifier?.['allowedTypes']?.map(lastName) ?? [];
    if (types.length > 0 && !types.includes(urn.entityType.toLowerCase()))
      return `a URN of ${types.join(' or ')}`;
  }
  const texts = allowedValues?.map((allowed) => textOf(allowed.value));
  if (texts !== undefined && !texts.includes(textOf(value))) return `one of ${texts.join(', ')}`;
  return undefined;
}

/** The last part of the name of a type, with or without a namespace: `datahub.dataset`, `dataset`. */
function lastName(urn: string): string {
  return (urn.split(/[.:]/).at(-1) ?? '').toLowerCase();
}

function textOf(value: StoredValue): string {
  return JSON.stringify('string' in value ? value.string : value.double);
}
