/** Validates GraphQL documents. */
import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { CatalogError } from '../../core/errors.js';
import type { GraphqlContext } from './context.js';
import { findConflicts, TooManyFields } from './mergeable-fields.js';

const RULES = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule);

/**
 * How often fields are looked at. A search with every field of every type to depth 2, of its hits and of its facets, takes
 * 80,000, and 0.2 s to 0.4 s with all other rules.
 */
const BUDGET = 1_000_000;

/** Documents that were found to be valid. They are cached, so the same object arrives again. */
const valid = new WeakSet<DocumentNode>();

/** Returns the errors of a document, with the code `GRAPHQL_VALIDATION_FAILED`. @throws LIMIT_EXCEEDED */
export function errorsOf(document: DocumentNode, schema: GraphQLSchema): readonly GraphQLError[] {
  if (valid.has(document)) return [];
  const broken = validate(schema, document, RULES);
  const errors = broken.length > 0 ? broken : conflictsIn(document, schema);
  if (errors.length === 0) valid.add(document);
  return errors.map((error) => withCode(error));
}

function conflictsIn(document: DocumentNode, schema: GraphQLSchema): readonly GraphQLError[] {
  try {
    return findConflicts(document, { schema, budget: BUDGET });
  } catch (error) {
    if (!(error instanceof TooManyFields)) throw error;
    throw new CatalogError('LIMIT_EXCEEDED', 'The query selects one field too often', {
      rule: 'fields of one name',
    });
  }
}

function withCode({ message, nodes }: GraphQLError): GraphQLError {
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' };
  return new GraphQLError(message, { ...(nodes && { nodes }), extensions });
}

type Present = (error: GraphQLError) => GraphQLFormattedError;

/**
 * Returns a plugin that validates the document of a request before another plugin handles its operation. Apollo's own validation is
 * switched off. Apollo presents the first error, which is thrown, and stops the request. The plugin adds the others to the answer.
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
