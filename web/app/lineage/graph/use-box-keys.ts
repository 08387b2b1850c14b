import { useReactFlow } from '@xyflow/react';
import type { KeyboardEvent } from 'react';
import { DIRECTIONS } from '../state/change-graph.js';
import { focusBox } from './focus-box.js';
import type { GraphActions } from './graph-actions.js';
import { isArrow, neighbourBox } from './neighbour-box.js';
import type { Picture } from './picture.js';

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
