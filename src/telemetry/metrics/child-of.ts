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
