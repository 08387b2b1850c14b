/** Input and output of the layout of boxes in layers. All lengths are in pixels. */

export interface Box {
  readonly id: string;
  /** Preferred column. Incoming edges can push the box further. */
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

/** Runs from left to right, except in a cycle. The ends are two different boxes, with at most one arrow per pair and direction. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PositionedBox extends Box, Point {}

export interface Layout {
  /** In the order of the input; `x` and `y` are the top left corner. */
  readonly boxes: readonly PositionedBox[];
  /** Points of each input arrow: its bends and both ends. */
  readonly lines: readonly (readonly Point[])[];
  readonly width: number;
  readonly height: number;
}

/** A box, or the point at which a long arrow crosses a layer. */
export interface Cell {
  readonly width: number;
  readonly height: number;
  /** Set for the cell of a box. */
  readonly id?: string;
  /** Connected cells of the next and of the previous layer. */
  readonly next: Cell[];
  readonly before: Cell[];
  /** Place in the layer, from 0. */
  order: number;
  /** Vertical centre. */
  y: number;
}
