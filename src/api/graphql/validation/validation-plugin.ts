/** Validates the document of a request before another plugin handles its operation. Apollo's own validation is switched off. */
import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { GraphqlContext } from '../context.js';
import { errorsOf } from './validate-document.js';

type Present = (error: GraphQLError) => GraphQLFormattedError;

/**
 * Apollo presents the first error, which is thrown, and stops the request. This adds the others to the answer.
 * @param then handles the operation of a valid document
 */
export function validating(
  then: ApolloServerPlugin<GraphqlContext>,
  present: Present,
): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async (started) => {
      const listener = await then.requestDidStart?.(started);
      let others: readonly GraphQLError[] = [];
      return {
        didResolveOperation: async (request) => {
          const [first, ...further] = errorsOf(request.document, request.schema);
          others = further;
          if (first !== undefined) throw first;
          await listener?.didResolveOperation?.(request);
        },
        willSendResponse: ({ response: { body } }) => {
          if (body.kind === 'single' && others.length > 0)
            body.singleResult.errors = [...(body.singleResult.errors ?? []), ...others.map(present)];
          return Promise.resolve();
        },
      };
    },
  };
}
