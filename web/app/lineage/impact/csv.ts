/** Lines of a CSV file (RFC 4180) that spreadsheets open without evaluating formulas. */

/** Characters that make a spreadsheet treat a cell as a formula, including their full-width forms. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** @returns the line including its line break */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Prefixes a text that looks like a formula with an apostrophe, which marks it as text for spreadsheets. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
