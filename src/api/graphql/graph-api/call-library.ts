/** Resolvers of the public root fields. Each calls one of the library's two root fields, `entities` and `entitiesConnection`. */
import {
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { completeWhere } from './complete-where.js';
import { checkFilter, checkPaging, checkSize, DEFAULT_LIMIT } from './graph-limits.js';
import { librarySelection } from './library-selection.js';
import type { RootField } from './root-fields.js';

export interface Library {
  readonly schema: GraphQLSchema;
  readonly executionContext: ExecutionContext;
}

type Resolver = GraphQLFieldResolver<unknown, unknown, Record<string, unknown>>;

type LibraryField = 'entities' | 'entitiesConnection';

/** Rewrites the request in terms of the library's schema, because the library looks up its own names there. */
export function callLibrary(
  library: () => Promise<Library>,
  { entityType }: RootField,
  libraryField: LibraryField,
): Resolver {
  const paging = libraryField === 'entities' ? 'limit' : 'first';
  return async (source, args, _context, info) => {
    checkPaging(args);
    checkFilter(args['where']);
    const { schema, executionContext } = await library();
    const { queryType, type, resolve } = rootField(schema, libraryField);
    const { selectionSet, variableValues } = librarySelection(info, type);
    const name = { kind: Kind.NAME, value: libraryField } as const;
    const node: FieldNode = { kind: Kind.FIELD, name, selectionSet };
    checkSize({ node, type, args, variableValues });
    const resolvedArgs = { ...libraryArguments(args, entityType), [paging]: args[paging] ?? DEFAULT_LIMIT };
    return resolve(
      source,
      resolvedArgs,
      { executionContext },
      {
        ...info,
        fieldName: libraryField,
        schema,
        parentType: queryType,
        fieldNodes: [node],
        variableValues,
      },
    );
  };
}

function rootField(schema: GraphQLSchema, name: LibraryField) {
  const queryType = schema.getQueryType();
  const field = queryType?.getFields()[name];
  const type = field && getNamedType(field.type);
  const resolve: Resolver | undefined = field?.resolve;
  if (queryType === null || queryType === undefined || !isObjectType(type) || resolve === undefined)
    throw new Error(`the library's schema has no field ${name}`);
  return { queryType, type, resolve };
}

type Arguments = Record<string, unknown>;

/**
 * Sorts by URN last, so that pages neither overlap nor have gaps. A list of one type also sorts by type: then the index of types and
 * URNs yields the order, and a page reads only its own entities.
 */
function libraryArguments({ where, removed, sort, ...paging }: Arguments, entityType?: string): Arguments {
  const wanted: unknown[] = Array.isArray(sort) ? sort : [];
  return {
    ...paging,
    where: { AND: [...rootConditions(entityType, removed), completeWhere(where)] },
    sort: [...wanted, ...(entityType === undefined ? [] : [{ type: 'ASC' }]), { urn: 'ASC' }],
  };
}

/**
 * Excludes stubs, which have no type. Every node has a URN, but the condition has to be explicit for Neo4j to take the order from an
 * index of URNs.
 */
function rootConditions(entityType: string | undefined, removed: unknown): object[] {
  return [
    entityType === undefined ? { NOT: { type: { eq: null } } } : { type: { eq: entityType } },
    { NOT: { urn: { eq: null } } },
    ...(typeof removed === 'boolean' ? [{ removed: { eq: removed } }] : []),
  ];
}

export type RunRead = (
  text: string,
  parameters?: Record<string, unknown>,
) => Promise<Record<string, unknown>[]>;

interface ExecutionContext {
  run(text: string, parameters: Record<string, unknown>): Promise<LibraryResult>;
}

interface LibraryResult {
  readonly records: readonly unknown[];
  readonly summary: object;
}

/** The library asks for the version of the server before its first query, although no request needs it. */
const VERSION_QUERY = 'CALL dbms.components()';
const VERSION_ROWS = [['5.26.0', 'community']];

const SUMMARY = { counters: { updates: () => ({}) } };

/**
 * Returns what looks like a transaction of the driver to the library, and runs statements through Trellis' own reader.
 * @param runRead runs one read statement on a reader, with a timeout, and counts it
 */
export function executionContext(runRead: RunRead): ExecutionContext {
  return {
    run: async (text, parameters) => {
      if (text.includes(VERSION_QUERY)) return { records: VERSION_ROWS, summary: SUMMARY };
      const rows = await runRead(text, parameters);
      return { records: rows.map((row) => ({ toObject: () => row })), summary: SUMMARY };
    },
  };
}
