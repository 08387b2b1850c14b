/** What metrics share: upper bounds of histograms, and the children of metrics with labels. */

/** Seconds of requests, statements and transactions: from an index lookup to the time limit of a large write. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Numbers of items. */
export const COUNTS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

/** @param began time of `performance.now`, in milliseconds, like `ended` */
export function secondsOf({ began, ended }: { readonly began: number; readonly ended: number }): number {
  return (ended - began) / 1_000;
}

type Labels = string | Readonly<Record<string, string | number>>;

/**
 * Returns a function that finds the child of labels. It creates each child once, because the library checks labels again each time.
 * The key identifies the labels; if there is one label, it is its value.
 */
export function childOf<Child>(metric: {
  labels(labels: never): Child;
}): (key: string, labels?: Labels) => Child {
  const children = new Map<string, Child>();
  return (key, labels = key) => {
    const known = children.get(key);
    if (known !== undefined) return known;
    const child = metric.labels(labels as never);
    children.set(key, child);
    return child;
  };
}
