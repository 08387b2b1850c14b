import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { TimeSeriesChartProps } from './time-series-chart.js';

const HEIGHT = 180;
const DAY = 86_400;
/** Seconds between ticks: whole days, so that no date is repeated on the axis. */
const DAY_STEPS = [1, 2, 7, 14, 30, 61, 91, 182, 365].map((days) => days * DAY);
/** Counts have whole numbers as ticks. */
const WHOLE_STEPS = Array.from({ length: 15 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat();

type PlotProps = Pick<TimeSeriesChartProps, 'points' | 'kind' | 'format'>;

/** The part of `TimeSeriesChart` that loads the library. */
export function TimeSeriesPlot({ points, kind, format }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme();
  useEffect(() => {
    const place = box.current;
    if (place === null) return;
    const plot = new UPlot(optionsFor({ points, kind, format }, place), dataOf(points), place);
    const observer = new ResizeObserver(() => {
      plot.setSize({ width: place.clientWidth, height: HEIGHT });
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [points, kind, format, scheme]);
  return <div ref={box} style={{ minHeight: HEIGHT }} />;
}

function dataOf(points: PlotProps['points']): UPlot.AlignedData {
  return [points.map(({ time }) => time / 1000), points.map(({ value }) => value)];
}

function optionsFor({ points, kind, format }: PlotProps, place: HTMLElement): UPlot.Options {
  const style = getComputedStyle(place);
  const accent = style.getPropertyValue('--mantine-primary-color-filled').trim();
  const text = style.getPropertyValue('--mantine-color-dimmed').trim();
  const line = style.getPropertyValue('--faint-line').trim();
  const axis: UPlot.Axis = {
    stroke: text,
    font: `11px ${style.fontFamily}`,
    grid: { stroke: line, width: 1 },
    ticks: { stroke: line, width: 1 },
  };
  const bars = UPlot.paths.bars?.({ size: [0.7, 40] });
  return {
    width: place.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { setScale: false }, points: { show: kind === 'line' } },
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    scales: {
      x: { range: () => xRange(points) },
      y: { range: (_, least, greatest) => yRange(kind, least, greatest) },
    },
    axes: [
      {
        ...axis,
        size: 32,
        values: (_, seconds) => seconds.map((second) => dayText(second)),
        incrs: DAY_STEPS,
      },
      { ...axis, size: 70, incrs: WHOLE_STEPS, values: (_, values) => values.map((value) => format(value)) },
    ],
    series: [
      {},
      {
        stroke: accent,
        width: 2,
        points: { show: kind === 'line', size: 6 },
        ...(kind === 'bars' && { fill: accent, ...(bars && { paths: bars }) }),
      },
    ],
    plugins: [tooltipPlugin(format)],
  };
}

/** Half a day of padding on both sides; a single point is centred in a week. */
function xRange(points: PlotProps['points']): [number, number] {
  const first = (points[0]?.time ?? 0) / 1000;
  const last = (points.at(-1)?.time ?? 0) / 1000;
  const air = last - first < DAY ? 3.5 * DAY : DAY / 2;
  return [first - air, last + air];
}

/** The axis of counts starts at 0; the axis of a state fits its values, with padding. */
function yRange(kind: PlotProps['kind'], least: number, greatest: number): [number, number] {
  if (kind === 'bars') return [0, Math.max(1, greatest) * 1.1];
  const air = Math.max((greatest - least) * 0.15, Math.abs(greatest) * 0.01, 1);
  return [Math.max(0, least - air), greatest + air];
}

function dayText(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}

/** Date and value under the pointer. */
function tooltipPlugin(format: (value: number) => string): UPlot.Plugin {
  const label = document.createElement('div');
  label.style.cssText =
    'position:absolute;top:0;left:0;pointer-events:none;padding:2px 6px;border-radius:4px;white-space:nowrap;' +
    'background:var(--mantine-color-body);border:1px solid var(--faint-line);font-size:var(--mantine-font-size-xs)';
  return {
    hooks: {
      init: (plot) => {
        plot.over.append(label);
        label.hidden = true;
      },
      setCursor: (plot) => {
        const { idx, left = 0 } = plot.cursor;
        const time = idx === null || idx === undefined ? undefined : plot.data[0][idx];
        const value = idx === null || idx === undefined ? undefined : plot.data[1]?.[idx];
        label.hidden = left < 0 || time === undefined || value === undefined || value === null;
        if (time === undefined || value === undefined || value === null) return;
        label.textContent = `${dayText(time)}: ${format(value)}`;
        const isRight = left > plot.over.clientWidth / 2;
        label.style.transform = `translateX(${Math.round(left)}px) translateX(${isRight ? '-105%' : '8px'})`;
      },
    },
  };
}
