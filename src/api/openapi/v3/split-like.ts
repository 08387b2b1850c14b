/** Splits values into as many parts as there are lists, each as long as its list, in order. */
export function splitLike<Value>(
  lists: readonly (readonly unknown[])[],
  values: readonly Value[],
): Value[][] {
  let next = 0;
  return lists.map(({ length }) => {
    const start = next;
    next += length;
    return values.slice(start, next);
  });
}
