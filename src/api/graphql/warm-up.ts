/** Sends typical queries once after the start. Neo4j plans a statement when it first gets it, and Node and Java compile what runs often. */
import { readFirstDataset, WARM_UP_QUERIES } from './warm-up-queries.js';
import type { GraphqlRequest, GraphqlAnswer } from './graphql-service.js';

export interface WarmUp {
  /** Resolves when no query of the warm-up is under way. It sends no further ones. */
  stop(): Promise<void>;
}

interface WarmUpDeps {
  /** Executes a query as an actor who may view everything. */
  readonly execute: (request: GraphqlRequest) => Promise<GraphqlAnswer>;
  /** Called at the end with the number of queries that failed. */
  readonly onDone?: (failed: number) => void;
}

/** Sends one query after the other, so that requests of clients get most of the processors. They only read. */
export function beginWarmingUp({ execute, onDone }: WarmUpDeps): WarmUp {
  let isStopped = false;
  const run = async (): Promise<void> => {
    let failed = 0;
    let urn: string | undefined;
    for (const { query, variables } of WARM_UP_QUERIES) {
      if (isStopped) return;
      const answer = await execute({ query, variables: variables(urn) }).catch(() => undefined);
      if (answer === undefined || answer.errors !== undefined) failed += 1;
      urn ??= readFirstDataset(answer?.data);
    }
    onDone?.(failed);
  };
  const running = run();
  return {
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}
