/**
 * Gives every field without a handwritten resolver the resolver that the schema files declare. Resolvers of mutations also get errors that
 * tell where in the input a refused URN is.
 */
import {
  getNamedType,
  GraphQLInt,
  GraphQLNonNull,
  isInterfaceType,
  isIntrospectionType,
  isNamedType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import { hasCompleteKey } from '../../../model/entity-urn.js';
import type { MetadataModel } from '../../../model/types.js';
import type { Urn } from '../../../model/urn.js';
import { entityFields } from '../resolvers/entity-fields.js';
import { coercionTo, type EntityTypes, type RequiredReference } from './coerce.js';
import { completeOnly, typeResolver, type TypesByUrn } from './complete-entities.js';
import { entityOf, isEmptyIfMissing, sourceOf, versionedEntityOf, wrappedMemberOf } from './directives.js';
import { EntityRef } from './entity-ref.js';
import { entityFieldResolver, recordFieldResolver, type FieldResolver } from './field-resolvers.js';
import { mainAspects, Needs } from './main-aspects.js';
import { LOADED_ASPECTS } from './selected-aspects.js';

const ANY_OTHER = '*';

/** Changes the schema in place. @throws Error for a field of an entity that does not declare the source of its value */
export function attachResolvers(schema: GraphQLSchema, model: MetadataModel): void {
  const byEntity = new Map<string, GraphQLObjectType>();
  for (const type of Object.values(schema.getTypeMap())) {
    const entity = isObjectType(type) ? entityOf(schema, type) : undefined;
    if (entity !== undefined) byEntity.set(entity, type as GraphQLObjectType);
  }
  const entities = new EntityTypesOf(schema, byEntity, model);
  const needs = new Needs(mainAspects(schema, entities));
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isObjectType(type)) attachToFields(type, { schema, model, entities, needs });
    else if ((isInterfaceType(type) || isUnionType(type)) && entities.isEntity(type))
      type.resolveType = typeResolver(entities, needs);
  }
}

interface ResolverDeps {
  readonly schema: GraphQLSchema;
  readonly model: MetadataModel;
  readonly entities: EntityTypesOf;
  readonly needs: Needs;
}

function attachToFields(type: GraphQLObjectType, deps: ResolverDeps): void {
  const entity = entityOf(deps.schema, type) ?? versionedEntityOf(deps.schema, type);
  for (const field of Object.values(type.getFields())) {
    const resolve =
      field.resolve === undefined
        ? resolverOf(type, field, { ...deps, entity })
        : acceptingOnly(field.resolve, getNamedType(field.type), deps.entities);
    field.resolve = completeOnly(
      field,
      field.type === GraphQLInt ? withResult(resolve, intIn) : resolve,
      deps,
    );
    if (type === deps.schema.getMutationType()) field.resolve = namingPlace(field.resolve);
  }
}

const MAX_INT = 2 ** 31 - 1;

/** Returns null for a number that the type `Int` cannot represent. Other values stay as they are. */
function intIn(value: unknown): unknown {
  return typeof value === 'number' && Math.abs(value) > MAX_INT ? null : value;
}

/** Handwritten resolvers return entities by their URNs. One that the field's type does not fit becomes null, and is omitted from lists. */
function acceptingOnly(
  resolve: FieldResolver,
  type: GraphQLNamedType,
  entities: EntityTypesOf,
): FieldResolver {
  if (!entities.isEntity(type)) return resolve;
  const isAccepted = (value: unknown): boolean =>
    !(value instanceof EntityRef) || entities.accepts(type, value.urn);
  return withResult(resolve, (value) => {
    if (Array.isArray(value)) return (value as unknown[]).filter(isAccepted);
    return isAccepted(value) ? value : null;
  });
}

function withResult(resolve: FieldResolver, present: (value: unknown) => unknown): FieldResolver {
  return (...request) => {
    const value: unknown = resolve(...request);
    return value instanceof Promise ? value.then(present) : present(value);
  };
}

function resolverOf(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  { schema, model, entities, entity }: ResolverDeps & { entity: string | undefined },
): FieldResolver {
  const source = sourceOf(schema, field);
  const isNeverNull = isEmptyIfMissing(schema, field) && !isNonNullType(field.type);
  const coerce = coercionTo(isNeverNull ? new GraphQLNonNull(field.type) : field.type, entities);
  if (entity === undefined) return recordFieldResolver(field.name, source, coerce);
  if (field.name === 'urn') return (parent) => (parent as EntityRef).urn.text;
  if (field.name === 'type')
    return (parent, _, { typeNames }) => typeNames.toEnum((parent as EntityRef).urn.entityType);
  const common = entityFields[field.name];
  if (source === undefined && common !== undefined) return common;
  if (source === undefined || source.kind === 'members')
    throw new Error(`${type.name}.${field.name} has no resolver and no source of its value`);
  if (source.kind === 'aspects') field.extensions = { ...field.extensions, [LOADED_ASPECTS]: source.paths };
  return entityFieldResolver(source, coerce, model.entities.get(entity));
}

class EntityTypesOf implements EntityTypes, TypesByUrn {
  readonly #required = new Map<string, readonly RequiredReference[]>();

  /** Created before any resolver is attached, so that it can tell which fields have a handwritten one. */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly byEntity: ReadonlyMap<string, GraphQLObjectType>,
    private readonly model: MetadataModel,
  ) {
    for (const type of Object.values(schema.getTypeMap()))
      if (isObjectType(type)) this.#required.set(type.name, this.#requiredReferences(type));
  }

  /** A type has fields that always have a value because they are parts of the key. It does not fit an entity whose URN lacks such a part. */
  typeOf(urn: Urn): GraphQLObjectType | undefined {
    const definition = this.model.entities.get(urn.entityType);
    const fits = definition === undefined || hasCompleteKey(urn, definition);
    const own = fits ? this.byEntity.get(urn.entityType) : undefined;
    return own ?? this.anyOther;
  }

  /** The type that shows entities which no other type fits. */
  get anyOther(): GraphQLObjectType | undefined {
    return this.byEntity.get(ANY_OTHER);
  }

  isEntity(type: GraphQLNamedType): boolean {
    if (isObjectType(type)) return entityOf(this.schema, type) !== undefined;
    if (isInterfaceType(type) || isUnionType(type)) {
      // Interfaces never resolve to a type that shows an entity in another form, e.g. at older versions.
      return this.schema.getPossibleTypes(type).some((each) => this.isEntity(each));
    }
    return false;
  }

  wrappedMemberOf(type: GraphQLNamedType): string | undefined {
    return isObjectType(type) ? wrappedMemberOf(this.schema, type) : undefined;
  }

  requiredReferencesOf(type: GraphQLNamedType): readonly RequiredReference[] {
    return this.#required.get(type.name) ?? [];
  }

  #requiredReferences(type: GraphQLObjectType): readonly RequiredReference[] {
    const fields = Object.values(type.getFields()).filter(
      (field) =>
        field.resolve === undefined &&
        isNonNullType(field.type) &&
        isNamedType(field.type.ofType) &&
        this.isEntity(field.type.ofType),
    );
    return fields.flatMap((field) => {
      const source = sourceOf(this.schema, field);
      if (source !== undefined && source.kind !== 'members') return [];
      const paths = source?.paths ?? [[field.name]];
      return [{ field: field.name, paths, type: getNamedType(field.type) }];
    });
  }

  accepts(type: GraphQLNamedType, urn: Urn): boolean {
    const name = this.typeOf(urn)?.name;
    if (isObjectType(type)) return type.name === name;
    if (!isInterfaceType(type) && !isUnionType(type)) return false;
    return this.schema.getPossibleTypes(type).some((each) => each.name === name);
  }
}

/** Returns a resolver whose errors tell clients where in the input the refused URN is, if the command does not tell it. */
export function namingPlace(resolve: FieldResolver): FieldResolver {
  return async (parent, args, context, info): Promise<unknown> => {
    try {
      return await resolve(parent, args, context, info);
    } catch (error) {
      throw withPlace(error, args);
    }
  };
}

function withPlace(error: unknown, args: unknown): unknown {
  if (!(error instanceof CatalogError) || error.details.path !== undefined) return error;
  const { urn, missing } = error.details;
  const refused = Array.isArray(missing) ? (missing as unknown[])[0] : urn;
  const path = typeof refused === 'string' ? placeOf(refused, args) : undefined;
  return path === undefined ? error : new CatalogError(error.code, error.message, { ...error.details, path });
}

/** Returns the JSON pointer to the first occurrence of a text; undefined if there is none. */
export function placeOf(text: string, value: unknown): string | undefined {
  if (value === text) return '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const below = placeOf(text, member);
    if (below !== undefined) return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}${below}`;
  }
  return undefined;
}
