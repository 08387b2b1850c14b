/** The report of the graph of Debian packages. */
import type { RowResult } from '../measure/figures.js';
import { figures, markdownTable, ratios, whole } from './format.js';
import { describeMachine, type Grid } from './render.js';
import type { Surroundings } from './report.js';

export interface DebianReport {
  /** Day of the run. */
  readonly date: string;
  readonly packages: number;
  readonly maintainers: number;
  /** Edges from a package to a package that it may need. */
  readonly dependencies: number;
  readonly nodes: number;
  readonly edges: number;
  readonly aspects: number;
  /** Aspects per second of the complete load. */
  readonly perSecond: number;
  readonly surroundings: Surroundings;
  readonly rows: readonly RowResult[];
}

export function debianGrid({ rows }: DebianReport): Grid {
  return {
    head: ['operation', 'results', 'service', 'floor', 'ratio'],
    rows: rows.map((row) => [
      row.title,
      whole(row.results ?? 0),
      figures(row.service),
      figures(row.floor),
      ratios(row),
    ]),
  };
}

export function describeDebian(report: DebianReport): string {
  const { date, packages, dependencies, maintainers, nodes, edges, aspects, perSecond } = report;
  return (
    `${date}: ${whole(packages)} packages with ${whole(dependencies)} dependencies and ${whole(maintainers)} maintainers, ` +
    `in Neo4j ${whole(nodes)} nodes and ${whole(edges)} edges; ${whole(aspects)} aspects loaded at ${whole(perSecond)}/s. ` +
    describeMachine(report.surroundings)
  );
}

export function renderDebian(report: DebianReport): string {
  const { head, rows } = debianGrid(report);
  return `${describeDebian(report)}\n\n${markdownTable(head, rows)}\n`;
}
