/** Returns a value that must not be undefined. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is no such value');
  return value;
}
