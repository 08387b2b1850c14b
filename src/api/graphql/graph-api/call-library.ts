/** Resolvers of the public root fields: each asks one of the library's two, `entities` and `entitiesConnection`. */
import {
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { checkFilter } from './check-filter.js';
import { checkPaging, DEFAULT_LIMIT } from './check-paging.js';
import { checkSize } from './check-size.js';
import { completeWhere } from './complete-where.js';
import type { ExecutionContext } from './execution-context.js';
import { librarySelection } from './library-selection.js';
import type { RootField } from './root-fields.js';

export interface Library {
  readonly schema: GraphQLSchema;
  readonly executionContext: ExecutionContext;
}

type Resolver = GraphQLFieldResolver<unknown, unknown, Record<string, unknown>>;

export type LibraryField = 'entities' | 'entitiesConnection';

/** The library reads its own names from its own schema, so the request is put to it as if that schema were asked. */
export function callLibrary(
  { schema, executionContext }: Library,
  { entityType }: RootField,
  libraryField: LibraryField,
): Resolver {
  const queryType = schema.getQueryType();
  const field = queryType?.getFields()[libraryField];
  const type = field && getNamedType(field.type);
  const resolve: Resolver | undefined = field?.resolve;
  if (queryType === null || queryType === undefined || !isObjectType(type) || resolve === undefined)
    throw new Error(`the library's schema has no field ${libraryField}`);
  const paging = libraryField === 'entities' ? 'limit' : 'first';
  // A resolver has these four.
  // eslint-disable-next-line @typescript-eslint/max-params
  return (source, args, _context, info) => {
    checkPaging(args);
    checkFilter(args['where']);
    const { selectionSet, variableValues } = librarySelection(info, type);
    const name = { kind: Kind.NAME, value: libraryField } as const;
    const node: FieldNode = { kind: Kind.FIELD, name, selectionSet };
    checkSize({ node, type, args, variableValues });
    const asked = { ...libraryArguments(args, entityType), [paging]: args[paging] ?? DEFAULT_LIMIT };
    return resolve(
      source,
      asked,
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

type Arguments = Record<string, unknown>;

/**
 * Sorted by URN at last, so that pages neither overlap nor leave a gap. One type's list says its type, too: then the index of
 * types and URNs gives the order, and a page needs no more than its own entities.
 */
function libraryArguments({ where, removed, sort, ...paging }: Arguments, entityType?: string): Arguments {
  const given: unknown[] = Array.isArray(sort) ? sort : [];
  return {
    ...paging,
    where: { AND: [...rootConditions(entityType, removed), completeWhere(where)] },
    sort: [...given, ...(entityType === undefined ? [] : [{ type: 'ASC' }]), { urn: 'ASC' }],
  };
}

/**
 * Ends of edges that nobody has written have no type; they are in no list. Every node has a URN: said, so that Neo4j may take
 * its order from an index of URNs.
 */
function rootConditions(entityType: string | undefined, removed: unknown): object[] {
  return [
    entityType === undefined ? { NOT: { type: { eq: null } } } : { type: { eq: entityType } },
    { NOT: { urn: { eq: null } } },
    ...(typeof removed === 'boolean' ? [{ removed: { eq: removed } }] : []),
  ];
}
