/** Runs the tables that unit tests evaluate with fakes of Lucene and Cypher on Neo4j, row by row. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { filterTable, QUERY_TABLES } from '../helpers/search-tables.js';
import { searchVerbs, type CriterionBody } from '../helpers/api/search-verbs.js';
import { madeFrom } from '../lineage/support.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const UPSTREAM = `query ($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) { searchResults { entity { urn } } } }`;

/** Each table has its own platform, and every search is limited to the datasets of that platform. */
const tables = QUERY_TABLES.map((tableOf) => {
  const verbs = searchVerbs(() => catalog);
  return { verbs, ...tableOf(verbs.store) };
});

describe.each(tables)('$title', ({ verbs: { stock, find }, documents, rows }) => {
  beforeAll(() => stock(documents));

  it.each(rows)('%j finds %j', async (input, expected) => {
    expect((await find(input)).sort()).toEqual(expected);
  });
});

describe('a filter', () => {
  const { stock, filter, ask, shortNames, store, platform, urnOf } = searchVerbs(() => catalog);
  const { documents, criteria, branches } = filterTable(store);
  const all = Object.keys(documents);
  const here: CriterionBody = { field: 'platform', values: [platform] };
  /** All documents are upstream of this dataset, because filters over lineage do not use the index. */
  const made = datasetUrn(unique('made'));
  beforeAll(async () => {
    await stock(documents);
    expect((await catalog.ingestBatch([madeFrom(made, all.map(urnOf))])).status).toBe(200);
  });

  async function filterLineage(criterion: CriterionBody): Promise<string[]> {
    const input = { urn: made, direction: 'UPSTREAM', count: 100, orFilters: [{ and: [criterion] }] };
    const { searchAcrossLineage } = await catalog.query(UPSTREAM, { input });
    return shortNames(searchAcrossLineage.searchResults.map(({ entity }: any) => entity.urn)).sort();
  }

  it.each(criteria)('with %j matches %j, and negated all others', async (criterion, expected) => {
    const others = all.filter((name) => !expected.includes(name));
    for (const [negated, names] of [[false, expected] as const, [true, others] as const]) {
      const asked = { ...criterion, negated };
      const found = { byIndex: await filter(asked), byLineage: await filterLineage(asked) };
      const sorted = [...names].sort();
      expect({ negated, ...found }).toEqual({ negated, byIndex: sorted, byLineage: sorted });
    }
  });

  it.each(branches)('with alternatives: %s', async (_name, askedBranches, expected) => {
    const or = (askedBranches.length === 0 ? [[]] : askedBranches).map((and) => ({ and: [here, ...and] }));
    for (const more of [{}, { input: 'o* OR NOT o*' }, { sort: [{ field: 'name' }] }, { scroll: true }]) {
      const { entities, numEntities } = await ask({ filter: { or }, ...more });
      expect([more, shortNames(entities).sort(), numEntities]).toEqual([
        more,
        [...expected].sort(),
        expected.length,
      ]);
    }
  });
});
