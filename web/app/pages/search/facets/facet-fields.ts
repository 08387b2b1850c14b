/** The facets of a search and their labels. */
import { TYPE_FIELD } from '../state/search-state.js';
import { capitalized } from '../../../types/words.js';

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
