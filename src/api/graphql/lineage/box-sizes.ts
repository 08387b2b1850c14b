/** Sizes of the boxes in a lineage graph, in pixels. Web pages use the same sizes. */

export const BOX_WIDTH = 240;
export const GROUP_HEIGHT = 48;
const ENTITY_HEIGHT = 64;
const COLUMNS_PADDING = 8;
const COLUMN_HEIGHT = 24;

/** @param columns the number of drawn columns; undefined if the box is closed */
export function entityHeight(columns: number | undefined): number {
  return columns === undefined ? ENTITY_HEIGHT : ENTITY_HEIGHT + COLUMNS_PADDING + COLUMN_HEIGHT * columns;
}
