/** Facets of structured properties. */
import { FACET_FIELDS } from '../../../model/search/search-terms.js';
import { STRUCTURED_FIELD, STRUCTURED_PREFIX } from '../../../model/search/structured-values.js';
import type { GraphqlContext } from '../context.js';
import { equals, listEntities } from './list-entities.js';

/** Each of these facets reads the values of all hits. */
const MOST_PROPERTIES = 20;

/** Returns the usual facets and those of the properties whose settings show them in search filters. Runs one search. */
export async function facetsWithProperties(context: GraphqlContext): Promise<string[]> {
  const { entities } = await listEntities(
    context,
    {},
    {
      entityType: 'structuredProperty',
      defaultCount: MOST_PROPERTIES,
      criteria: [equals('showInSearchFilters', 'true')],
    },
  );
  const properties = entities.map(
    ({ urn }) => `${STRUCTURED_FIELD}.${urn.text.slice(STRUCTURED_PREFIX.length)}`,
  );
  return [...FACET_FIELDS, ...properties];
}
