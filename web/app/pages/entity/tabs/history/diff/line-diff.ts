/** Computes the shortest edit script between two lists of lines: unchanged, removed and added lines. */

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
