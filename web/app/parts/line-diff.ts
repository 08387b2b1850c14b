/** Compares two lists of lines: the shortest edit script, and its rows in two columns. */

export interface LineEdit {
  readonly kind: 'same' | 'removed' | 'added';
  readonly line: string;
}

/**
 * Maximum number of removed and added lines. If a comparison needs more, all lines between the common prefix and suffix count as
 * removed and added. Time and memory grow with the square of this number.
 */
const MOST_EDITS = 1_000;

/**
 * Returns the edits in the order of the lines. Removed lines come before the added ones that replace them.
 * @param mostEdits maximum number of removed and added lines
 */
export function diffLines(
  before: readonly string[],
  after: readonly string[],
  mostEdits = MOST_EDITS,
): LineEdit[] {
  const start = commonStart(before, after);
  const end = commonEnd(before.slice(start), after.slice(start));
  const middle = diffMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    mostEdits,
  );
  return [
    ...edits('same', before.slice(0, start)),
    ...removedFirst(middle),
    ...edits('same', before.slice(before.length - end)),
  ];
}

function commonStart(before: readonly string[], after: readonly string[]): number {
  let length = 0;
  while (length < before.length && length < after.length && before[length] === after[length]) length += 1;
  return length;
}

function commonEnd(before: readonly string[], after: readonly string[]): number {
  let length = 0;
  const most = Math.min(before.length, after.length);
  while (length < most && before.at(-1 - length) === after.at(-1 - length)) length += 1;
  return length;
}

function edits(kind: LineEdit['kind'], lines: readonly string[]): LineEdit[] {
  return lines.map((line) => ({ kind, line }));
}

function diffMiddle(before: readonly string[], after: readonly string[], mostEdits: number): LineEdit[] {
  const fronts = before.length === 0 || after.length === 0 ? undefined : findFronts(before, after, mostEdits);
  if (fronts === undefined) return [...edits('removed', before), ...edits('added', after)];
  return walkBack(before, after, fronts);
}

/**
 * Runs the search of Myers' diff algorithm. A diagonal is the number of lines taken from `before` minus those taken from `after`.
 * `fronts[d]` maps each diagonal that d edits reach to the maximum number of lines of `before` taken on it.
 *
 *        before →
 *     after  0──1──2      right: a removed line
 *       ↓    │╲             down: an added line
 *            1  ╲           diagonal: an unchanged line, which is no edit
 *
 * @returns undefined if more than `mostEdits` edits are needed
 */
function findFronts(
  before: readonly string[],
  after: readonly string[],
  mostEdits: number,
): Map<number, number>[] | undefined {
  const fronts: Map<number, number>[] = [];
  for (let count = 0; count <= Math.min(mostEdits, before.length + after.length); count += 1) {
    const front = new Map<number, number>();
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      let taken = furthestBefore(fronts[count - 1], diagonal);
      while (
        taken < before.length &&
        taken - diagonal < after.length &&
        before[taken] === after[taken - diagonal]
      ) {
        taken += 1;
      }
      front.set(diagonal, taken);
    }
    fronts.push(front);
    if (front.get(before.length - after.length) === before.length) return fronts;
  }
  return undefined;
}

/** Returns the maximum number of lines of `before` taken when an edit enters the diagonal. */
function furthestBefore(front: ReadonlyMap<number, number> | undefined, diagonal: number): number {
  if (front === undefined) return 0;
  return Math.max((front.get(diagonal - 1) ?? -2) + 1, front.get(diagonal + 1) ?? -1);
}

function walkBack(
  before: readonly string[],
  after: readonly string[],
  fronts: Map<number, number>[],
): LineEdit[] {
  const reversed: LineEdit[] = [];
  let taken = before.length;
  let diagonal = before.length - after.length;
  for (let count = fronts.length - 1; count >= 0; count -= 1) {
    const front = fronts[count - 1];
    const entered = furthestBefore(front, diagonal);
    for (; taken > entered; taken -= 1) reversed.push({ kind: 'same', line: before[taken - 1] ?? '' });
    if (front === undefined) break;
    if (front.get(diagonal + 1) === entered) {
      reversed.push({ kind: 'added', line: after[entered - diagonal - 1] ?? '' });
      diagonal += 1;
    } else {
      reversed.push({ kind: 'removed', line: before[entered - 1] ?? '' });
      taken -= 1;
      diagonal -= 1;
    }
  }
  return reversed.reverse();
}

/** Moves removed lines before the added ones. Within a run of changes, their order has no meaning. */
function removedFirst(all: readonly LineEdit[]): LineEdit[] {
  const ordered: LineEdit[] = [];
  let added: LineEdit[] = [];
  for (const edit of all) {
    if (edit.kind === 'added') added.push(edit);
    else if (edit.kind === 'removed') ordered.push(edit);
    else {
      ordered.push(...added, edit);
      added = [];
    }
  }
  return [...ordered, ...added];
}

// Arranges a diff in rows of two columns, and folds long runs of unchanged lines.

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
