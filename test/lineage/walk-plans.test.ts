/**
 * Checks that the planner follows lineage by pruned breadth-first expansion for every kind of request. Correctness depends on it too:
 * a walk with a limit returns the nearest ends because this expansion finds the nearest first.
 */
import type { Driver } from 'neo4j-driver';
import { toParameters } from '../../src/neo4j/tune-driver.js';
import { datasetUrn, type SentStatement } from '../helpers/catalog.js';
import { openDriver } from '../helpers/driver.js';
import { COSTLY, operatorsOf, type Plan } from '../statement/inspect-plans.js';
import { madeFrom, namesOf, startLineage, whole, type LineageSetting } from './support.js';

let setting: LineageSetting;
let driver: Driver;
beforeAll(async () => {
  setting = await startLineage();
  driver = await openDriver();
}, 120_000);
afterAll(async () => {
  await driver.close();
  await setting.stop();
});

async function planOf({ text, parameters }: SentStatement): Promise<string[]> {
  const session = driver.session();
  try {
    const { summary } = await session.run(`EXPLAIN ${text}`, toParameters(parameters));
    return operatorsOf(summary.plan as Plan);
  } finally {
    await session.close();
  }
}

describe('plans of walks', () => {
  it.each([
    ['upstream', { direction: 'UPSTREAM' }],
    ['downstream', { direction: 'DOWNSTREAM' }],
    ['two hops', { direction: 'DOWNSTREAM', maxHops: 2 }],
    ['in a time range', { direction: 'UPSTREAM', startTimeMillis: 5, endTimeMillis: 9 }],
    ['with words', { direction: 'DOWNSTREAM', input: 'orders' }],
    [
      'with a filter, a sort order and facets',
      {
        direction: 'DOWNSTREAM',
        filter: { or: [{ and: [{ field: 'platform', condition: 'EQUAL', values: ['hive'] }] }] },
        sort: [{ field: 'name', order: 'ASCENDING' }],
        facets: ['name', 'degree'],
      },
    ],
  ] as const)('%s', async (_name, query) => {
    setting.takeStatements();
    await setting.lineage.search({ urn: datasetUrn('plan'), page: whole, ...query });
    const [statement] = setting.takeStatements();
    const plan = await planOf(statement!);
    expect(plan.filter((operator) => operator.startsWith('VarLengthExpand'))).toEqual([
      'VarLengthExpand(Pruning,BFS,All)',
    ]);
    expect(plan.filter((operator) => COSTLY.test(operator))).toEqual([]);
  });

  it('of neighbours and of paths', async () => {
    const { a, b } = namesOf('a', 'b');
    await setting.write([madeFrom(a, [b])]);
    setting.takeStatements();
    const query = { urns: [a, b], direction: 'UPSTREAM', startTimeMillis: 0 } as const;
    await setting.lineage.neighbours({ ...query, start: 0, count: 10 });
    await setting.lineage.search({ ...query, urn: a, page: whole, includePaths: true });
    await setting.lineage.search({ urn: a, direction: 'UPSTREAM', page: whole, maxHops: 1 });
    const [neighbours, , paths, oneHop] = setting.takeStatements();
    expect(await planOf(paths!)).toContain('ShortestPath');
    for (const statement of [neighbours!, paths!, oneHop!]) {
      expect((await planOf(statement)).filter((operator) => COSTLY.test(operator))).toEqual([]);
    }
  });
});
