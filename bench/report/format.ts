/** Notation of figures in tables. */
import type { Figures, RowResult } from '../measure/figures.js';

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
