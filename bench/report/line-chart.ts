/** Draws a line chart as SVG, readable on light and dark backgrounds. */
import { labelPositions, linearTicks, logTicks, shortNumber } from './chart-scales.js';

export interface Series {
  readonly name: string;
  /** In ascending order of x; all values are positive. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface LineChart {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  /** The x axis is always logarithmic. */
  readonly yScale: 'linear' | 'log';
  /** At most as many as there are colours. */
  readonly series: readonly Series[];
}

const [WIDTH, HEIGHT] = [860, 420];
const AREA = { left: 64, right: 250, top: 48, bottom: 56 };
const LABEL_HEIGHT = 17;
/** Each colour for light and dark backgrounds. */
const COLOURS = [
  ['#0b62c4', '#6cb2ff'],
  ['#b3400e', '#ff9d66'],
  ['#14794a', '#5fd49b'],
  ['#8a2fb3', '#d69cf5'],
  ['#8a6500', '#e6c04d'],
  ['#b01e5c', '#ff8dba'],
  ['#0d7480', '#5fd3e0'],
  ['#555b63', '#b4bcc6'],
] as const;

export function drawLineChart(chart: LineChart): string {
  const scales = scalesOf(chart);
  const lines = chart.series.map((series, index) => drawSeries(series, index, scales));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(chart.title)}">
<style>${STYLE}</style>
<rect class="paper" width="${WIDTH}" height="${HEIGHT}" rx="6"/>
<text class="title" x="${AREA.left}" y="26">${escape(chart.title)}</text>
${drawAxes(chart, scales)}
${lines.join('\n')}
${drawLabels(chart, scales)}
</svg>
`;
}

const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #1f2328 }
.title { font-size: 15px; font-weight: 600 }
.paper { fill: #ffffff }
.grid { stroke: #d5d9de; stroke-width: 1 }
.line { fill: none; stroke-width: 2.2 }
${COLOURS.map(([light], index) => `.s${index} { stroke: ${light} } .d${index} { fill: ${light} }`).join('\n')}
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
.paper { fill: #0d1117 }
.grid { stroke: #343b44 }
${COLOURS.map(([, dark], index) => `.s${index} { stroke: ${dark} } .d${index} { fill: ${dark} }`).join('\n')}
}
`;

interface Scales {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
}

function scalesOf({ series, yScale }: LineChart): Scales {
  const points = series.flatMap((each) => each.points);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const yTicks = yScale === 'log' ? logTicks(ys) : linearTicks(ys);
  const position = yScale === 'log' ? Math.log10 : (value: number): number => value;
  const xRange = [Math.log10(Math.min(...xs)), Math.log10(Math.max(...xs))] as const;
  const yRange = [position(yTicks[0] ?? 0), position(yTicks.at(-1) ?? 1)] as const;
  const [right, bottom] = [WIDTH - AREA.right, HEIGHT - AREA.bottom];
  return {
    x: (value) => between(AREA.left, right, shareOf(Math.log10(value), xRange)),
    y: (value) => between(bottom, AREA.top, shareOf(position(value), yRange)),
    xTicks: [...new Set(xs)].sort((a, b) => a - b),
    yTicks,
  };
}

function shareOf(value: number, [low, high]: readonly [number, number]): number {
  return high === low ? 0.5 : (value - low) / (high - low);
}

function between(from: number, to: number, share: number): number {
  return Math.round((from + (to - from) * share) * 10) / 10;
}

function drawAxes({ xLabel, yLabel }: LineChart, { x, y, xTicks, yTicks }: Scales): string {
  const [right, bottom] = [WIDTH - AREA.right, HEIGHT - AREA.bottom];
  const horizontal = yTicks.map(
    (tick) =>
      `<line class="grid" x1="${AREA.left}" x2="${right}" y1="${y(tick)}" y2="${y(tick)}"/>` +
      `<text x="${AREA.left - 8}" y="${y(tick) + 4}" text-anchor="end">${shortNumber(tick)}</text>`,
  );
  const vertical = xTicks.map(
    (tick) =>
      `<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="${bottom}" y2="${bottom + 5}"/>` +
      `<text x="${x(tick)}" y="${bottom + 20}" text-anchor="middle">${shortNumber(tick)}</text>`,
  );
  const names =
    `<text x="${(AREA.left + right) / 2}" y="${HEIGHT - 12}" text-anchor="middle">${escape(xLabel)}</text>` +
    `<text x="${right}" y="${AREA.top - 10}" text-anchor="end">${escape(yLabel)}</text>`;
  return [...horizontal, ...vertical, names].join('\n');
}

function drawSeries({ points }: Series, index: number, { x, y }: Scales): string {
  const corners = points.map((point) => `${x(point.x)},${y(point.y)}`);
  const dots = points.map(
    (point) => `<circle class="d${index}" cx="${x(point.x)}" cy="${y(point.y)}" r="3.2"/>`,
  );
  return `<polyline class="line s${index}" points="${corners.join(' ')}"/>${dots.join('')}`;
}

/** Each name stands beside the end of its line, so that nobody has to compare colours with a legend. */
function drawLabels({ series }: LineChart, { y }: Scales): string {
  const ends = series.map(({ points }) => y(points.at(-1)?.y ?? 1));
  const left = WIDTH - AREA.right;
  return labelPositions(ends, LABEL_HEIGHT)
    .map((position, index) => {
      const name = escape(series[index]?.name ?? '');
      const lead = `<polyline class="line s${index}" style="stroke-width:1" points="${left + 5},${ends[index] ?? 0} ${left + 14},${position}"/>`;
      return `${lead}<circle class="d${index}" cx="${left + 20}" cy="${position}" r="4"/><text x="${left + 29}" y="${position + 4}">${name}</text>`;
    })
    .join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
