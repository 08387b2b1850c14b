import { Panel, useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { memo, useMemo, type PointerEvent } from 'react';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconFocusCentered, IconMaximize, IconMinus, IconPlus, type TablerIcon } from '@tabler/icons-react';
import classes from './graph-canvas.module.css';
import { boxesPath, scaleOfMap, type MapScale } from './svg-paths.js';
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

/** 1,000 boxes in one layer fit into a canvas 900 pixels high. */
export const MIN_ZOOM = 0.01;

const MARGIN = 24;

/** Buttons to zoom, to show everything and to go back to the start. */
export function ZoomButtons({ picture, start }: { readonly picture: Picture; readonly start: string }) {
  const { zoomIn, zoomOut, setViewport, setCenter } = useReactFlow();
  const store = useStoreApi();
  const duration = useReducedMotion() ? 0 : 200;
  const fit = () => {
    const { width, height } = store.getState();
    const ratios = [(width - 2 * MARGIN) / picture.width, (height - 2 * MARGIN) / picture.height, 1];
    const zoom = Math.max(MIN_ZOOM, Math.min(...ratios));
    const [x, y] = [(width - picture.width * zoom) / 2, (height - picture.height * zoom) / 2];
    void setViewport({ x, y, zoom }, { duration });
  };
  const center = () => {
    const box = picture.nodes.find(({ id }) => id === start);
    if (box) void setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom: 1, duration });
  };
  return (
    <Panel position="bottom-left">
      <ActionIcon.Group orientation="vertical">
        <ZoomButton Icon={IconPlus} label="Zoom in" onClick={() => void zoomIn({ duration })} />
        <ZoomButton Icon={IconMinus} label="Zoom out" onClick={() => void zoomOut({ duration })} />
        <ZoomButton Icon={IconMaximize} label="Show the whole graph" onClick={fit} />
        <ZoomButton Icon={IconFocusCentered} label="Go to the start" onClick={center} />
      </ActionIcon.Group>
    </Panel>
  );
}

interface ZoomButtonProps {
  readonly Icon: TablerIcon;
  readonly label: string;
  readonly onClick: () => void;
}

function ZoomButton({ Icon, label, onClick }: ZoomButtonProps) {
  return (
    <Tooltip label={label} position="right">
      <ActionIcon variant="default" aria-label={label} onClick={onClick}>
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
