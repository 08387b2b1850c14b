/** Bounds that requests are held to; each error message names the one it ran into. */
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 5_000;
export const MAX_TIMESERIES_POINTS = 10_000;
/** Points that are read for all entities of a page together. */
export const MAX_TIMESERIES_POINTS_OF_MANY = 20_000;
/** UTF-8 bytes of a URN. The unique index behind it takes keys of about 8 kB. */
export const MAX_URN_BYTES = 4_096;
/** Bytes of a request body; clients send batches of up to 15 MiB and single oversized items beyond. */
export const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** Proposals in one all-or-nothing batch. */
export const MAX_BATCH_SIZE = 20_000;

/** URNs that an answer names where clients write all of them into a file. */
export const MAX_NAMED_URNS = 100_000;
