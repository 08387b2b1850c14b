/** Upper bounds of histograms. */

/** Seconds of requests, statements and transactions: from an index lookup to the time limit of a large write. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Numbers of items. */
export const COUNTS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

/** @param began time of `performance.now`, in milliseconds, like `ended` */
export function secondsOf({ began, ended }: { readonly began: number; readonly ended: number }): number {
  return (ended - began) / 1_000;
}
