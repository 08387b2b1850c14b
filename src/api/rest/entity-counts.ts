/** Tells which entities exist, how many there are, and their URNs. */
import type { StoredEntity } from '../../catalog/entities/types.js';
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import type { Services } from '../../auth/services.js';
import {
  arrayOf,
  BOOLEAN,
  EXAMPLE_URN,
  object,
  URN,
  valueOf,
  INTEGER,
  mapOf,
  STRING,
  START,
  PAGE_SIZE,
} from '../http/json-schema.js';
import { isRemoved, STATUS } from '../http/aspects-with-key.js';
import { defineAction } from '../http/route.js';
import { readPage } from '../http/request-parts.js';

export const exists = defineAction('/entities', 'exists', {
  tag: 'Read',
  permission: 'signed-in',
  summary: 'Whether an entity exists',
  body: object({
    urn: URN,
    'includeSoftDelete?': {
      ...BOOLEAN,
      default: true,
      description: 'false: a soft-deleted entity does not count.',
    },
  }),
  example: { urn: EXAMPLE_URN },
  response: valueOf(BOOLEAN),
  async handle({ body: { urn: text, includeSoftDelete = true } }, services) {
    const urn = services.model.parseUrn(text).text;
    const found = (await findExisting([urn], services)).get(urn);
    return { value: found !== undefined && (includeSoftDelete || !isRemoved(found)) };
  },
});

export const filterExistingUrns = defineAction('/entities', 'filterExistingUrns', {
  tag: 'Read',
  permission: 'signed-in',
  summary: 'Those of some URNs whose entities exist',
  description: 'In the order of the request. Soft-deleted entities exist.',
  body: object({ urns: arrayOf(URN, { maxItems: MAX_PAGE_SIZE, 'x-limit': 'MAX_PAGE_SIZE' }) }),
  example: { urns: [EXAMPLE_URN] },
  response: valueOf(arrayOf(URN)),
  async handle({ body }, services) {
    const urns = [...new Set(body.urns.map((text) => services.model.parseUrn(text).text))];
    const found = await findExisting(urns, services);
    return { value: urns.filter((urn) => found.has(urn)) };
  },
});

/** One statement. */
async function findExisting(
  urns: readonly string[],
  { entities, model }: Services,
): Promise<ReadonlyMap<string, StoredEntity>> {
  if (urns.length === 0) return new Map();
  return entities.findAspects(
    urns.map((urn) => {
      const { aspects } = model.getEntity(model.parseUrn(urn).entityType);
      return { urn, names: aspects.includes(STATUS) ? [STATUS] : [] };
    }),
  );
}

export const getTotalEntityCount = defineAction('/entities', 'getTotalEntityCount', {
  tag: 'Read',
  permission: 'signed-in',
  summary: 'Number of entities of a type',
  description: 'Without soft-deleted ones, as in a search for everything.',
  body: object({ entity: STRING }),
  example: { entity: 'dataset' },
  response: valueOf(INTEGER),
  async handle({ body: { entity } }, services) {
    const { name } = services.model.getEntity(entity);
    const counts = await countTypes([name], services);
    return { value: counts[name] };
  },
});

export const batchGetTotalEntityCount = defineAction('/entities', 'batchGetTotalEntityCount', {
  tag: 'Read',
  permission: 'signed-in',
  summary: 'Numbers of entities of some types',
  description: 'Without soft-deleted ones, as in a search for everything.',
  body: object({ entities: arrayOf(STRING) }),
  example: { entities: ['dataset', 'chart'] },
  response: valueOf(mapOf(INTEGER, { description: 'By entity type.' })),
  async handle({ body }, services) {
    const names = [...new Set(body.entities)].map((name) => services.model.getEntity(name).name);
    return { value: await countTypes(names, services) };
  },
});

/** One search counts all types, by their facet. */
async function countTypes(
  names: readonly string[],
  { search }: Services,
): Promise<Readonly<Record<string, number>>> {
  if (names.length === 0) return {};
  const { facets } = await search.search({
    input: '*',
    entityTypes: names,
    page: { start: 0, count: 0 },
    facets: [TYPE_FACET],
    matches: false,
  });
  const found = new Map(facets[0]?.aggregations.map(({ value, count }) => [value, count]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0]));
}

const TYPE_FACET = '_entityType';

/** Counts the entities that have an aspect. */
export const getCount = defineAction('/aspects', 'getCount', {
  tag: 'Read',
  permission: 'signed-in',
  summary: 'Number of entities that have an aspect',
  body: object({
    aspect: STRING,
    'urnLike?': { type: 'string', description: 'Counts only matching URNs; `%` matches any text.' },
  }),
  example: { aspect: 'ownership', urnLike: 'urn:li:dataset:%' },
  response: valueOf(INTEGER),
  async handle({ body }, { model, entities }) {
    return { value: await entities.countAspects(model.getAspect(body.aspect).name, body.urnLike) };
  },
});

/** Pages through the URNs of an entity type. */
export const listUrns = defineAction('/entities', 'listUrns', {
  tag: 'Read',
  permission: 'signed-in',
  summary: 'URNs of all entities of a type, soft-deleted ones included',
  body: object({ entity: STRING, 'start?': START, 'count?': PAGE_SIZE }),
  example: { entity: 'dataset', start: 0, count: 10 },
  response: valueOf(object({ start: INTEGER, count: INTEGER, total: INTEGER, entities: arrayOf(URN) })),
  async handle({ body }, { model, entities }) {
    const page = readPage(body);
    const { urns, total } = await entities.listUrns(model.getEntity(body.entity).name, page);
    return { value: { start: page.start, count: urns.length, total, entities: urns } };
  },
});
