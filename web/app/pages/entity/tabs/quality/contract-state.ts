import { resultOf } from './results.js';

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
