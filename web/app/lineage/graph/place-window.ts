/** Places a window on a line of spans, e.g. the canvas on the layers of the graph. */

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Line {
  readonly spans: readonly Span[];
  /** Is always in the window. Only its beginning is, if it is longer than the window. */
  readonly home: Span;
  /** Are in the window if possible. */
  readonly wanted: readonly Span[];
  /** Room around a span. */
  readonly room: number;
  /** Length of the end of the window that stays empty if the line is short enough. */
  readonly spare?: number;
}

export interface PlacedWindow {
  readonly window: Span;
  /** Number of wanted spans that are not completely in the window. */
  readonly missing: number;
  /** Number of spans that the ends of the window cut. */
  readonly cut: number;
}

/**
 * Keeps the window on the line, and its ends between spans, where possible. Of equally good places, the one with the home nearest to the
 * middle of the window is chosen.
 */
export function placeWindow(length: number, { spans, home, wanted, room, spare = 0 }: Line): PlacedWindow {
  const line = {
    from: Math.min(home.from, ...spans.map(({ from }) => from)) - room,
    to: Math.max(home.to, ...spans.map(({ to }) => to)) + room,
  };
  const judge = (from: number): PlacedWindow => {
    const window = { from, to: from + length };
    return {
      window,
      missing: wanted.filter((span) => !isInside(span, window)).length,
      cut: spans.filter((span) => isCut(span, window)).length,
    };
  };
  if (line.to - line.from <= length) {
    const free = (length - line.to + line.from) / 2;
    return judge(line.from - Math.max(0, Math.min(free, 2 * free - spare)));
  }
  const last = Math.min(home.from - room, line.to - length);
  const first = Math.min(last, Math.max(home.to + room - length, line.from));
  const middle = Math.min(last, Math.max(first, (home.from + home.to - length) / 2));
  return [middle, ...spans.flatMap(({ from, to }) => [from - room, to + room - length])]
    .filter((from) => from >= first && from <= last)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .map(judge)
    .reduce((one, other) => (isBetter(other, one) ? other : one));
}

function isBetter(one: PlacedWindow, other: PlacedWindow): boolean {
  return one.missing < other.missing || (one.missing === other.missing && one.cut < other.cut);
}

export function isInside(span: Span, window: Span): boolean {
  return span.from >= window.from && span.to <= window.to;
}

function isCut({ from, to }: Span, window: Span): boolean {
  const isMet = from < window.to && to > window.from;
  return isMet && (from < window.from || to > window.to);
}
