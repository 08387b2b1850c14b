import { useReducedMotion } from '@mantine/hooks';
import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { pathView } from './path-view.js';
import type { Edge, Picture } from './picture.js';

/**
 * Moves the canvas to a path when the user searches for one.
 * @param pathTo URN of the target
 */
export function usePathView(picture: Picture, path: ReadonlySet<Edge>, pathTo: string | undefined): void {
  const { setViewport } = useReactFlow();
  const store = useStoreApi();
  const duration = useReducedMotion() ? 0 : 200;
  const shown = useRef(path.size > 0 ? pathTo : undefined);
  useEffect(() => {
    if (pathTo === undefined) shown.current = undefined;
    if (path.size === 0 || shown.current === pathTo) return;
    shown.current = pathTo;
    const view = pathView(picture, path, store.getState());
    if (view) void setViewport(view, { duration });
  }, [picture, path, pathTo, store, setViewport, duration]);
}
