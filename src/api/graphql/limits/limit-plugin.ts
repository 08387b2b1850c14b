/** Rejects operations above the limits that can be counted before they run, after validation and before execution. */
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import { lineBreaksIn } from './cost-of-error.js';
import type { GraphqlLimits } from './limits.js';
import { measureDepth } from './measure-depth.js';

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
