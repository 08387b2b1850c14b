/** Converts charts to the types of the schema. */
import type { Chart, TableCell, TimeSeriesChart } from '../../../catalog/analytics/types.js';
import { dateAt } from '../../../core/clock.js';
import { findEntityRef } from '../mapping/entity-ref.js';
import { profileOf } from './link-params.js';

/** The name of the only line of a time series. */
const TOTAL = 'total';

export function presentChart(chart: Chart): object {
  if (chart.kind === 'TimeSeriesChart') return presentTimeSeries(chart);
  if (chart.kind === 'BarChart') return chart;
  const rows = chart.rows.map(({ values, cells }) => ({ values, cells: cells.map(presentCell) }));
  return { ...chart, rows };
}

function presentTimeSeries({ kind, title, interval, span, points }: TimeSeriesChart): object {
  const data = points.map(({ start, count }) => ({ x: dateAt(start).toISOString(), y: count }));
  const dateRange = { start: String(span.from), end: String(span.until) };
  return { kind, title, interval, dateRange, lines: [{ name: TOTAL, data }] };
}

function presentCell({ text: value, urn, query }: TableCell): object {
  if (query !== undefined) return { value, linkParams: { searchParams: { query } } };
  const entity = findEntityRef(urn);
  if (entity === undefined) return { value };
  return { value, entity, linkParams: { entityProfileParams: profileOf(entity) } };
}
