/** Renders figures for the terminal and for the documentation. */
import Table from 'cli-table3';
import type { Figures, RowResult } from '../measure/figures.js';
import type { Report } from './report.js';

const HEAD = ['operation', 'service', 'floor', 'ratio', 'goal', ''];

export function renderTable({ rows }: Report): string {
  const table = new Table({ head: HEAD, style: { head: [], border: [] } });
  for (const row of rows) table.push(cells(row));
  return table.toString();
}

export function renderMarkdown(report: Report): string {
  const lines = [HEAD, HEAD.map(() => '---'), ...report.rows.map(cells)];
  return [describe(report), '', ...lines.map((line) => `| ${line.join(' | ')} |`), ''].join('\n');
}

/** Describes the measured catalog and the machine in one paragraph. */
export function describe({ date, entities, aspects, nodes, edges, seed, surroundings }: Report): string {
  const { cores, memoryGiB, node, neo4j, heap, pageCache, loadBefore } = surroundings;
  return (
    `${date}: ${whole(entities)} entities with ${whole(aspects)} aspects (seed ${seed}), in Neo4j ${whole(nodes)} nodes ` +
    `and ${whole(edges)} edges. ${cores} cores, ${memoryGiB} GiB of memory, Node ${node}, Neo4j ${neo4j} with ${heap} of ` +
    `heap and ${pageCache} of page cache; load before the run ${loadBefore}.`
  );
}

function cells({ title, service, floor, ratio, goal, met }: RowResult): string[] {
  return [
    title,
    figures(service),
    figures(floor),
    ratio.toFixed(2),
    goal === undefined ? '-' : `${goal.bound} ${goal.ratio}`,
    met === undefined ? '' : met ? 'met' : 'missed',
  ];
}

function figures(measured: Figures): string {
  if (measured.kind === 'rate') return `${whole(Math.round(measured.perSecond))}/s`;
  return `p50 ${millis(measured.p50)}, p95 ${millis(measured.p95)}`;
}

function millis(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
}

function whole(value: number): string {
  return value.toLocaleString('en');
}
