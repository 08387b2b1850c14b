/** Limits of requests. Each error message names the limit. */
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 10_000;
export const MAX_TIMESERIES_POINTS = 10_000;
/** Maximum total number of points for the entities of a page. */
export const MAX_TIMESERIES_POINTS_OF_MANY = 20_000;
/** Maximum number of values from which statistics over points are computed. */
export const MAX_STATS_VALUES = 200_000;
/** Maximum length of a URN in UTF-8 bytes. Keys of the unique index take about 8 kB. */
export const MAX_URN_BYTES = 4_096;
/** Maximum size of a request body in bytes. Clients send batches of up to 15 MiB, and larger single items. */
export const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** Maximum number of proposals in one batch. A batch is stored completely or not at all. */
export const MAX_BATCH_SIZE = 20_000;

/** Maximum number of URNs in responses that clients write into a file. */
export const MAX_NAMED_URNS = 100_000;

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
