/**
 * Limits on what the service holds at a time, for a process with 1 GB of memory. A request beyond them is refused with OVERLOADED,
 * and clients send it again. docs/operations.md explains them; settings set some of them.
 */
export interface LoadLimits {
  /** Requests that are handled at a time, from the last byte of the body until the answer is sent. */
  readonly requests: number;
  /** Bytes of the bodies of these requests. Parsed, they take several times as much memory. */
  readonly bodyBytes: number;
  /** Milliseconds without a byte after which a body is given up. */
  readonly bodyIdleMillis: number;
  /** Writes that wait for a transaction or are in one. Fewer than requests, so that readers find room during a load. */
  readonly waitingWrites: number;
  /** Weight of the writes that wait: the characters of their payloads, and a fixed weight for each proposal. The largest batch has 227 million. */
  readonly waitingWeight: number;
  /** GraphQL requests that are executed at a time. Others wait. */
  readonly graphql: number;
  /** Polls for events at a time. They wait on purpose, so they must not use up the requests. */
  readonly polls: number;
  /** Read statements that Neo4j executes at a time. More of them would only slow each other down. */
  readonly reads: number;
  readonly waitingReads: number;
  /** Read statements of one GraphQL request at a time, so that it leaves the others to other requests. */
  readonly readsOfRequest: number;
  /** Write transactions at a time. Proposals share two of them; the others are for rollbacks, sessions and numbering. */
  readonly transactions: number;
  readonly waitingTransactions: number;
  /** How long a statement, a transaction or a GraphQL request waits for its turn, in milliseconds. */
  readonly waitMillis: number;
}

export const LOAD_LIMITS: LoadLimits = {
  requests: 1_000,
  bodyBytes: 128 * 1024 * 1024,
  bodyIdleMillis: 30_000,
  waitingWrites: 500,
  waitingWeight: 230_000_000,
  graphql: 100,
  polls: 200,
  // Both together leave connections of the pool free for schema commands and checks.
  reads: 60,
  readsOfRequest: 8,
  transactions: 20,
  waitingReads: 2_000,
  waitingTransactions: 1_000,
  waitMillis: 10_000,
};
