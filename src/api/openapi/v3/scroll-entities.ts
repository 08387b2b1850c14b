/** Pages through entities of several types. */
import type { Filter, Sort } from '../../../catalog/search/filter.js';
import { arrayOf, object, ref, STRING } from '../../http/json-schema.js';
import { readFilter, type FilterBody } from '../../http/requests/filter.js';
import { defineRoute } from '../../http/route.js';
import { ASPECTS, SHOWN_PAGE } from './parameters.js';
import { ENTITIES } from './paths.js';
import { findAspectName, readType } from './read-path.js';
import { SCROLL_QUERY, searchPage, type ScrollQuery } from './search-page.js';

type Criteria = NonNullable<FilterBody['or']>[number]['and'];

interface ScrollBody {
  readonly entities?: readonly string[];
  readonly aspects?: readonly string[];
  readonly filter?: { readonly and?: readonly { readonly criteria?: Criteria }[] };
  readonly sortCriteria?: readonly {
    readonly field: string;
    readonly order?: Sort['order'];
    readonly missingValue?: Sort['missing'] | null;
  }[];
}

const CLOSED = { additionalProperties: false };

const FILTER = object(
  { 'and?': arrayOf(object({ 'criteria?': arrayOf(ref('Criterion')) }, CLOSED)) },
  {
    ...CLOSED,
    description: 'In spite of its name, one member of `and` must hold, with all of its `criteria`.',
  },
);

const SORT = object(
  {
    field: STRING,
    'order?': { type: 'string', enum: ['ASCENDING', 'DESCENDING'], default: 'ASCENDING' },
    'missingValue?': {
      enum: ['FIRST', 'LAST', null],
      default: 'LAST',
      description: 'Where entities without a value stand.',
    },
  },
  CLOSED,
);

export const scrollEntities = defineRoute<
  ScrollQuery & { readonly aspects?: readonly string[] },
  ScrollBody | undefined
>({
  method: 'POST',
  path: `${ENTITIES}/scroll`,
  operationId: 'scrollEntities',
  tag: 'OpenAPI v3',
  permission: 'signed-in',
  summary: 'Entities of several types, page by page',
  description: 'In URN order unless sorted, and stable while others write.',
  query: {
    ...SCROLL_QUERY,
    aspects: { ...ASPECTS, description: 'The same as `aspects` in the body, which takes precedence.' },
    pitKeepAlive: { description: 'Ignored: a scrollId stays valid.', schema: { type: 'string' } },
  },
  bodyOptional: true,
  body: object({
    'entities?': arrayOf(STRING, { description: 'Entity types; default: every searchable type.' }),
    'aspects?': arrayOf(STRING, {
      description: 'Aspects to return, as far as a type has them; empty: all; absent: only URNs.',
    }),
    'filter?': FILTER,
    'sortCriteria?': arrayOf(SORT),
  }),
  example: {
    entities: ['dataset'],
    aspects: ['datasetProperties'],
    filter: { and: [{ criteria: [{ field: 'origin', values: ['PROD'], condition: 'EQUAL' }] }] },
    sortCriteria: [{ field: 'urn', order: 'ASCENDING' }],
  },
  response: SHOWN_PAGE,
  async handle({ query, body = {} }, services) {
    const { model } = services;
    const types = (body.entities ?? []).map((entityType) => readType({ entityType }, model));
    const { sortCriteria = [] } = body;
    const asked = body.aspects ?? query.aspects;
    const isAll = asked?.length === 0;
    const aspects = asked ?? NO_ASPECTS;
    const names = aspects.map((name) => findAspectName(name, model));
    const sort = sortCriteria.map(({ field, order = 'ASCENDING', missingValue }) => ({
      ...{ field, order },
      ...(missingValue && { missing: missingValue }),
    }));
    const pageRequest = { query, types, sort, countsByDefault: true, ...filterOf(body) };
    return searchPage({ ...pageRequest, aspects: isAll ? undefined : names }, services);
  },
});

const NO_ASPECTS: readonly string[] = [];

/** A branch without criteria restricts nothing, so the whole filter restricts nothing. */
function filterOf({ filter }: ScrollBody): { filter?: Filter } {
  if (filter?.and === undefined) return {};
  return readFilter({ or: filter.and.map(({ criteria = [] }) => ({ and: criteria })) });
}
