/** Fills the places that search statements leave open. What goes in is made by Trellis; values are parameters. */

export interface Composition {
  /** Predicates over `node` (and `keys`, `urn` where the statement has them). */
  readonly conditions?: readonly string[];
  /** Expressions of the sort values, joined by commas. */
  readonly keys?: string;
  /** What to order by before `urn`, with a comma behind. */
  readonly orderBy?: string;
}

/** The files are valid statements as they stand: without conditions and ordered by URN. */
export function composeStatement(
  text: string,
  { conditions = [], keys = '', orderBy = '' }: Composition,
): string {
  const predicates = conditions.map((condition) => `AND ${condition}`).join(' ');
  return text
    .replaceAll('/* conditions */', () => predicates)
    .replaceAll('/* keys */', () => keys)
    .replaceAll('/* order */', () => orderBy);
}
