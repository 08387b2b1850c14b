/** Folds the middle of a long path. */
export interface FoldedPath<Step> {
  readonly start: readonly Step[];
  /** Shown on demand. */
  readonly middle: readonly Step[];
  readonly end: readonly Step[];
}

const MOST_SHOWN = 4;

/** Keeps the root and the two nearest steps. A path of up to four steps is shown in full. */
export function foldPath<Step>(steps: readonly Step[]): FoldedPath<Step> {
  if (steps.length <= MOST_SHOWN) return { start: steps, middle: [], end: [] };
  return { start: steps.slice(0, 1), middle: steps.slice(1, -2), end: steps.slice(-2) };
}
