/** Compares the GraphQL schema with the model's JSON schemas and reports fields that do not fit. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import {
  entityOf,
  mainAspectOf,
  sourceOf,
  versionedEntityOf,
  wrappedMemberOf,
} from '../../../src/api/graphql/mapping/directives.js';
import { resolvers } from '../../../src/api/graphql/resolvers/resolvers.js';
import type { MetadataModel } from '../../../src/model/types.js';

/** The JSON schema of a value, with the definitions to which its references point. */
interface Shape {
  readonly schema: any;
  readonly definitions: any;
}

/** The JSON types that each GraphQL scalar can represent. */
const SCALARS: Record<string, readonly string[]> = {
  String: ['string'],
  Boolean: ['boolean'],
  Int: ['integer'],
  Long: ['integer'],
  Float: ['number', 'integer'],
};

/** @returns one line per misfit, beginning with type and field */
export function misfits(schema: GraphQLSchema, model: MetadataModel): string[] {
  const walk = new MappingWalk(schema, model);
  for (const type of Object.values(schema.getTypeMap())) {
    const entity = isObjectType(type)
      ? (entityOf(schema, type) ?? versionedEntityOf(schema, type))
      : undefined;
    if (entity !== undefined && entity !== '*') walk.entity(type as GraphQLObjectType);
  }
  return [...walk.found];
}

class MappingWalk {
  readonly found = new Set<string>();
  readonly #seen = new Set<string>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly model: MetadataModel,
  ) {}

  entity(type: GraphQLObjectType): void {
    for (const field of fieldsWithoutResolver(type)) {
      const place = `${type.name}.${field.name}`;
      const source = sourceOf(this.schema, field);
      if (source?.kind !== 'aspects') continue;
      const isMain = source.paths[0]?.aspect === mainAspectOf(this.schema, type);
      if (source.otherwise === undefined && neverNull(field.type) && !isMain)
        this.found.add(`${place} is never null, but its aspect may be absent`);
      for (const { aspect, path } of source.paths) {
        const shape = shapeAt(this.#aspect(aspect), path);
        if (shape === undefined) this.found.add(`${place}: ${aspect} has no ${path.join('/')}`);
        else this.#value(place, field.type, shape);
      }
    }
  }

  #aspect(name: string): Shape {
    const { $defs = {}, ...schema } = this.model.schemaOf(name);
    return { schema, definitions: $defs };
  }

  #record(type: GraphQLObjectType, shape: Shape): void {
    const key = `${type.name} ${JSON.stringify(shape.schema)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    for (const field of fieldsWithoutResolver(type)) {
      const source = sourceOf(this.schema, field);
      if (source?.kind === 'owner') continue;
      const paths = source?.kind === 'members' ? source.paths : [[field.name]];
      const place = `${type.name}.${field.name}`;
      if (neverNull(field.type) && !paths.some((path) => isGuaranteed(shape, path)))
        this.found.add(`${place} is never null, but may be absent in what is stored`);
      for (const path of paths) {
        const member = shapeAt(shape, path);
        if (member === undefined) this.found.add(`${place}: there is no member ${path.join('/')}`);
        else this.#value(place, field.type, member);
      }
    }
  }

  #value(place: string, type: GraphQLOutputType, given: Shape): void {
    const shape = resolved(given);
    const inner = getNullableType(type);
    const { schema } = shape;
    if (isListType(inner)) {
      if (schema.type === 'array') this.#value(place, inner.ofType, { ...shape, schema: schema.items });
      else if (!isEntryList(inner.ofType) || !isMap(schema))
        this.found.add(`${place}: is a list, what is stored is not`);
    } else if (isEnumType(inner)) {
      const known = new Set(inner.getValues().map(({ name }) => name));
      const lacking = (schema.enum ?? []).filter((symbol: string) => !known.has(symbol));
      if (lacking.length > 0) this.found.add(`${place}: ${inner.name} lacks ${lacking.join(', ')}`);
    } else if (isScalarType(inner)) {
      const stored = schema.enum === undefined ? schema.type : 'string';
      if (!SCALARS[inner.name]?.includes(stored))
        this.found.add(
          `${place}: is a ${inner.name}, what is stored is ${JSON.stringify(schema).slice(0, 80)}`,
        );
    } else if (isObjectType(inner) && entityOf(this.schema, inner) === undefined) {
      if (isMap(schema) || schema.properties !== undefined || schema.oneOf !== undefined)
        this.#record(inner, shape);
      else if (schema.type !== 'string' || wrappedMemberOf(this.schema, inner) === undefined)
        this.found.add(`${place}: is a record, what is stored is not`);
    } else if (isUnionType(inner) && schema.oneOf !== undefined) {
      for (const member of inner.getTypes()) this.#record(member, shape);
    } else if (schema.type !== 'string') this.found.add(`${place}: is an entity, what is stored is no URN`);
  }
}

function fieldsWithoutResolver(type: GraphQLObjectType): GraphQLField<unknown, unknown>[] {
  const written = (resolvers as Record<string, object | undefined>)[type.name] ?? {};
  return Object.values(type.getFields()).filter(({ name }) => !(name in written));
}

/** Returns whether a field must have a value. Lists do not count, because a non-null list is empty if nothing is stored. */
function neverNull(type: GraphQLOutputType): boolean {
  return isNonNullType(type) && !isListType(type.ofType);
}

function isEntryList(type: GraphQLOutputType): boolean {
  const item = getNamedType(type);
  return isObjectType(item) && 'key' in item.getFields() && 'value' in item.getFields();
}

function isMap(schema: any): boolean {
  return typeof schema.additionalProperties === 'object';
}

function resolved({ schema, definitions }: Shape): Shape {
  const reference = schema.$ref as string | undefined;
  if (reference === undefined) return { schema, definitions };
  return resolved({ schema: definitions[reference.replace('#/$defs/', '')], definitions });
}

function shapeAt(from: Shape, path: readonly string[]): Shape | undefined {
  let shape: Shape | undefined = from;
  for (const name of path) {
    const { schema, definitions } = resolved(shape);
    const branches = [schema, ...(schema.oneOf ?? [])];
    const next = /^\d+$/.test(name)
      ? schema.items
      : branches
          .map((branch) => (isMap(branch) ? branch.additionalProperties : branch.properties?.[name]))
          .find((each) => each !== undefined);
    if (next === undefined) return undefined;
    shape = { schema: next, definitions };
  }
  return shape;
}

/** Returns whether all members of the path are required. A union member counts, because clients ask for it within that member only. */
function isGuaranteed(from: Shape, path: readonly string[]): boolean {
  return path.every((name, index) => {
    const shape = shapeAt(from, path.slice(0, index));
    if (shape === undefined) return false;
    const { schema } = resolved(shape);
    return [schema, ...(schema.oneOf ?? [])].some(({ required = [] }) => required.includes(name));
  });
}
