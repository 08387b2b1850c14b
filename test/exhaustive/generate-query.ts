/** Generates a query for all fields of an entity type, up to a depth. */
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { entityOf } from '../../src/api/graphql/mapping/directives.js';

/** Arguments for fields that require them. Fields with other required arguments are omitted. */
const ARGUMENTS: Record<string, string> = {
  relationships: '(input: { types: [], direction: OUTGOING })',
};

/** Queries entities by `$urns`. Entities inside of them show their scalar fields only. */
export function everythingOf(schema: GraphQLSchema, type: GraphQLObjectType, depth: number): string {
  const fields = selection(schema, type, depth);
  return `query ($urns: [String!]!) { entities(urns: $urns) { ... on ${type.name} ${fields} } }`;
}

function selection(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): string {
  if (type.name === 'Entity') return '{ __typename urn type }';
  if (isAbstractType(type)) {
    const types = schema
      .getPossibleTypes(type)
      .map((each) => `... on ${each.name} ${selection(schema, each, depth)}`);
    return `{ __typename ${types.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) =>
    fieldSelection(schema, { type, field, depth }),
  );
  return `{ __typename ${fields.join(' ')} }`;
}

interface Place {
  readonly type: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  /** Remaining levels of records. */
  readonly depth: number;
}

/** Uses an alias with the type, since fields of the same name differ between the types of a union. */
function fieldSelection(schema: GraphQLSchema, { type, field, depth }: Place): string {
  const args = field.args.some(isRequiredArgument) ? ARGUMENTS[field.name] : '';
  if (args === undefined) return '';
  const named = getNamedType(field.type);
  const asked = `${type.name}_${field.name}: ${field.name}${args}`;
  if (isScalarType(named) || isEnumType(named)) return asked;
  if (depth === 0) return '';
  const isEntity = isObjectType(named) && entityOf(schema, named) !== undefined;
  return `${asked} ${selection(schema, named, isEntity ? 0 : depth - 1)}`;
}
