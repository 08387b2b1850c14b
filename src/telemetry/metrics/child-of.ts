/** Returns a function that finds the child of a label's value. It creates each child once, because the library checks labels again each time. */
export function childOf<Child>(metric: { labels(value: string): Child }): (value: string) => Child {
  const children = new Map<string, Child>();
  return (value) => {
    const known = children.get(value);
    if (known !== undefined) return known;
    const child = metric.labels(value);
    children.set(value, child);
    return child;
  };
}
