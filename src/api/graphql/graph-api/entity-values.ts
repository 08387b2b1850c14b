/** Resolvers below the root. They read the library's answer, whose keys are those of `selection-keys`. */
import {
  getNamedType,
  isIntrospectionType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { IResolvers } from '@graphql-tools/utils';
import { DEFAULT_LIMIT } from './check-paging.js';
import type { PublicName } from './public-types.js';
import { selectionKeys } from './selection-keys.js';

type Resolver = GraphQLFieldResolver<Readonly<Record<string, unknown>>, unknown, Record<string, unknown>>;

/** Returns resolvers for all types except the library's `Query`. */
export function entityValues(schema: GraphQLSchema, publicName: PublicName): IResolvers {
  const resolvers: IResolvers = {};
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type) || type === schema.getQueryType()) continue;
    resolvers[publicName(type.name)] = Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, isPage(field) ? readPage : readValue]),
    );
  }
  return resolvers;
}

function isPage(field: GraphQLField<unknown, unknown>): boolean {
  const type = getNamedType(field.type);
  return field.args.length > 0 && isObjectType(type) && 'edges' in type.getFields();
}

// eslint-disable-next-line @typescript-eslint/max-params -- a resolver has these four
const readValue: Resolver = (source, _args, _context, info) => {
  const [node] = info.fieldNodes;
  return node === undefined ? undefined : source[selectionKeys(info).keyOf(node)];
};

// eslint-disable-next-line @typescript-eslint/max-params
const readPage: Resolver = (source, args, context, info) =>
  toPage(readValue(source, args, context, info) as StoredPage, args);

interface StoredPage {
  readonly edges?: readonly object[];
  readonly totalCount?: number;
}

/** Creates cursors in the library's format, because the library decodes them. */
function toPage({ edges = [], totalCount = 0 }: StoredPage, args: Record<string, unknown>): object {
  const start = typeof args['after'] === 'string' ? offsetOf(args['after']) + 1 : 0;
  const size = typeof args['first'] === 'number' ? args['first'] : DEFAULT_LIMIT;
  const withCursors = edges.map((edge, index) => ({ ...edge, cursor: cursorOf(start + index) }));
  return {
    totalCount,
    edges: withCursors,
    pageInfo: {
      hasPreviousPage: start > 0,
      hasNextPage: start + size < totalCount,
      startCursor: withCursors.at(0)?.cursor,
      endCursor: withCursors.at(-1)?.cursor,
    },
  };
}

function cursorOf(offset: number): string {
  return Buffer.from(`arrayconnection:${offset}`).toString('base64');
}

function offsetOf(cursor: string): number {
  return Number(Buffer.from(cursor, 'base64').toString('latin1').split(':')[1]);
}
