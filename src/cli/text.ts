/** Text for terminals: tables, counts, times, and safe characters. */
import Table from 'cli-table3';

/** Padding on both sides of a cell, and its border. */
const CELL_EXTRA = 3;
const NARROWEST = 8;

interface TableText {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Renders a table that fits the window; without a window, as wide as its contents. @param columns width of the window */
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

/** `1 entity`, `2,000 entities`. @param many absent: the noun with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** Characters that move the cursor or change the state of a terminal, except line feeds. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Makes control characters in texts of the catalog visible, so that they cannot control the terminal. */
export function printable(text: string): string {
  return text.replace(CONTROL, (character) =>
    character === '\n' ? character : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** Formats epoch milliseconds for people: UTC, to the second. */
export function renderTime(milliseconds: unknown): string {
  const time = new Date(Number(milliseconds));
  return Number.isNaN(time.getTime())
    ? ''
    : time
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, ' UTC');
}
