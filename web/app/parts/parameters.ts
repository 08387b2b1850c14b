/** Returns the parameters of an address with another value of one. Undefined removes it. */
export function withParameter(
  parameters: URLSearchParams,
  name: string,
  value: string | undefined,
): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (value === undefined) changed.delete(name);
  else changed.set(name, value);
  return changed;
}
