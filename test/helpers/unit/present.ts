/** The value, which the test knows to be there. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is no such value');
  return value;
}
