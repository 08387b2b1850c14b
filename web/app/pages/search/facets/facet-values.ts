/** Prepares the values of a facet for display. */
import { describeEntityType, typeOfEnum } from '../../../types/entity-types.js';
import { nameOfUrn } from '../../../types/urn.js';
import { TYPE_FIELD } from '../state/search-state.js';

/** A value as counted by the service. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
  readonly displayName: string | null;
}

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** Number of hits with this value. */
  readonly count: number;
}

/** Names of entities by URN. */
export type Names = ReadonlyMap<string, string>;

/** Returns the chosen values first, even without hits; then the counted ones, most frequent first. */
export function facetValues(
  field: string,
  counted: readonly CountedValue[],
  { chosen, names }: { readonly chosen: readonly string[]; readonly names: Names },
): FacetValue[] {
  const values = new Map(
    counted.map((each): [string, FacetValue] => {
      const value = field === TYPE_FIELD ? typeOfEnum(each.value) : each.value;
      return [
        value,
        { value, count: each.count, label: each.displayName ?? labelOfValue(field, value, names) },
      ];
    }),
  );
  const first = chosen.map(
    (value) => values.get(value) ?? { value, count: 0, label: labelOfValue(field, value, names) },
  );
  return [...first, ...[...values.values()].filter(({ value }) => !chosen.includes(value))];
}

const ASSERTION_STATUSES: Readonly<Record<string, string>> = {
  FAILING: 'Failing',
  PASSING: 'Passing',
  ERROR: 'Could not be checked',
  INIT: 'Not checked yet',
};

/** Returns the display name of a value, e.g. `Feature tables`, `Snowflake`, `Yes`. */
export function labelOfValue(field: string, value: string, names: Names): string {
  if (field === TYPE_FIELD) return describeEntityType(value).plural;
  if (value.startsWith('urn:li:')) return names.get(value) ?? nameOfUrn(value);
  if (field === 'assertionStatus') return ASSERTION_STATUSES[value] ?? value;
  if (value === 'true') return 'Yes';
  if (value === 'false') return 'No';
  return value;
}

/** Returns the values whose label contains the typed text. */
export function filterValues(values: readonly FacetValue[], text: string): FacetValue[] {
  const wanted = text.trim().toLowerCase();
  return values.filter(({ label, value }) => `${label} ${value}`.toLowerCase().includes(wanted));
}
