/** Runs every example of `docs/graph-api.md` as it is written there. */
import { readFileSync } from 'node:fs';
import { WITHHELD_FROM_GRAPH } from '../../src/model/secret-aspects.js';
import { together } from '../helpers/graphql/graph.js';
import { openOwnedDashboard } from '../helpers/graphql/owned-dashboard.js';

const text = readFileSync(`${import.meta.dirname}/../../docs/graph-api.md`, 'utf8');
const queries = [...text.matchAll(/```graphql\n([^]*?)```/g)].map(([, query]) => query!);
/** The filters that the document shows in backticks. */
const filters = [...text.matchAll(/`((?:NOT|\w+): \{[^`]*\})`/g)].map(([, filter]) => filter!);

const { catalog, group, unowned } = await openOwnedDashboard();

it('two documented queries return the same datasets without an owner', async () => {
  expect(queries).toHaveLength(2);
  const [direct, fromGroup] = await Promise.all(queries.map((query) => catalog.query(query, { group })));
  expect(direct.graph.datasets).toEqual([{ urn: unowned, name: expect.any(String) }]);
  expect(fromGroup.graph.corpGroups).toEqual([
    { incomingOwnedBy: [{ upstream: [{ upstream: [{ urn: unowned }] }] }] },
  ]);
});

it('the documented filters are valid', async () => {
  expect(filters.length).toBeGreaterThan(5);
  const questions = filters.map(
    (filter) =>
      `datasetsConnection(first: 1, where: { AND: [{ urn: { eq: "x" } }, { ${filter} }] }) { totalCount }`,
  );
  const { graph } = await catalog.query(`{ graph { ${together(questions)} } }`);
  expect(Object.values(graph)).toEqual(filters.map(() => ({ totalCount: 0 })));
});

it('the documentation names the refused aspects', () => {
  const refused = /are refused \(`FORBIDDEN`\):\n([^]*?)\n\n/.exec(text)?.[1] ?? '';
  const aspects = [...refused.matchAll(/`(\w+)`/g)].map(([, aspect]) => aspect!);
  expect(aspects.sort()).toEqual([...WITHHELD_FROM_GRAPH].sort());
});
