/** The facets of a search and their labels. */
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
];

const OTHER_LABELS: Readonly<Record<string, string>> = {
  fieldTags: 'Column tag',
  fieldGlossaryTerms: 'Column term',
  fieldPaths: 'Column',
  dataProduct: 'Data product',
  customProperties: 'Property',
};

/** Label for any search field, e.g. `Column tag` for `fieldTags`. */
export function labelOfField(field: string): string {
  const known = FACET_FIELDS.find((each) => each.field === field)?.label ?? OTHER_LABELS[field];
  if (known !== undefined) return known;
  const words = field
    .replace(/^structuredProperties\./, '')
    .replaceAll(/[._]+/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
