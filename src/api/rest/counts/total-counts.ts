/** Counts the entities of types. */
import type { Services } from '../../../auth/services.js';
import { arrayOf, INTEGER, mapOf, object, STRING, valueOf } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';

export const getTotalEntityCount = defineRoute<unknown, { entity: string }>({
  method: 'POST',
  path: '/entities',
  action: 'getTotalEntityCount',
  operationId: 'getTotalEntityCount',
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

export const batchGetTotalEntityCount = defineRoute<unknown, { entities: readonly string[] }>({
  method: 'POST',
  path: '/entities',
  action: 'batchGetTotalEntityCount',
  operationId: 'batchGetTotalEntityCount',
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
