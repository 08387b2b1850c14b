import { useReactFlow } from '@xyflow/react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Picture } from './picture.js';

/**
 * Keeps the box that the user worked on at its place on the screen when a new layout moves it. If the box is gone, the start keeps its
 * place instead.
 */
export function useSteadyView(picture: Picture, acted: RefObject<string>, start: string): void {
  const { getViewport, setViewport } = useReactFlow();
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
    void setViewport({ x: x + (old.x - current.x) * zoom, y: y + (old.y - current.y) * zoom, zoom });
  }, [picture, acted, start, getViewport, setViewport]);
}
