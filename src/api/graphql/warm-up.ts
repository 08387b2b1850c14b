/** Sends typical queries once after the start. Neo4j plans a statement when it first gets it, and Node and Java compile what runs often. */
import { readFirstDataset, type WarmUpQuery } from './warm-up-queries.js';
import type { GraphqlRequest, GraphqlAnswer } from './graphql-service.js';

export interface WarmUp {
  /** Resolves when no query of the warm-up is under way. It sends no further ones. */
  stop(): Promise<void>;
}

interface WarmUpDeps {
  readonly queries: readonly WarmUpQuery[];
  /** Executes a query as an actor who may view everything. */
  readonly execute: (request: GraphqlRequest) => Promise<GraphqlAnswer>;
  /** Resolves when no request of a client is under way. */
  readonly whenIdle: () => Promise<void>;
  /** Called at the end with the number of queries that failed. */
  readonly onDone?: (failed: number) => void;
}

/** Sends one query after the other, and none while clients wait for answers. They only read. */
export function beginWarmingUp({ queries, execute, whenIdle, onDone }: WarmUpDeps): WarmUp {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
  const run = async (): Promise<void> => {
    let failed = 0;
    let urn: string | undefined;
    for (const { query, variables } of queries) {
      await Promise.race([whenIdle(), stopped]);
      if (signal.aborted) return;
      const answer = await execute({ query, variables: variables(urn) }).catch(() => undefined);
      if (answer === undefined || answer.errors !== undefined) failed += 1;
      urn ??= readFirstDataset(answer?.data);
    }
    onDone?.(failed);
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
