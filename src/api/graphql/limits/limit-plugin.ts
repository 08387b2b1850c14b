/** Refuses operations that are larger than the limits, after they were found valid and before they run. */
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
import { measureOperation } from './measure-operation.js';

const SAID: Readonly<Record<'depth' | 'breadth' | 'cost', (limit: number, size: number) => string>> = {
  depth: (limit, size) => `The query is ${size} levels deep, the limit is ${limit}`,
  breadth: (limit) => `The query selects more than ${limit} fields`,
  cost: (limit, size) =>
    `The query may give ${size} values, the limit is ${limit}: ask for smaller pages or fewer fields`,
};

export function limitPlugin(limits: GraphqlLimits): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ schema, document, operation, request }) => {
          if (operation === undefined) return Promise.resolve();
          requireRoot(schema, operation);
          const size = measureOperation({
            schema,
            operation,
            fragments: fragmentsOf(document),
            variables: coerced({ schema, operation, given: request.variables ?? {} }),
            stopAt: limits.breadth,
          });
          for (const rule of ['breadth', 'depth', 'cost'] as const) {
            if (size[rule] > limits[rule])
              throw new CatalogError('LIMIT_EXCEEDED', SAID[rule](limits[rule], size[rule]), {
                rule: `${rule} at most ${limits[rule]}`,
              });
          }
          return Promise.resolve();
        },
      }),
  };
}

/** What has no root passes GraphQL's validation: no rule looks at its fields. */
function requireRoot(schema: GraphQLSchema, { operation }: OperationDefinitionNode): void {
  if (schema.getRootType(operation)) return;
  throw new GraphQLError(`The schema has no ${operation}s`, {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
  });
}

/** Values that do not fit their types are told by the execution, so they count as nothing here. */
function coerced(from: {
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
