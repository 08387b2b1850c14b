/**
 * Entities of some types mean nothing without their main aspect, because it has the values of fields that are never null. The schema files
 * name it: `@entity(main: …)`.
 */
import {
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { FILE_TYPE } from '../../../catalog/files/types.js';
import { chain, type MaybePromise } from '../../../core/async.js';
import type { JsonObject } from '../../../core/json.js';
import type { Urn } from '../../../model/urn.js';
import type { GraphqlContext } from '../context.js';
import { selectedFields, type Selection } from '../selection.js';
import { coercionTo, type EntityTypes, type RequiredReference } from './coerce.js';
import { mainAspectOf, sourceOf } from './directives.js';
import { memberAt } from './record.js';
import { selectedAspects } from './selected-aspects.js';

/** Tells whether the main aspect has a value for a field. */
type HasValue = (aspect: JsonObject, owner: Urn) => boolean;

interface MainAspect {
  readonly name: string;
  /** The fields that are never null and show the aspect, by their names. */
  readonly fields: ReadonlyMap<string, HasValue>;
}

/** Returns the main aspects by the names of the object types. It must run before resolvers are attached. */
export function mainAspects(schema: GraphQLSchema, entities: EntityTypes): ReadonlyMap<string, MainAspect> {
  const found = new Map<string, MainAspect>();
  for (const type of Object.values(schema.getTypeMap())) {
    const name = isObjectType(type) ? mainAspectOf(schema, type) : undefined;
    if (name !== undefined)
      found.set(type.name, { name, fields: fieldsOf(type as GraphQLObjectType, { name, schema, entities }) });
  }
  return found;
}

interface Place {
  readonly name: string;
  readonly schema: GraphQLSchema;
  readonly entities: EntityTypes;
}

/** A list is never null either, but it is empty without a value. A handwritten resolver needs the aspect only. */
function fieldsOf(type: GraphQLObjectType, { name, schema, entities }: Place): Map<string, HasValue> {
  const found = new Map<string, HasValue>();
  for (const field of Object.values(type.getFields())) {
    const source = sourceOf(schema, field);
    if (!isNonNullType(field.type) || isListType(field.type.ofType)) continue;
    if (source?.kind !== 'aspects' || source.otherwise !== undefined) continue;
    const path = source.paths.find(({ aspect }) => aspect === name)?.path;
    if (path === undefined) continue;
    const coerce = coercionTo(field.type, entities);
    const isHandwritten = field.resolve !== undefined;
    found.set(
      field.name,
      (aspect, owner) => isHandwritten || coerce(memberAt(aspect, path), owner) !== undefined,
    );
  }
  return found;
}

/** A type with a main aspect, and the fields that the request selects of it. */
interface Need {
  readonly main: MainAspect;
  /** Names of the selected fields that are never null. */
  readonly fields: readonly string[];
  /** Names of the aspects that the selected fields show. */
  readonly aspects: ReadonlySet<string>;
}

/** What requests need of entities: the selected fields that are never null, and the main aspect with their values. */
export class Needs {
  /** By the nodes of a field, which are the same for all items of a list. */
  readonly #known = new WeakMap<readonly FieldNode[], Map<string, Need | undefined>>();

  /** @param mains by the names of the object types */
  constructor(readonly mains: ReadonlyMap<string, MainAspect>) {}

  /** Returns what the selection needs of an entity of the type; undefined for nothing. */
  ofEntity(type: GraphQLObjectType, info: Selection): Need | undefined {
    return this.#remember(info, type.name, () => this.#needOf(type, info));
  }

  /** Returns what the selection on a record needs of an entity that the record refers to. */
  ofReference(
    record: GraphQLObjectType,
    { field, type }: RequiredReference,
    info: Selection,
  ): Need | undefined {
    return this.#remember(info, `${record.name}.${field}`, () => {
      const fieldNodes = selectedFields(info, record).filter(({ name }) => name.value === field);
      return this.#needOf(type as GraphQLObjectType, { ...info, fieldNodes });
    });
  }

  #needOf(type: GraphQLObjectType, { fieldNodes, fragments }: Selection): Need | undefined {
    const main = this.mains.get(type.name);
    const info = { fieldNodes, fragments };
    const names = main === undefined ? [] : selectedFields(info, type).map(({ name }) => name.value);
    const fields = names.filter((name) => main?.fields.has(name));
    if (main === undefined || fields.length === 0) return undefined;
    return { main, fields, aspects: selectedAspects(info, type) };
  }

  #remember(info: Selection, key: string, find: () => Need | undefined): Need | undefined {
    let known = this.#known.get(info.fieldNodes);
    if (known === undefined) this.#known.set(info.fieldNodes, (known = new Map<string, Need | undefined>()));
    if (!known.has(key)) known.set(key, find());
    return known.get(key);
  }
}

/** Returns whether the entity has all the values. It also starts reading the other selected aspects, so one statement reads all. */
export function meets(urn: Urn, need: Need, context: GraphqlContext): MaybePromise<boolean> {
  context.aspects.prefetch(urn.text, need.aspects);
  return chain(
    loadMainAspect(urn, need.main.name, context),
    (aspect) =>
      aspect !== undefined && need.fields.every((name) => need.main.fields.get(name)?.(aspect, urn)),
  );
}

/**
 * Returns the main aspect of an entity, if the actor may view it. An actor who may view the asset of an uploaded file may view its
 * description.
 */
export function loadMainAspect(
  urn: Urn,
  name: string,
  { aspects, files, services }: Pick<GraphqlContext, 'aspects' | 'files' | 'services'>,
): MaybePromise<JsonObject | undefined> {
  if (urn.entityType === FILE_TYPE && services.isScoped) return files.load(urn.text);
  return chain(aspects.find(urn.text, name), (aspect) => aspect?.value);
}
