import { useReducedMotion } from '@mantine/hooks';
import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Picture } from './picture.js';
import { revealBoxes } from './reveal-boxes.js';

/**
 * Keeps the box that the user worked on at its place on the screen when a new layout moves it, and then moves the canvas to its new
 * neighbours. If the box is gone, the start keeps its place instead.
 */
export function useSteadyView(picture: Picture, acted: RefObject<string>, start: string): void {
  const { getViewport, setViewport } = useReactFlow();
  const store = useStoreApi();
  const duration = useReducedMotion() ? 0 : 200;
  const shown = useRef(picture);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = picture;
    if (before === picture) return;
    const place = [acted.current, start]
      .map((id) => [before, picture].map(({ nodes }) => nodes.find((box) => box.id === id)))
      .find(([old, current]) => old !== undefined && current !== undefined);
    const [old, current] = place ?? [];
    if (old === undefined || current === undefined) return;
    const { x, y, zoom } = getViewport();
    const steady = { x: x + (old.x - current.x) * zoom, y: y + (old.y - current.y) * zoom, zoom };
    void setViewport(steady);
    const wanted = newNeighbours(current.id, before, picture);
    const view = revealBoxes(steady, { kept: current, wanted, size: store.getState() });
    if (view.x !== steady.x || view.y !== steady.y) void setViewport(view, { duration });
  }, [picture, acted, start, store, duration, getViewport, setViewport]);
}

function newNeighbours(id: string, before: Picture, { nodes, edges }: Picture) {
  const known = new Set(before.nodes.map((box) => box.id));
  const near = new Set(edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : [])));
  return nodes.filter((box) => near.has(box.id) && !known.has(box.id));
}
