/** Which entities and times a filter of points leaves, as far as an index can find them. */
import type { Criterion, Filter } from '../../search/filter.js';

export interface Narrowed {
  /** Absent: any entity. */
  readonly urns?: readonly string[];
  /** Epoch milliseconds, both inclusive. */
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
}

const URN = 'urn';
const TIME = 'timestampMillis';

/** The result never excludes a point that passes the filter, so the filter must still be applied. */
export function narrowFilter(filter: Filter | undefined): Narrowed {
  const [branch, ...others] = filter?.or ?? [];
  if (branch === undefined || others.length > 0) return {};
  const criteria = branch.and.filter(({ negated }) => negated !== true);
  const [urns] = criteria.filter(isEqual).map(({ values }) => [...new Set(values)]);
  const starts = boundsOf(criteria, ['GREATER_THAN', 'GREATER_THAN_OR_EQUAL_TO']);
  const ends = boundsOf(criteria, ['LESS_THAN', 'LESS_THAN_OR_EQUAL_TO']);
  return {
    ...(urns && { urns }),
    ...(starts.length > 0 && { startTimeMillis: Math.floor(Math.max(...starts)) }),
    ...(ends.length > 0 && { endTimeMillis: Math.ceil(Math.min(...ends)) }),
  };
}

function isEqual({ field, condition }: Criterion): boolean {
  return field === URN && (condition === 'EQUAL' || condition === 'IN');
}

function boundsOf(criteria: readonly Criterion[], conditions: readonly string[]): number[] {
  return criteria
    .filter(({ field, condition }) => field === TIME && conditions.includes(condition))
    .map(({ values: [text = ''] }) => (text.trim() === '' ? Number.NaN : Number(text)))
    .filter((bound) => Number.isSafeInteger(Math.trunc(bound)));
}
