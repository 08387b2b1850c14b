/** Shows what search knows of entities. */
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { Services } from '../../../auth/services.js';
import type { SearchHit } from '../../../catalog/search/types.js';
import { payloadOf } from '../../../catalog/entities/payload-of.js';
import { searchFieldsOf } from '../../../model/search/search-fields.js';
import {
  STRUCTURED_FIELD,
  structuredField,
  structuredValues,
} from '../../../model/search/structured-values.js';
import type { MetadataModel } from '../../../model/types.js';
import { ANY_OBJECT, arrayOf, EXAMPLE_URN, mapOf, URN } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';
import { OPERATE, requireOperator } from './require-operator.js';

export const searchDocuments = defineRoute<unknown, readonly string[]>({
  method: 'POST',
  path: '/openapi/operations/elasticSearch/entity/raw',
  operationId: 'getSearchDocuments',
  tag: 'Service',
  permission: { platform: OPERATE },
  summary: 'The search fields of entities, as they are stored',
  description:
    'A field that can have several values is a list. Entities that do not exist, or that you may not view, are left out.',
  body: arrayOf(URN, { maxItems: MAX_PAGE_SIZE, 'x-limit': 'MAX_PAGE_SIZE' }),
  example: [EXAMPLE_URN],
  response: mapOf(ANY_OBJECT),
  async handle({ actor, body }, services) {
    await requireOperator({ actor }, services);
    const urns = [...new Set(body.map((text) => services.model.parseUrn(text).text))];
    const hits = urns.length === 0 ? [] : await findHits(urns, services);
    const lists = listFields(services.model);
    return Object.fromEntries(hits.map((hit) => [hit.urn, documentOf(hit, lists)]));
  },
});

/** A structured property has a search field of its own, which only the entities that have it know. */
async function findHits(
  urns: readonly string[],
  { model, entities, search }: Services,
): Promise<readonly SearchHit[]> {
  const found = await entities.findEntities(urns, [STRUCTURED_FIELD]);
  const assigned = found.flatMap((entity) => structuredValues(payloadOf(entity, STRUCTURED_FIELD)));
  const { hits } = await search.search({
    input: '*',
    entityTypes: [...new Set(urns.map((urn) => model.parseUrn(urn).entityType))],
    filter: { or: [{ and: [{ field: 'urn', values: urns, condition: 'EQUAL' }] }] },
    page: { start: 0, count: urns.length },
    includeSoftDeleted: true,
    facets: [],
    matches: false,
    extraFields: [
      ...searchFieldsOf(model).byName.keys(),
      ...new Set(assigned.map(({ id }) => structuredField(id))),
    ],
  });
  return hits;
}

function documentOf({ urn, extras }: SearchHit, lists: ReadonlySet<string>): Record<string, unknown> {
  const fields = extras.map(({ name, values }) => {
    const isList = values.length > 1 || lists.has(name) || name.startsWith(STRUCTURED_FIELD);
    return [name, isList ? values : values[0]] as const;
  });
  return { ...Object.fromEntries(fields), urn };
}

/** Returns the fields that can have several values, because a list or a map is in their path. */
function listFields({ aspects }: MetadataModel): ReadonlySet<string> {
  const fields = [...aspects.values()].flatMap(({ searchable }) => searchable);
  return new Set(
    fields.filter(({ path }) => /\/(\*|\$key)(\/|$)/.test(path)).map(({ fieldName }) => fieldName),
  );
}
