import type { VisibleRow } from './visible-rows.js';

/**
 * Returns the effect of a key in a tree of rows.
 * @returns the index of the row to focus; `toggle` opens or closes the row, `choose` opens its details; undefined for
 *   other keys
 */
export function rowMove(
  key: string,
  rows: readonly Pick<VisibleRow<unknown>, 'level' | 'isOpen'>[],
  at: number,
): number | 'toggle' | 'choose' | undefined {
  const last = rows.length - 1;
  const row = rows[at];
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'PageDown':
      return Math.min(at + 15, last);
    case 'PageUp':
      return Math.max(at - 15, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Enter':
    case ' ':
      return 'choose';
    case 'ArrowRight':
      return row?.isOpen === false ? 'toggle' : row?.isOpen === true ? at + 1 : undefined;
    case 'ArrowLeft':
      return row?.isOpen === true ? 'toggle' : parentOf(rows, at);
    default:
      return undefined;
  }
}

function parentOf(rows: readonly Pick<VisibleRow<unknown>, 'level'>[], at: number): number | undefined {
  const level = rows[at]?.level ?? 1;
  const parent = rows.slice(0, at).findLastIndex((row) => row.level < level);
  return parent < 0 ? undefined : parent;
}
