/** The charts of a growing catalog. */
import type { RowResult } from '../measure/figures.js';
import { drawLineChart, type Series } from './line-chart.js';
import type { Report } from './report.js';
import { PICTURES } from './scale.js';

const X_LABEL = 'entities in the catalog';
/** Rows of the chart of reads, by the beginning of their titles. */
const READS = [
  'entity read',
  'search, first hits',
  'search with facets',
  'autocomplete',
  'browse',
  'lineage, 3 hops (',
  'lineage, 5 hops, hubs',
  'GraphQL: search page',
];

/** @returns SVG by file name */
export function drawCharts({ steps, sizes }: Report): Record<keyof typeof PICTURES, string> {
  const load = {
    name: 'aspects per second',
    points: steps.map((step) => ({ x: step.entities, y: step.perSecond })),
  };
  const reads = READS.flatMap((title): Series[] => {
    const points = sizes.flatMap(({ entities, rows }) => {
      const row = rows.find((each) => each.title.startsWith(title));
      return row === undefined ? [] : [{ x: entities, y: p95Of(row) }];
    });
    return points.length === 0 ? [] : [{ name: title.replace(/ \($/, ''), points }];
  });
  return {
    'bench-load.svg': drawLineChart({
      title: PICTURES['bench-load.svg'],
      xLabel: X_LABEL,
      yLabel: 'aspects/s',
      yScale: 'linear',
      series: [load],
    }),
    'bench-reads.svg': drawLineChart({
      title: PICTURES['bench-reads.svg'],
      xLabel: X_LABEL,
      yLabel: 'ms',
      yScale: 'log',
      series: reads,
    }),
  };
}

function p95Of({ service }: RowResult): number {
  return service.kind === 'latency' ? service.p95 : service.perSecond;
}
