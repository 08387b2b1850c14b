/** Compares the sizes of a growing catalog: the load curve, and each operation at each size. */
import type { RowResult } from '../measure/figures.js';
import { describeMachine, figures, markdownTable, ratios, whole, type Grid } from './render.js';
import type { Report } from './report.js';

export function loadGrid({ steps }: Report): Grid {
  return {
    head: ['entities', 'aspects', 'aspects/s', 'service', 'Neo4j', 'benchmark', 'store'],
    rows: steps.map((step) => [
      ...[step.entities, step.aspects, step.perSecond].map(whole),
      ...[step.serviceMemory, step.neo4jMemory, step.benchMemory, step.store].map(
        (size) => `${whole(size)} MiB`,
      ),
    ]),
  };
}

/** The last column compares p50 / p95 at the largest size with those at the smallest. */
export function scaleGrid({ sizes }: Report): Grid {
  const operations = [...new Set(sizes.flatMap(({ rows }) => rows.map(({ title }) => title)))];
  const labels = sizes.map(({ entities }) => whole(entities));
  return {
    head: ['operation', ...labels.flatMap((label) => [label, 'ratio']), 'growth'],
    rows: operations.map((title) => {
      const rows = sizes.map((size) => size.rows.find((row) => row.title === title));
      return [title, ...rows.flatMap((row) => cells(row)), growthOf(rows)];
    }),
  };
}

function cells(row: RowResult | undefined): string[] {
  if (row === undefined) return ['', ''];
  const results = row.results === undefined ? '' : `, ${whole(row.results)} results`;
  return [figures(row.service) + results, ratios(row)];
}

function growthOf(rows: readonly (RowResult | undefined)[]): string {
  const [first, last] = [rows[0]?.service, rows.at(-1)?.service];
  if (rows.length < 2 || first?.kind !== 'latency' || last?.kind !== 'latency') return '';
  return `${(last.p50 / first.p50).toFixed(2)} / ${(last.p95 / first.p95).toFixed(2)}`;
}

export function renderScale(report: Report): string {
  const { date, seed, surroundings, sizes } = report;
  const largest = sizes.at(-1);
  const grids = [loadGrid(report), scaleGrid(report)].map(({ head, rows }) => markdownTable(head, rows));
  return [
    `${date}: one catalog that grows to ${whole(largest?.entities ?? 0)} entities with ${whole(largest?.aspects ?? 0)} aspects ` +
      `(seed ${seed}), in Neo4j ${whole(largest?.nodes ?? 0)} nodes and ${whole(largest?.edges ?? 0)} edges. ${describeMachine(surroundings)}`,
    ...grids,
  ].join('\n\n');
}
