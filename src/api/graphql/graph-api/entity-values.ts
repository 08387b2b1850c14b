/** Resolvers below the root. They read the library's answer, whose keys are those of `selectionKeys`. */
import type { IResolvers } from '@graphql-tools/utils';
import {
  Kind,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLFieldResolver,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import { DEFAULT_LIMIT } from './graph-limits.js';
import { selectionKeys } from './selected-fields.js';

type Resolver = GraphQLFieldResolver<Readonly<Record<string, unknown>>, unknown, Record<string, unknown>>;

/** Returns resolvers for the public types of the library. */
export function entityValues({ definitions }: DocumentNode): IResolvers {
  const types = definitions.filter((each) => each.kind === Kind.OBJECT_TYPE_DEFINITION);
  const pages = new Set(types.filter(hasEdges).map(({ name }) => name.value));
  const isPage = (field: FieldDefinitionNode): boolean =>
    field.arguments !== undefined && field.arguments.length > 0 && pages.has(typeNameOf(field.type));
  return Object.fromEntries(
    types.map(({ name, fields = [] }) => [
      name.value,
      Object.fromEntries(fields.map((field) => [field.name.value, isPage(field) ? readPage : readValue])),
    ]),
  );
}

function hasEdges({ fields = [] }: ObjectTypeDefinitionNode): boolean {
  return fields.some(({ name }) => name.value === 'edges');
}

function typeNameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : typeNameOf(type.type);
}

const readValue: Resolver = (source, _args, _context, info) => {
  const [node] = info.fieldNodes;
  return node === undefined ? undefined : source[selectionKeys(info).keyOf(node)];
};

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
