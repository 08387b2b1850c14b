/** The facets of a search and their labels. */
import { describeEntityType, typeOfEnum } from '../../../types/entity-types.js';
import { capitalized } from '../../../parts/texts.js';
import { nameOfUrn } from '../../../types/urn.js';
import { TYPE_FIELD } from '../state/search-state.js';

export interface FacetField {
  /** Search field. */
  readonly field: string;
  readonly label: string;
  /** True if the facet is hidden unless a hit has the value `true`. */
  readonly isFlag?: boolean;
}

/** In the order of the page. */
export const FACET_FIELDS: readonly FacetField[] = [
  { field: TYPE_FIELD, label: 'Kind' },
  { field: 'typeNames', label: 'Subtype' },
  { field: 'platform', label: 'Platform' },
  { field: 'domains', label: 'Domain' },
  { field: 'owners', label: 'Owner' },
  { field: 'tags', label: 'Tag' },
  { field: 'glossaryTerms', label: 'Term' },
  { field: 'container', label: 'Container' },
  { field: 'origin', label: 'Environment' },
  { field: 'deprecated', label: 'Deprecated', isFlag: true },
  { field: 'hasActiveIncidents', label: 'Open incidents', isFlag: true },
  { field: 'hasFailingAssertions', label: 'Failing assertions', isFlag: true },
  { field: 'assertionStatus', label: 'Assertion status' },
];

const OTHER_LABELS: Readonly<Record<string, string>> = {
  fieldTags: 'Column tag',
  fieldGlossaryTerms: 'Column term',
  fieldPaths: 'Column',
  dataProduct: 'Data product',
  customProperties: 'Property',
};

const PROPERTY_FIELD = 'structuredProperties.';
const PROPERTY_URN = 'urn:li:structuredProperty:';

/** Returns the search field with the values of a structured property. */
export function fieldOfProperty(urn: string): string {
  return PROPERTY_FIELD + urn.slice(PROPERTY_URN.length);
}

/** Returns the URN of the structured property whose values a field contains; undefined for other fields. */
export function propertyOfField(field: string): string | undefined {
  return field.startsWith(PROPERTY_FIELD) ? PROPERTY_URN + field.slice(PROPERTY_FIELD.length) : undefined;
}

/**
 * Returns the label of a search field, e.g. `Column tag` for `fieldTags`.
 * @param names of structured properties by URN
 */
export function labelOfField(field: string, names: ReadonlyMap<string, string> = new Map()): string {
  const name = names.get(propertyOfField(field) ?? '');
  if (name !== undefined) return name;
  const known = FACET_FIELDS.find((each) => each.field === field)?.label ?? OTHER_LABELS[field];
  if (known !== undefined) return known;
  const words = field
    .replace(/^structuredProperties\./, '')
    .replaceAll(/[._]+/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return capitalized(words);
}

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
