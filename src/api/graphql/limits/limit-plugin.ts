/** Rejects operations above the limits, after validation and before execution. */
import type { ApolloServerPlugin } from '@apollo/server';
import {
  getVariableValues,
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { CatalogError } from '../../../core/errors.js';
import type { GraphqlContext } from '../context.js';
import type { GraphqlLimits } from './limits.js';
import { measureOperation, type Measured } from './measure-operation.js';

const MESSAGES: Readonly<Record<'depth' | 'breadth' | 'cost', (limit: number, size: number) => string>> = {
  depth: (limit, size) => `The query is ${size} levels deep, the limit is ${limit}`,
  breadth: (limit) => `The query selects more than ${limit} fields`,
  cost: (limit, size) =>
    `The query can return ${size} values, the limit is ${limit}: ask for smaller pages or fewer fields`,
};

export function limitPlugin(limits: GraphqlLimits): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ schema, document, operation, request }) => {
          if (operation === undefined) return Promise.resolve();
          requireRoot(schema, operation);
          const variables = coerceVariables({ schema, operation, given: request.variables ?? {} });
          const fragments = fragmentsOf(document);
          requireWithin(limits, { schema, operation, fragments, variables, stopAt: limits.breadth });
          return Promise.resolve();
        },
      }),
  };
}

/** @throws LIMIT_EXCEEDED */
function requireWithin(limits: GraphqlLimits, measured: Measured): void {
  const size = measureOperation(measured);
  for (const rule of ['breadth', 'depth', 'cost'] as const) {
    if (size[rule] > limits[rule])
      throw new CatalogError('LIMIT_EXCEEDED', MESSAGES[rule](limits[rule], size[rule]), {
        rule: `${rule} at most ${limits[rule]}`,
      });
  }
}

/** Rejects an operation without a root type. Validation accepts it, because no rule checks its fields. */
function requireRoot(schema: GraphQLSchema, { operation }: OperationDefinitionNode): void {
  if (schema.getRootType(operation)) return;
  throw new GraphQLError(`The schema has no ${operation}s`, {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
  });
}

/** Returns no variables if any does not fit its type: the execution reports that. */
function coerceVariables(from: {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  given: Record<string, unknown>;
}): Record<string, unknown> {
  const definitions = from.operation.variableDefinitions ?? [];
  return getVariableValues(from.schema, definitions, from.given).coerced ?? {};
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}
