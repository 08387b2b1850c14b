/** Returns the code (`extensions.reason`) of the first error of a GraphQL answer; undefined if there is none. */
export function codeOf({ errors }: any): string | undefined {
  return errors?.[0].extensions.reason;
}
