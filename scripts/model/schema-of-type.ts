/** Converts types of the facts to JSON Schema, in the notation of `schemas/README.md`. */
import type { FieldFacts, TypeFacts } from './facts.js';

export type Schema = Record<string, unknown>;

/** Entity types by the class of their URNs in lower case: `dataset` of `dataseturn`. */
export type UrnClasses = ReadonlyMap<string, string>;

const PRIMITIVES: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  int: { type: 'integer', 'x-type': 'int' },
  long: { type: 'integer', 'x-type': 'long' },
  float: { type: 'number', 'x-type': 'float' },
  double: { type: 'number', 'x-type': 'double' },
  bytes: { type: 'string', 'x-type': 'bytes' },
};

/** `com.linkedin.common` and `Owner`, of `com.linkedin.common.Owner`. */
export function splitName(name: string): { namespace: string; local: string } {
  const dot = name.lastIndexOf('.');
  return { namespace: name.slice(0, dot), local: name.slice(dot + 1) };
}

export function schemaOfDefinition(facts: TypeFacts, classes: UrnClasses): Schema {
  if (facts.kind === 'enum') {
    const deprecated = facts.deprecatedSymbols;
    return { enum: facts.symbols, ...(deprecated && { 'x-deprecated-symbols': deprecated }) };
  }
  if (facts.kind === 'union')
    return { 'x-union': memberSchemas((facts.members ?? []).map(({ key, type }) => [key, type])) };
  if (facts.kind === 'fixed') return { type: 'string', 'x-type': 'bytes' };
  return schemaOfRecord(facts.fields ?? [], classes);
}

export function schemaOfRecord(fields: readonly FieldFacts[], classes: UrnClasses): Schema {
  const required = fields.filter((field) => field.optional !== true && field.default === undefined);
  return {
    type: 'object',
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field, classes)])),
    additionalProperties: false,
  };
}

function schemaOfField(field: FieldFacts, classes: UrnClasses): Schema {
  const { min, max } = field.validate?.strlen ?? {};
  return {
    ...schemaOf(field.type, urnRule(field, classes)),
    ...(field.default !== undefined && { default: field.default }),
    ...(min !== undefined && { minLength: min }),
    ...(max !== undefined && { maxLength: max }),
    ...(field.url === true && { 'x-url': true }),
    ...(field.deprecated === true && { deprecated: true }),
  };
}

/** The rule of a field of URNs: any URN, or one of the types that the field names by an annotation or by the class of its URNs. */
function urnRule({ urn, urnValidation }: FieldFacts, classes: UrnClasses): Schema | undefined {
  if (urn === undefined) return undefined;
  const ofClass = classes.get(urn.class.toLowerCase());
  const entityTypes = urnValidation?.entityTypes ?? (ofClass === undefined ? [] : [ofClass]);
  return entityTypes.length === 0 ? {} : { strict: true, entityTypes };
}

function schemaOf(type: string, urn?: Schema): Schema {
  const primitive = PRIMITIVES[type];
  if (primitive !== undefined) return { ...primitive, ...(urn && type === 'string' && { 'x-urn': urn }) };
  const items = inside(type, 'array');
  if (items !== undefined) return { type: 'array', items: schemaOf(items, urn) };
  const values = inside(type, 'map');
  if (values !== undefined) return { type: 'object', additionalProperties: schemaOf(values) };
  const members = inside(type, 'union');
  if (members !== undefined)
    return { 'x-union': memberSchemas(splitMembers(members).map((member) => [member, member])) };
  const { namespace, local } = splitName(type);
  return { $ref: `trellis:types/${namespace}#/$defs/${local}` };
}

function memberSchemas(members: readonly (readonly [key: string, type: string])[]): Schema {
  return Object.fromEntries(members.map(([key, type]) => [key, schemaOf(type)]));
}

function inside(type: string, container: string): string | undefined {
  return type.startsWith(`${container}<`) ? type.slice(container.length + 1, -1) : undefined;
}

/** Splits at bars outside of nested angle brackets. */
function splitMembers(members: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < members.length; index += 1) {
    const character = members[index];
    if (character === '<') depth += 1;
    else if (character === '>') depth -= 1;
    else if (character === '|' && depth === 0) {
      parts.push(members.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, members.slice(start)];
}
