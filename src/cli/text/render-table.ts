/** Renders a table that fits the window; without a window, as wide as its contents. */
import Table from 'cli-table3';
import { printable } from './printable.js';

/** Padding on both sides of a cell, and its border. */
const CELL_EXTRA = 3;
const NARROWEST = 8;

export interface TableText {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** @param columns width of the window */
export function renderTable({ head, rows }: TableText, columns: number | undefined): string {
  const shown = rows.map((row) => row.map((cell) => printable(cell)));
  const widths = head.map((title, at) =>
    Math.max(title.length, ...shown.map((row) => (row[at] ?? '').length)),
  );
  const table = new Table({
    head: [...head],
    style: { head: [], border: [], compact: true },
    ...(columns !== undefined && {
      colWidths: fit(widths, columns).map((width) => width + CELL_EXTRA - 1),
      wordWrap: true,
      wrapOnWordBoundary: false,
    }),
  });
  table.push(...shown);
  return table.toString();
}

/** Narrows the widest column, one character at a time, until the table fits. */
function fit(widths: readonly number[], columns: number): number[] {
  const fitted = [...widths];
  let tooMuch = fitted.reduce((sum, width) => sum + width + CELL_EXTRA, 1) - columns;
  while (tooMuch > 0) {
    const widest = fitted.indexOf(Math.max(...fitted));
    const width = fitted[widest] ?? 0;
    if (width <= NARROWEST) break;
    fitted[widest] = width - 1;
    tooMuch -= 1;
  }
  return fitted;
}
