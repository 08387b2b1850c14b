/** Compares a GraphQL schema with the facts about another one, which clients were written for. */
import {
  astFromValue,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

interface FieldFacts {
  readonly type: string;
  /** Type of each argument, with its default if it has one: `Int = 50`. */
  readonly args?: Readonly<Record<string, string>>;
  readonly default?: unknown;
}

interface TypeFacts {
  readonly kind: string;
  readonly fields?: Readonly<Record<string, FieldFacts>>;
  readonly values?: readonly string[];
  readonly members?: readonly string[];
  readonly implements?: readonly string[];
}

export type SchemaFacts = Readonly<Record<string, TypeFacts>>;

interface SchemaDifferences {
  /** Types that the schema does not have. */
  missingTypes: string[];
  /** Fields, arguments (`field(argument)`), enum values, union members and interfaces that a type lacks, by type. */
  missing: Record<string, string[]>;
  /** Fields and arguments of another type or with another default: `Type.field` and what is served instead. */
  different: Record<string, string>;
}

/** @returns only what the facts have and the schema does not; what the schema has in addition is no difference */
export function compareSchemas(schema: GraphQLSchema, facts: SchemaFacts): SchemaDifferences {
  const found: SchemaDifferences = { missingTypes: [], missing: {}, different: {} };
  for (const [name, expected] of Object.entries(facts)) {
    const type = schema.getType(name);
    if (type === undefined) found.missingTypes.push(name);
    else compareType(type, expected, found);
  }
  found.missingTypes.sort();
  return found;
}

function compareType(type: GraphQLNamedType, facts: TypeFacts, found: SchemaDifferences): void {
  const missing = [...missingMembers(type, facts)];
  const differs = (place: string, served: Value, expected: FieldFacts): void => {
    const other = otherThan(expected, served);
    if (other !== undefined) found.different[`${type.name}.${place}`] = other;
  };
  for (const [name, expected] of Object.entries(facts.fields ?? {})) {
    const field = fieldsOf(type)[name];
    if (field === undefined) continue;
    differs(name, field, expected);
    const served = 'args' in field ? field.args : [];
    for (const [argument, signature] of Object.entries(expected.args ?? {})) {
      const own = served.find((each) => each.name === argument);
      if (own === undefined) missing.push(`${name}(${argument})`);
      else differs(`${name}(${argument})`, own, partsOf(signature));
    }
  }
  if (kindOf(type) !== facts.kind) found.different[type.name] = kindOf(type);
  if (missing.length > 0) found.missing[type.name] = missing.sort();
}

function missingMembers(type: GraphQLNamedType, facts: TypeFacts): string[] {
  const lacks = (
    names: readonly string[] = [],
    present: readonly { readonly name: string }[] = [],
  ): string[] => names.filter((name) => !present.some((each) => each.name === name));
  return [
    ...lacks(Object.keys(facts.fields ?? {}), Object.values(fieldsOf(type))),
    ...lacks(facts.values, isEnumType(type) ? type.getValues() : []),
    ...lacks(facts.members, isUnionType(type) ? type.getTypes() : []),
    ...lacks(facts.implements, isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : []).map(
      (name) => `implements ${name}`,
    ),
  ];
}

function fieldsOf(
  type: GraphQLNamedType,
): Readonly<Record<string, GraphQLField<unknown, unknown> | GraphQLInputField>> {
  return 'getFields' in type ? type.getFields() : {};
}

type Value = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

/** Returns what is served, unless it is as the facts say. */
function otherThan({ type, default: value }: FieldFacts, served: Value): string | undefined {
  const given = defaultOf(served);
  if (String(served.type) === type && given === textOf(value)) return undefined;
  return `${String(served.type)}${given === '' ? '' : ` = ${given}`}`;
}

/** Returns the default as it is written in a schema; an empty text without one. */
function defaultOf(served: Value): string {
  if (!('defaultValue' in served) || served.defaultValue === undefined) return '';
  const literal = astFromValue(served.defaultValue, served.type);
  return literal ? print(literal) : '';
}

function partsOf(signature: string): FieldFacts {
  const [type = '', value] = signature.split(' = ');
  return { type, ...(value !== undefined && { default: value }) };
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function kindOf(type: GraphQLNamedType): string {
  if (isObjectType(type)) return 'object';
  if (isInputObjectType(type)) return 'input_object';
  if (isInterfaceType(type)) return 'interface';
  if (isUnionType(type)) return 'union';
  return isEnumType(type) ? 'enum' : 'scalar';
}
