/** Lines of the CSV file of the impact analysis. */
import { kindOf } from '../../types/entity-link.js';
import type { ExportRow } from './impact-state.js';

/** Characters that make a spreadsheet treat a cell as a formula, including their full-width forms. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A line of a CSV file (RFC 4180) that spreadsheets open without evaluating formulas, with its line break. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Prefixes a text that looks like a formula with an apostrophe, which marks it as text for spreadsheets. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Byte order mark, by which spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export const CSV_HEADER =
  BYTE_ORDER_MARK +
  csvLine([
    ...['URN', 'Name', 'Kind', 'Platform', 'Path', 'Hops', 'Owners', 'Owner URNs', 'Domain', 'Tags', 'Terms'],
    ...['Deprecated', 'Description', 'Link'],
  ]);

/** @param addressOf returns the full address of the page of an entity */
export function csvOfRow({ entity, degree }: ExportRow, addressOf: (urn: string) => string): string {
  const { overview, urn } = entity;
  const { owners, tags, glossaryTerms } = overview;
  return csvLine([
    urn,
    overview.name,
    kindOf(entity),
    overview.platform?.name ?? '',
    overview.path.map(({ name }) => name).join(' / '),
    degree,
    joined(owners.map(({ owner }) => owner.overview.name)),
    joined(owners.map(({ owner }) => owner.urn)),
    overview.domain?.overview.name ?? '',
    joined(tags.map(({ tag }) => tag.overview.name)),
    joined(glossaryTerms.map(({ term }) => term.overview.name)),
    overview.deprecation?.deprecated === true ? 'yes' : 'no',
    overview.description ?? '',
    addressOf(urn),
  ]);
}

function joined(values: readonly string[]): string {
  return [...new Set(values)].join('; ');
}
