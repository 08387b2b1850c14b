import { useReactFlow } from '@xyflow/react';
import type { KeyboardEvent } from 'react';
import { DIRECTIONS } from './graph-state.js';
import type { GraphActions } from './graph-context.js';
import { type Picture, isArrow, neighbourBox, type Box } from './picture.js';

/** Keys on a box: arrows lead to its neighbours, + grows it on both sides, - collapses it, c opens its columns. */
export function useBoxKeys(picture: Picture, actions: GraphActions): (event: KeyboardEvent) => void {
  const { getViewport, setCenter } = useReactFlow();
  return (event) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
    if (target instanceof HTMLInputElement) return;
    const id = target.closest<HTMLElement>('[data-box]')?.dataset['box'];
    const box = picture.nodes.find((node) => node.id === id);
    if (box === undefined) return;
    const column = columnBeside(target, key);
    if (column) {
      column.focus({ preventScroll: true });
    } else if (isArrow(key)) {
      const next = neighbourBox(picture, box.id, key);
      if (next && currentTarget instanceof HTMLElement)
        focusBox(next, currentTarget, (x, y) => void setCenter(x, y, { zoom: getViewport().zoom }));
    } else if (key === '+' && box.entity) {
      if (box.hiddenUpstream > 0) actions.grow({ urn: box.id, direction: 'UPSTREAM' });
      if (box.hiddenDownstream > 0) actions.grow({ urn: box.id, direction: 'DOWNSTREAM' });
    } else if (key === '-' && box.entity) {
      for (const direction of DIRECTIONS) actions.collapse({ urn: box.id, direction });
    } else if (key === 'c' && box.entity) {
      actions.toggleColumns(box.id);
    } else return;
    event.preventDefault();
  };
}

/** The next column of an open table. Up leads from the first column to the box. */
function columnBeside(target: HTMLElement, key: string): HTMLElement | null | undefined {
  const row = target.closest('li');
  if (row === null) return undefined;
  if (key === 'ArrowDown') return row.nextElementSibling?.querySelector('button');
  if (key !== 'ArrowUp') return undefined;
  const before = row.previousElementSibling ?? row.closest('[data-box]');
  return before?.querySelector('button');
}

/** Maximum number of frames to wait for a box out of view, which is not in the document until the canvas has moved. */
const FRAMES = 10;

/**
 * Focuses a box, and moves the canvas if the box is not completely in view.
 * @param canvas element that contains the boxes
 * @param center moves the canvas to centre a point of the graph
 */
function focusBox(box: Box, canvas: HTMLElement, center: (x: number, y: number) => void): void {
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
