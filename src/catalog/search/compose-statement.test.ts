/** Tests the exact text of composed search statements. */
import { loadStatements } from '../../neo4j/statements.js';
import { composeStatement } from './compose-statement.js';
import { planSearch } from './plan-search.js';
import { conditionsAfter } from './sort-order.js';
import type { SearchQuery } from './types.js';
import { model } from '../../../test/helpers/unit/small-search-model.js';

const load = loadStatements();

const QUERY: SearchQuery = {
  input: 'orders',
  entityTypes: ['dataset'],
  filter: { or: [{ and: [{ field: 'name', values: ['ord'], condition: 'START_WITH', negated: true }] }] },
  sort: [{ field: 'lastModifiedAt', order: 'DESCENDING' }],
  page: { start: 0, count: 10 },
};

describe('composed statements', () => {
  it('find sorted hits after a cursor', () => {
    const { filter, order } = planSearch(model, QUERY);
    if (order === undefined) throw new Error('sorted');
    const after = conditionsAfter(order, { keys: [5], urn: 'u' });
    const composition = {
      conditions: filter.conditions,
      after,
      keys: order.keys.join(', '),
      orderBy: order.orderBy,
    };
    expect(composeStatement(load('search/find-hits'), composition)).toMatchInlineSnapshot(`
     "// search/find-hits
     CALL db.index.fulltext.queryNodes('entity_search', $query) YIELD node, score
     WITH node, score, node.urn AS urn, [head([] + node[$sortProperties[0]])] AS keys
     WHERE true AND any(branch IN $filter WHERE all(item IN branch[0] WHERE NOT coalesce(any(property IN item.properties WHERE any(value IN [] + node[property] WHERE any(wanted IN item.values WHERE toString(value) STARTS WITH wanted))), false))) AND (((keys[0] < $after.keys[0] OR keys[0] IS NULL)) OR (keys[0] = $after.keys[0] AND urn > $after.urn))
     WITH node, score, urn, keys ORDER BY keys[0] IS NULL, keys[0] DESC,  urn SKIP $start LIMIT $count
     RETURN urn, score, keys, [key IN CASE WHEN size($fields) = 0 THEN [] ELSE keys(node) END WHERE key IN $fields | [key, node[key]]] AS fields
     ORDER BY keys[0] IS NULL, keys[0] DESC,  urn"
    `);
  });

  it('walk entities that pass a filter', () => {
    const { filter } = planSearch(model, QUERY);
    expect(composeStatement(load('search/walk-entities'), { conditions: filter.allConditions }))
      .toMatchInlineSnapshot(`
     "// search/walk-entities
     UNWIND $types AS type
     CALL (type) {
       MATCH (node:Entity)
       USING INDEX node:Entity(type, urn)
       WHERE node.type = type AND node.urn > $after
         AND ($includeSoftDeleted OR true AND NOT coalesce(node.removed, false)) AND any(branch IN $filter WHERE all(item IN branch[0] WHERE NOT coalesce(any(property IN item.properties WHERE any(value IN [] + node[property] WHERE any(wanted IN item.values WHERE toString(value) STARTS WITH wanted))), false)))
       WITH node ORDER BY node.type, node.urn LIMIT $limit
       RETURN node
     }
     WITH node.urn AS urn ORDER BY urn SKIP $start LIMIT $count
     RETURN urn, 1.0 AS score, [] AS keys, [] AS fields
     ORDER BY urn"
    `);
  });

  it('contain no unfilled slot', () => {
    const searches = [
      'find-hits',
      'walk-entities',
      'count-hits',
      'count-facets',
      'count-each',
      'count-fields',
      'complete-names',
      'find-each',
    ] as const;
    for (const name of searches) {
      expect(composeStatement(load(`search/${name}`), {})).not.toContain('/*');
    }
    for (const name of ['count-groups', 'list-entities'] as const) {
      expect(composeStatement(load(`browse/${name}`), {})).not.toContain('/*');
    }
  });
});

describe('planSearch', () => {
  it('combines words, types and filters in one Lucene query, without soft-deleted entities', () => {
    const { lucene } = planSearch(model, {
      ...QUERY,
      input: 'tags:pii',
      filter: { or: [{ and: [{ field: 'origin', values: ['PROD'], condition: 'EQUAL' }] }] },
    });
    expect(lucene).toMatchInlineSnapshot(
      `"+(search_terms:"tags=pii"^0 search_terms:tags\\=urn\\:*\\:pii^0) +(+search_terms:"origin=PROD"^0) +search_terms:"_entityType=dataset"^0 -search_terms:"removed=true"^0"`,
    );
  });

  it('orders by relevance only with words and without a cursor', () => {
    const order = (query: Partial<SearchQuery>): string | undefined => {
      const { sort: _, ...plain } = QUERY;
      return planSearch(model, { ...plain, ...query }).order?.tag;
    };
    expect(order({})).toBeUndefined();
    expect(order({ scroll: true })).toBe('urn');
    expect(order({ input: '*' })).toBe('urn');
    expect(order({ sort: [{ field: 'name', order: 'DESCENDING' }] })).toBe('urn -name');
  });
});
