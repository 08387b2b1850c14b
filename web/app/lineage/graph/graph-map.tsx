import { Panel, useReactFlow, useStore } from '@xyflow/react';
import { memo, useMemo, type PointerEvent } from 'react';
import classes from './graph-map.module.css';
import { boxesPath, scaleOfMap, type MapScale } from './map-path.js';
import type { Picture } from './picture.js';

export interface GraphMapProps {
  readonly picture: Picture;
  readonly start: string;
}

/**
 * A map of the whole graph, on which dragging moves the canvas. Hidden while the whole graph is in view, because it would only cover boxes.
 * The map of the canvas library has an element and a subscription per box, which is too slow for 1,000 boxes.
 */
export const GraphMap = memo(function GraphMap({ picture, start }: GraphMapProps) {
  const { width, height } = picture;
  const isWholeInView = useStore(({ transform: [x, y, zoom], width: across, height: down }) => {
    const isWideEnough = x >= 0 && x + width * zoom <= across;
    return isWideEnough && y >= 0 && y + height * zoom <= down;
  });
  const { setCenter, getZoom } = useReactFlow();
  const scale = useMemo(() => scaleOfMap({ width, height }), [width, height]);
  if (isWholeInView) return null;
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / scale.x, (event.clientY - top) / scale.y];
    void setCenter(x, y, { zoom: getZoom() });
  };
  return (
    <Panel position="bottom-right" className={classes.frame ?? ''}>
      <div
        className={classes.map}
        role="img"
        aria-label="Map of the whole graph"
        style={{ width: width * scale.x, height: height * scale.y }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          move(event);
        }}
        onPointerMove={move}
      >
        <Boxes picture={picture} start={start} scale={scale} />
        <Window scale={scale} />
      </div>
    </Panel>
  );
});

const Boxes = memo(function Boxes({ picture, start, scale }: GraphMapProps & { readonly scale: MapScale }) {
  const { width, height, nodes } = picture;
  const [others, own] = useMemo(
    () => [
      boxesPath(
        nodes.filter(({ id }) => id !== start),
        scale,
      ),
      boxesPath(
        nodes.filter(({ id }) => id === start),
        scale,
      ),
    ],
    [nodes, start, scale],
  );
  return (
    <svg width={width * scale.x} height={height * scale.y} aria-hidden>
      <path className={classes.boxes} d={others} />
      <path className={classes.start} d={own} />
    </svg>
  );
});

/** The part of the graph that the canvas shows. */
function Window({ scale }: { readonly scale: MapScale }) {
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const [width, height] = [useStore((state) => state.width), useStore((state) => state.height)];
  const ratio = { x: scale.x / zoom, y: scale.y / zoom };
  return (
    <div
      className={classes.window}
      style={{
        transform: `translate(${-x * ratio.x}px, ${-y * ratio.y}px)`,
        width: width * ratio.x,
        height: height * ratio.y,
      }}
    />
  );
}
