/** Values that are often known already. Handling them without a promise saves most of the work of a large GraphQL answer. */

export type MaybePromise<Value> = Value | Promise<Value>;

/** Applies a function to a value, at once if the value is known. A function that is applied at once may throw. */
export function chain<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Returns the values in their order, at once if all of them are known. */
export function allOf<Value>(values: readonly MaybePromise<Value>[]): MaybePromise<readonly Value[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as Value[]);
}
