/** Renders figures for the terminal and for the documentation. */
import Table from 'cli-table3';
import type { Figures, RowResult } from '../measure/figures.js';
import type { Measured, Report, Surroundings } from './report.js';

export interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function renderTerminal({ head, rows }: Grid): string {
  const table = new Table({ head: [...head], style: { head: [], border: [] } });
  for (const row of rows) table.push([...row]);
  return table.toString();
}

/** Each operation beside its floor. */
export function rowGrid(rows: readonly RowResult[]): Grid {
  return { head: ['operation', 'service', 'floor', 'ratio', 'goal', ''], rows: rows.map(cells) };
}

export function renderMarkdown(report: Report, measured: Measured): string {
  const { head, rows } = rowGrid(measured.rows);
  return `${describe(report, measured)}\n\n${markdownTable(head, rows)}\n`;
}

/** Describes the measured catalog and the machine in one paragraph. */
export function describe({ date, seed, surroundings }: Report, measured: Measured): string {
  const { entities, aspects, nodes, edges } = measured;
  return (
    `${date}: ${whole(entities)} entities with ${whole(aspects)} aspects (seed ${seed}), in Neo4j ${whole(nodes)} nodes ` +
    `and ${whole(edges)} edges. ${describeMachine(surroundings)}`
  );
}

export function describeMachine(surroundings: Surroundings): string {
  const { cores, memoryGiB, node, neo4j, heap, pageCache, loadBefore, start } = surroundings;
  const started =
    start === undefined
      ? ''
      : ` The service started within ${seconds(start.service)}; building its GraphQL schema took ${seconds(start.schema)}.`;
  return (
    `${cores} cores, ${memoryGiB} GiB of memory, Node ${node}, Neo4j ${neo4j} with ${heap} of heap and ${pageCache} of ` +
    `page cache; load before the run ${loadBefore}.${started}`
  );
}

function seconds(millis: number): string {
  return `${(millis / 1_000).toFixed(1)} s`;
}

function cells(row: RowResult): string[] {
  const { title, service, floor, goal, met } = row;
  return [
    title,
    figures(service),
    figures(floor),
    ratios(row),
    goal === undefined ? '-' : `${goal.bound} ${goal.ratio}${goal.of === 'p95' ? ' (p95)' : ''}`,
    met === undefined ? '' : met ? 'met' : 'missed',
  ];
}

/** Latencies are p50 / p95 / p99. */
export function figures(measured: Figures): string {
  if (measured.kind === 'rate') return `${whole(measured.perSecond)}/s`;
  const { p50, p95, p99 } = measured;
  return `${millis(p50)} / ${millis(p95)} / ${p99 === undefined ? '-' : millis(p99)} ms`;
}

/** Ratios of p50 / p95, or of rates. */
export function ratios({ ratio, ratio95 }: RowResult): string {
  return ratio95 === undefined ? ratio.toFixed(2) : `${ratio.toFixed(2)} / ${ratio95.toFixed(2)}`;
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function millis(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
