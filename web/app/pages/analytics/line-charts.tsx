import { TimeSeriesChart } from '../../parts/time-series-chart.js';
import type { ChartOf } from './chart-types.js';

/** One chart for each line, because lines of one chart can differ in size. */
export function LineCharts({ chart: { title, lines } }: { readonly chart: ChartOf<'TimeSeriesChart'> }) {
  return lines.map(({ name, data }) => (
    <TimeSeriesChart
      key={name}
      title={lines.length === 1 ? title : `${title}: ${name}`}
      kind="bars"
      points={data.map(({ x, y }) => ({ time: Date.parse(x), value: y }))}
      format={formatCount}
    />
  ));
}

function formatCount(value: number): string {
  return value.toLocaleString('en');
}
