/** Adapts the number of rows in a page, so that pages are large but fit into memory. */

const FIRST_ROWS = 50;
const MOST_ROWS = 1_000;
/** Wanted characters in a page. */
const CHARACTERS = 4_000_000;

export class PageSize {
  #rows = FIRST_ROWS;

  /** Maximum number of rows in the next page. */
  get rows(): number {
    return this.#rows;
  }

  /** Notes the size of a page. */
  note(rows: number, characters: number): void {
    if (rows === 0) return;
    const fitting = Math.floor((CHARACTERS * rows) / Math.max(characters, 1));
    // Grows slowly, because the next rows can be larger.
    this.#rows = Math.max(1, Math.min(fitting, this.#rows * 2, MOST_ROWS));
  }
}
