/** Tells the observer which root fields an operation selects, how long it took, and which errors it had. */
import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { GraphqlContext } from './context.js';
import { fieldsBelow, fragmentsOf } from './selection.js';

interface FinishedOperation {
  /** Absent if the request was refused before its operation was known. */
  readonly type?: 'query' | 'mutation' | 'subscription';
  /** Names of the selected root fields of the schema, each once. Empty if the request was refused before its execution. */
  readonly fields: readonly string[];
  /** Times of `performance.now`. */
  readonly began: number;
  readonly ended: number;
  /** Codes of the errors in the answer (`extensions.reason`), each once. */
  readonly codes: readonly string[];
  /** Whether the parsed and validated document was found in the cache. */
  readonly isKnown: boolean;
}

interface ResolvedRequest {
  readonly document: DocumentNode;
  readonly operation?: OperationDefinitionNode | undefined;
}

export type ObserveOperation = (operation: FinishedOperation) => void;

export function observeOperations(observe: ObserveOperation): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: ({ contextValue: { budget, isCounted } }) => {
      if (!isCounted) return Promise.resolve();
      const began = performance.now();
      let isKnown = true;
      let resolved: Pick<FinishedOperation, 'type' | 'fields'> = { fields: [] };
      const finish = (codes: readonly string[]): void => {
        observe({ ...resolved, began, ended: performance.now(), codes, isKnown });
      };
      // The execution of a stopped request never ends.
      budget.stopped.catch(() => {
        finish(budget.error ? [budget.error.code] : []);
      });
      return Promise.resolve({
        // Called only for a document that is not in the cache.
        parsingDidStart: () => {
          isKnown = false;
          return Promise.resolve();
        },
        // Called after all plugins have accepted the operation, and also if the request names none of several operations.
        executionDidStart: ({ document, operation }: ResolvedRequest) => {
          if (operation !== undefined)
            resolved = { type: operation.operation, fields: rootFields(operation, document) };
          return Promise.resolve();
        },
        willSendResponse: ({ response }) => {
          if (budget.error === undefined) finish(codesOf(response));
          return Promise.resolve();
        },
      });
    },
  };
}

/** Validation has checked that the fields exist and that fragments contain no circles. */
function rootFields(operation: OperationDefinitionNode, document: DocumentNode): string[] {
  const fields = fieldsBelow({
    fieldNodes: [operation],
    fragments: Object.fromEntries(fragmentsOf(document)),
  });
  return [...new Set(fields.map(({ name }) => name.value))];
}

function codesOf({ body }: GraphQLRequestContext<GraphqlContext>['response']): string[] {
  const errors = body?.kind === 'single' ? (body.singleResult.errors ?? []) : [];
  const codes = errors.map(({ extensions }) => extensions?.['reason']);
  return [...new Set(codes.map((code) => (typeof code === 'string' ? code : 'INTERNAL')))];
}
