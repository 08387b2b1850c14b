/** Documents that name metrics: the dashboard and the table for operators. */
import { readFileSync } from 'node:fs';
import { createMetrics } from './create-metrics.js';

const metrics = createMetrics('1.2.3').describe();
const ownMetrics = metrics.filter(({ isOfProcess }) => !isOfProcess);
/** Names of series; a histogram has three of them. */
const series = new Set(
  metrics.flatMap(({ name, type }) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((ending) => name + ending) : [name],
  ),
);

it('the dashboard shows only metrics that the service exports, and all of its own', () => {
  const dashboard = readFileSync('docs/grafana/trellis.json', 'utf8');
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] };
  const shown = panels
    .flatMap(({ targets = [] }) => targets)
    .flatMap(({ expr }) => expr.match(/\b(?:trellis|nodejs|process)_\w+/g) ?? []);
  expect(shown.filter((name) => !series.has(name))).toEqual([]);
  const families = new Set(shown.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')));
  expect(ownMetrics.map(({ name }) => name).filter((name) => !families.has(name))).toEqual([]);
});

it('the documentation lists every metric of the service with its type', () => {
  const [, chapter = ''] = readFileSync('docs/operations.md', 'utf8').split('\n## Monitoring\n');
  const rows = [...chapter.matchAll(/^\| `(trellis_\w+)` +\| (\w+) +\|/gm)];
  expect(rows.map(([, name, type]) => [name, type])).toEqual(
    ownMetrics.map(({ name, type }) => [name, type]),
  );
});

it('metrics tell that Neo4j does not answer', async () => {
  expect(await createMetrics('1').read(false)).toMatch(/^trellis_neo4j_up 0$/m);
});
