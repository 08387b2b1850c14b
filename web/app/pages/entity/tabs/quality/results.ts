/** Results of checks, with their labels and colours. */
interface Result {
  readonly label: string;
  /** Colour of the theme. */
  readonly color: string;
  /** Sort order: results that need attention come first. */
  readonly rank: number;
}

export const RESULTS = {
  FAILURE: { label: 'Failing', color: 'red', rank: 0 },
  ERROR: { label: 'Error', color: 'orange', rank: 1 },
  INIT: { label: 'Started', color: 'gray', rank: 2 },
  NONE: { label: 'Not checked', color: 'gray', rank: 3 },
  SUCCESS: { label: 'Passing', color: 'green', rank: 4 },
} as const satisfies Record<string, Result>;

export type ResultName = keyof typeof RESULTS;

/** Returns the result of a check; `NONE` for an unknown result. @param event the last check; undefined if there was none */
export function resultOf(
  event: { readonly result: { readonly type: string } | null } | undefined,
): ResultName {
  const type = event?.result?.type ?? 'NONE';
  return Object.hasOwn(RESULTS, type) ? (type as ResultName) : 'NONE';
}
