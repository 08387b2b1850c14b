import { MiniMap, useStore } from '@xyflow/react';
import classes from './graph-canvas.module.css';
import type { Picture } from './picture.js';

/** A map of the whole graph. Hidden while the whole graph is in view, because it would only cover boxes. */
export function GraphMap({ picture }: { readonly picture: Pick<Picture, 'width' | 'height'> }) {
  const isWholeInView = useStore(({ transform: [x, y, zoom], width, height }) => {
    const isWideEnough = x >= 0 && x + picture.width * zoom <= width;
    return isWideEnough && y >= 0 && y + picture.height * zoom <= height;
  });
  if (isWholeInView) return null;
  return <MiniMap className={classes.map} ariaLabel="Map of the whole graph" pannable zoomable />;
}
