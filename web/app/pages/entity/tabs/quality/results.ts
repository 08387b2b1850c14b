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

interface Checked {
  readonly assertion: {
    readonly runEvents: {
      readonly runEvents: readonly { readonly result: { readonly type: string } | null }[];
    } | null;
  } | null;
}

interface ContractParts {
  readonly status: { readonly state: string } | null;
  readonly properties: {
    readonly freshness: readonly Checked[] | null;
    readonly schema: readonly Checked[] | null;
    readonly dataQuality: readonly Checked[] | null;
  } | null;
}

/** Describes in one sentence whether a contract is met, by the last check of each of its assertions. */
export function contractState({ status, properties }: ContractParts): string {
  if (status?.state === 'PENDING') return 'The contract is pending.';
  const parts = [properties?.freshness, properties?.schema, properties?.dataQuality].flatMap(
    (part) => part ?? [],
  );
  const results = parts.map(({ assertion }) => resultOf(assertion?.runEvents?.runEvents[0]));
  const broken = results.filter((result) => result === 'FAILURE' || result === 'ERROR').length;
  if (results.length === 0) return 'The contract has no assertions yet.';
  if (broken > 0) return `The contract is broken: ${broken} of ${results.length} assertions do not hold.`;
  const unchecked = results.filter((result) => result !== 'SUCCESS').length;
  if (unchecked > 0)
    return `${unchecked} of ${results.length} assertions were not checked yet; the others hold.`;
  return 'The contract is met.';
}
