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
