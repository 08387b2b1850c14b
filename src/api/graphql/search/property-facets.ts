/** Facets of structured properties. */
import { FACET_FIELDS } from '../../../model/search/search-terms.js';
import { STRUCTURED_FIELD, STRUCTURED_PREFIX } from '../../../model/search/structured-values.js';
import type { GraphqlContext } from '../context.js';

/** Each of these facets reads the values of all hits. */
const MOST_PROPERTIES = 20;

/** Returns the usual facets and those of the properties whose settings show them in search filters. Runs one search. */
export async function facetsWithProperties({ services }: GraphqlContext): Promise<string[]> {
  const { hits } = await services.search.search({
    input: '*',
    entityTypes: ['structuredProperty'],
    filter: { or: [{ and: [{ field: 'showInSearchFilters', condition: 'EQUAL', values: ['true'] }] }] },
    page: { start: 0, count: MOST_PROPERTIES },
    facets: [],
    matches: false,
  });
  const properties = hits.map(({ urn }) => `${STRUCTURED_FIELD}.${urn.slice(STRUCTURED_PREFIX.length)}`);
  return [...FACET_FIELDS, ...properties];
}
