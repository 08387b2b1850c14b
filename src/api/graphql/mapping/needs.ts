/** What a request needs of entities: the selected fields that are never null, and the main aspect with their values. */
import type { FieldNode, GraphQLObjectType } from 'graphql';
import type { Urn } from '../../../model/urn/urn.js';
import type { GraphqlContext } from '../context.js';
import { loadMainAspect } from '../loaders/load-main-aspect.js';
import type { RequiredReference } from './coerce.js';
import type { MainAspect } from './main-aspects.js';
import { prefetchAspects } from './prefetch.js';
import { selectedFields, type Selection } from './selected-fields.js';

/** A type with a main aspect, and the fields that the request selects of it. */
interface Need {
  readonly main: MainAspect;
  /** Names of the selected fields that are never null. */
  readonly fields: readonly string[];
  readonly type: GraphQLObjectType;
  readonly info: Selection;
}

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
    return main === undefined || fields.length === 0 ? undefined : { main, fields, type, info };
  }

  #remember(info: Selection, key: string, find: () => Need | undefined): Need | undefined {
    let known = this.#known.get(info.fieldNodes);
    if (known === undefined) this.#known.set(info.fieldNodes, (known = new Map<string, Need | undefined>()));
    if (!known.has(key)) known.set(key, find());
    return known.get(key);
  }
}

/** Returns whether the entity has all the values. It also starts loading the other selected aspects, so one statement reads all. */
export async function meets(urn: Urn, need: Need, context: GraphqlContext): Promise<boolean> {
  prefetchAspects(urn.text, context.aspects, need);
  const aspect = await loadMainAspect(urn, need.main.name, context);
  return aspect !== undefined && need.fields.every((name) => need.main.fields.get(name)?.(aspect, urn));
}
