import type { Box } from './picture.js';

/** Maximum number of frames to wait for a box out of view, which is not in the document until the canvas has moved. */
const FRAMES = 10;

/**
 * Focuses a box, and moves the canvas if the box is not completely in view.
 * @param canvas element that contains the boxes
 * @param center moves the canvas to centre a point of the graph
 */
export function focusBox(box: Box, canvas: HTMLElement, center: (x: number, y: number) => void): void {
  if (!isInView(findBox(box.id, canvas), canvas)) center(box.x + box.width / 2, box.y + box.height / 2);
  focusWhenThere({ id: box.id, canvas, frames: FRAMES });
}

function focusWhenThere({ id, canvas, frames }: { id: string; canvas: HTMLElement; frames: number }): void {
  const element = findBox(id, canvas);
  if (element) element.focus({ preventScroll: true });
  else if (frames > 0)
    requestAnimationFrame(() => {
      focusWhenThere({ id, canvas, frames: frames - 1 });
    });
}

/** The focusable element of the box. */
export function findBox(id: string, canvas: ParentNode): HTMLElement | undefined {
  const element = canvas.querySelector<HTMLElement>(`[data-box="${CSS.escape(id)}"]`);
  if (element === null || element instanceof HTMLButtonElement) return element ?? undefined;
  return element.querySelector('button') ?? undefined;
}

function isInView(element: HTMLElement | undefined, canvas: HTMLElement): boolean {
  if (element === undefined) return false;
  const [box, view] = [element.getBoundingClientRect(), canvas.getBoundingClientRect()];
  return box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
}
