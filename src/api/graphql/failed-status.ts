/** Gives a request that achieved nothing the status that clients of HTTP understand. */
import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import type { GraphqlContext } from './context.js';
import { ERROR_STATUS, type ErrorCode } from '../../core/errors.js';

/** With these codes, the request can be sent again shortly. */
const REPEATABLE: readonly ErrorCode[] = ['UNAVAILABLE', 'OVERLOADED'];

/**
 * Sets the status of an answer without data to 503 or 429 if Neo4j was unavailable, or the service busy. Clients then send the request
 * again. The status of a mutation that may have been done stays 200: of one whose commit was not answered, and of several mutations.
 */
export function failedStatus(): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: (request) => {
          const code = codeOfFailure(request);
          // Apollo would give some of the others a status of its own.
          request.response.http.status = code === undefined ? 200 : ERROR_STATUS[code];
          return Promise.resolve();
        },
      }),
  };
}

function codeOfFailure({
  response: { body },
  operation,
}: GraphQLRequestContextWillSendResponse<GraphqlContext>): ErrorCode | undefined {
  if (body.kind !== 'single') return undefined;
  const { data, errors = [] } = body.singleResult;
  if (Object.values(data ?? {}).some((value) => value !== null)) return undefined;
  if (errors.some(({ extensions }) => extensions?.['outcome'] === 'unknown')) return undefined;
  if (operation?.operation === OperationTypeNode.MUTATION && !isOneField(operation)) return undefined;
  const codes = errors.map(({ extensions }) => extensions?.['code']);
  return REPEATABLE.find((code) => codes.includes(code));
}

function isOneField({ selectionSet: { selections } }: OperationDefinitionNode): boolean {
  return selections.length === 1 && selections[0]?.kind === Kind.FIELD;
}
