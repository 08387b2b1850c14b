/** Fields of entities that come from the URN or from stored aspects. */
import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import { allOf, chain } from '../../../core/async.js';
import type { EntityDefinition } from '../../../model/types.js';
import type { GraphqlContext } from '../context.js';
import type { Coerce } from './coerce.js';
import type { AspectPath, KeySource, Source } from './directives.js';
import { UNKNOWN_PLATFORM, VersionedRef, type EntityRef } from './entity-ref.js';
import { memberAt, StoredRecord } from './record.js';

export type FieldResolver = GraphQLFieldResolver<unknown, GraphqlContext>;

/** @throws Error if the entity type has no such key part or aspect, which is a mistake in the schema files */
export function entityFieldResolver(
  source: Exclude<Source, { kind: 'members' }>,
  coerce: Coerce,
  entity: EntityDefinition | undefined,
): FieldResolver {
  switch (source.kind) {
    case 'owner':
      return (parent) => coerce((parent as EntityRef).urn.text, (parent as EntityRef).urn);
    case 'key': {
      const part = partReader(source, entity);
      return (parent) => {
        const { urn } = parent as EntityRef;
        // Key parts that name a platform can contain a URN of another type, and their fields are non-null.
        return coerce(part(parent as EntityRef), urn) ?? coerce(UNKNOWN_PLATFORM, urn);
      };
    }
    case 'aspects': {
      for (const { aspect } of source.paths)
        if (!entity?.aspects.includes(aspect))
          throw new Error(`${entity?.name ?? '?'} has no aspect ${aspect}`);
      const otherwise = source.otherwise && partReader(source.otherwise, entity);
      return aspectResolver(source.paths, coerce, otherwise ?? (() => undefined));
    }
  }
}

function partReader(
  { part, prefix }: KeySource,
  entity: EntityDefinition | undefined,
): (ref: EntityRef) => string | undefined {
  const position = entity?.keyFields.findIndex(({ name }) => name === part) ?? -1;
  if (position < 0) throw new Error(`${entity?.name ?? '?'} has no key part ${part}`);
  return ({ urn }) => {
    const text = urn.parts[position];
    return text === undefined ? undefined : prefix + text;
  };
}

/** Requests all paths at once, so that one statement reads them. */
function aspectResolver(
  paths: readonly AspectPath[],
  coerce: Coerce,
  otherwise: (ref: EntityRef) => string | undefined,
): FieldResolver {
  return (parent, _, context) => {
    const ref = parent as EntityRef;
    const { urn } = ref;
    const find = (name: string) =>
      ref instanceof VersionedRef ? ref.load(name, context) : context.aspects.find(urn.text, name);
    return chain(allOf(paths.map(({ aspect }) => find(aspect))), (found) => {
      for (const [index, { path }] of paths.entries()) {
        const value = memberAt(found[index]?.value, path);
        if (value !== undefined) return coerce(value, urn);
      }
      return coerce(otherwise(ref), urn);
    });
  };
}

/** Resolves fields of records in aspects, and of plain objects that resolvers return. */
export function recordFieldResolver(name: string, source: Source | undefined, coerce: Coerce): FieldResolver {
  if (source?.kind === 'key' || source?.kind === 'aspects')
    throw new Error(`${name}: only entities have key parts and aspects`);
  const paths = source?.kind === 'members' ? source.paths : [[name]];
  return (parent, args, context, info) => {
    if (!(parent instanceof StoredRecord)) return defaultFieldResolver(parent, args, context, info);
    if (source?.kind === 'owner') return coerce(parent.owner.text, parent.owner);
    for (const path of paths) {
      const value = memberAt(parent.value, path);
      if (value !== undefined) return coerce(value, parent.owner);
    }
    return coerce(undefined, parent.owner);
  };
}
