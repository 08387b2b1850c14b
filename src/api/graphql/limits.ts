/** Limits of one GraphQL request. The error for an exceeded limit names it. */
import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { CatalogError } from '../../core/errors.js';
import type { WorkLimits } from '../../core/request-budget.js';
import type { GraphqlContext } from './context.js';
import { lineBreaksIn } from './count-work.js';
import { fragmentsOf } from './selection.js';

/** The first four bound what can be counted before the execution, in the time that reading the document takes. */
export interface GraphqlLimits extends WorkLimits {
  /** Characters of the document. */
  readonly characters: number;
  /** Line breaks of the document. The library counts them anew for each error that it describes. */
  readonly lines: number;
  /** Lexical tokens of the document. */
  readonly tokens: number;
  /** Levels of selections below the operation. Front ends select up to 22, and existing clients 13 of introspection. */
  readonly depth: number;
}

export const LIMITS: GraphqlLimits = {
  characters: 1_000_000,
  lines: 100_000,
  tokens: 50_000,
  depth: 50,
  values: 250_000,
  statements: 500,
  rows: 150_000,
  readCharacters: 32_000_000,
  answerBytes: 32_000_000,
  millis: 60_000,
};

/** Rejects operations above the limits that can be counted before they run, after validation and before execution. */
export function limitPlugin(limits: GraphqlLimits): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ schema, document, operation }) => {
          if (operation === undefined) return Promise.resolve();
          requireRoot(schema, operation);
          requireDepth(document, limits.depth);
          return Promise.resolve();
        },
      }),
  };
}

/** @throws LIMIT_EXCEEDED */
export function requireLength(
  text: string,
  { characters, lines }: Pick<GraphqlLimits, 'characters' | 'lines'>,
): void {
  if (text.length > characters) throw tooLong('characters', characters);
  if (text.length > lines && lineBreaksIn(text) > lines) throw tooLong('lines', lines);
}

function tooLong(what: 'characters' | 'lines', limit: number): CatalogError {
  const message = `The query's text has more than ${limit} ${what}`;
  return new CatalogError('LIMIT_EXCEEDED', message, { rule: `${what} at most ${limit}` });
}

/** @throws LIMIT_EXCEEDED */
function requireDepth(document: DocumentNode, limit: number): void {
  const depth = measureDepth(document);
  if (depth > limit)
    throw new CatalogError('LIMIT_EXCEEDED', `The query is ${depth} levels deep, the limit is ${limit}`, {
      rule: `depth at most ${limit}`,
    });
}

/** Rejects an operation without a root type. Validation accepts it, because no rule checks its fields. */
function requireRoot(schema: GraphQLSchema, { operation }: OperationDefinitionNode): void {
  if (schema.getRootType(operation)) return;
  throw new GraphQLError(`The schema has no ${operation}s`, {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
  });
}

/**
 * Returns the levels of selections below the deepest operation. Each fragment is measured once, so measuring takes no longer than reading
 * the document.
 * @param document without circles of fragments, which validation refuses
 */
export function measureDepth(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const fragment = fragments.get(name);
    let depth = known.get(name);
    if (depth === undefined) known.set(name, (depth = fragment ? levels(fragment.selectionSet) : 0));
    return depth;
  };
  const levels = ({ selections }: SelectionSetNode): number => {
    let deepest = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD)
        deepest = Math.max(deepest, 1 + (selection.selectionSet ? levels(selection.selectionSet) : 0));
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        deepest = Math.max(deepest, levels(selection.selectionSet));
      else deepest = Math.max(deepest, ofFragment(selection.name.value));
    }
    return deepest;
  };
  return document.definitions.reduce(
    (deepest, each) =>
      each.kind === Kind.OPERATION_DEFINITION ? Math.max(deepest, levels(each.selectionSet)) : deepest,
    0,
  );
}
