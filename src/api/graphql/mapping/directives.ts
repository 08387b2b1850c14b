/** Reads the directives of the schema files. */
import { getDirective } from '@graphql-tools/utils';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { EndpointPermission } from '../../../auth/services.js';

export interface KeySource {
  readonly kind: 'key';
  readonly part: string;
  readonly prefix: string;
}

export type Source =
  | KeySource
  | { readonly kind: 'owner' }
  /** Uses the first path with a value, or else the part of the URN. */
  | {
      readonly kind: 'aspects';
      readonly paths: readonly AspectPath[];
      readonly otherwise: KeySource | undefined;
    }
  | { readonly kind: 'members'; readonly paths: readonly (readonly string[])[] };

export interface AspectPath {
  readonly aspect: string;
  readonly path: readonly string[];
}

/** Returns the entity type that the object type represents; `*` for all entity types without an object type of their own. */
export function entityOf(schema: GraphQLSchema, type: GraphQLObjectType): string | undefined {
  const [directive] = getDirective(schema, type, 'entity') ?? [];
  return directive?.['name'] as string | undefined;
}

/** Returns the aspect without which entities of the type mean nothing, see `@entity(main: …)`. */
export function mainAspectOf(schema: GraphQLSchema, type: GraphQLObjectType): string | undefined {
  const [directive] = getDirective(schema, type, 'entity') ?? [];
  return directive?.['main'] as string | undefined;
}

/** Returns the entity type that the object type shows with older values, see `@versioned`. */
export function versionedEntityOf(schema: GraphQLSchema, type: GraphQLObjectType): string | undefined {
  const [directive] = getDirective(schema, type, 'versioned') ?? [];
  return directive?.['entity'] as string | undefined;
}

/** Returns the member of the type's records that a stored URN represents, see `@wraps`. */
export function wrappedMemberOf(schema: GraphQLSchema, type: GraphQLObjectType): string | undefined {
  const [directive] = getDirective(schema, type, 'wraps') ?? [];
  return directive?.['member'] as string | undefined;
}

/** @returns undefined for a field without a directive */
export function sourceOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): Source | undefined {
  const read = (name: string): Record<string, string>[] => getDirective(schema, field, name) ?? [];
  const [keyArguments] = read('key');
  const key = keyArguments && {
    kind: 'key' as const,
    part: keyArguments['part'] ?? '',
    prefix: keyArguments['prefix'] ?? '',
  };
  if (read('owner').length > 0) return { kind: 'owner' };
  const aspects = read('aspect');
  if (aspects.length > 0)
    return {
      kind: 'aspects',
      paths: aspects.map(({ name = '', path }) => ({ aspect: name, path: splitPath(path) })),
      otherwise: key,
    };
  if (key !== undefined) return key;
  const paths = read('path');
  if (paths.length > 0) return { kind: 'members', paths: paths.map(({ of }) => splitPath(of)) };
  return undefined;
}

/** Tells whether a list is empty instead of null if no value is stored, see `@emptyIfMissing`. */
export function isEmptyIfMissing(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): boolean {
  return getDirective(schema, field, 'emptyIfMissing') !== undefined;
}

/** @returns undefined for a root field that declares no permission */
export function permissionOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
): EndpointPermission | undefined {
  const [declared] = getDirective(schema, field, 'permission') ?? [];
  const platform = declared?.['anyOf'] as string[] | undefined;
  if (platform !== undefined) return { platform };
  if (declared?.['kind'] === 'SIGNED_IN') return 'signed-in';
  if (declared?.['kind'] === 'SYSTEM') return 'system';
  return declared?.['kind'] === 'PER_CHANGE' ? 'per-change' : undefined;
}

function splitPath(path: string | undefined): string[] {
  return path === undefined ? [] : path.split('/');
}
