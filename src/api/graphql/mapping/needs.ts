/** What a request needs of entities: the selected fields that are never null, and the main aspect with their values. */
import type { FieldNode, GraphQLObjectType } from 'graphql';
import { chain, type MaybePromise } from '../../../core/maybe-promise.js';
import type { Urn } from '../../../model/urn/urn.js';
import type { GraphqlContext } from '../context.js';
import { loadMainAspect } from '../loaders/load-main-aspect.js';
import type { RequiredReference } from './coerce.js';
import type { MainAspect } from './main-aspects.js';
import { shownAspects } from './shown-aspects.js';
import type { Selection } from '../selection.js';
import { selectedFields } from './selected-fields.js';

/** A type with a main aspect, and the fields that the request selects of it. */
interface Need {
  readonly main: MainAspect;
  /** Names of the selected fields that are never null. */
  readonly fields: readonly string[];
  /** Names of the aspects that the selected fields show. */
  readonly aspects: ReadonlySet<string>;
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
    if (main === undefined || fields.length === 0) return undefined;
    return { main, fields, aspects: shownAspects(info, type) };
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
