/** Arranges a diff in rows of two columns, and folds long runs of unchanged lines. */
import type { LineEdit } from './line-diff.js';

export interface DiffLine {
  /** From 1, within its side. */
  readonly number: number;
  readonly text: string;
}

/** One row, with both sides for an unchanged or replaced line, and one side for a removed or added line. */
export interface DiffRow {
  readonly kind: 'same' | 'changed' | 'removed' | 'added';
  readonly before?: DiffLine;
  readonly after?: DiffLine;
}

/** A section of adjacent rows, shown or folded. */
export interface DiffSection {
  readonly isFolded: boolean;
  readonly rows: readonly DiffRow[];
}

/** Number of unchanged lines shown around a change. */
const CONTEXT = 3;

/** Pairs the removed lines of a run with the added ones. @param edits removed lines before added ones in each run */
export function sideBySide(edits: readonly LineEdit[]): DiffRow[] {
  const rows: DiffRow[] = [];
  const counts = { before: 0, after: 0 };
  let unpaired = 0;
  for (const { kind, line: text } of edits) {
    const before = kind === 'added' ? undefined : { number: (counts.before += 1), text };
    const after = kind === 'removed' ? undefined : { number: (counts.after += 1), text };
    const removed = rows[unpaired];
    if (before && after) rows.push({ kind: 'same', before, after });
    else if (before) rows.push({ kind: 'removed', before });
    else if (after && removed?.before) rows[unpaired] = { kind: 'changed', before: removed.before, after };
    else if (after) rows.push({ kind: 'added', after });
    unpaired = kind === 'same' ? rows.length : kind === 'added' ? unpaired + 1 : unpaired;
  }
  return rows;
}

/** Folds unchanged rows that are not near a change. A single row is not folded, because this would save nothing. */
export function foldRows(rows: readonly DiffRow[], context = CONTEXT): DiffSection[] {
  const isNear = nearChanges(rows, context);
  const sections: { isFolded: boolean; rows: DiffRow[] }[] = [];
  rows.forEach((row, index) => {
    const isFolded = isNear[index] !== true;
    const last = sections.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else sections.push({ isFolded, rows: [row] });
  });
  return sections.map((section) => (section.rows.length > 1 ? section : { ...section, isFolded: false }));
}

function nearChanges(rows: readonly DiffRow[], context: number): boolean[] {
  const isNear = new Array<boolean>(rows.length).fill(false);
  rows.forEach(({ kind }, index) => {
    if (kind !== 'same') isNear.fill(true, Math.max(0, index - context), index + context + 1);
  });
  return isNear;
}

/** Counts the added and removed lines. */
export function countChanges(rows: readonly DiffRow[]): { added: number; removed: number } {
  const changed = rows.filter(({ kind }) => kind !== 'same');
  return {
    added: changed.filter(({ after }) => after !== undefined).length,
    removed: changed.filter(({ before }) => before !== undefined).length,
  };
}
