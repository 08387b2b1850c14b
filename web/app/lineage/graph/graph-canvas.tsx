import '@xyflow/react/dist/base.css';
import {
  ReactFlow,
  ReactFlowProvider,
  useStore,
  ViewportPortal,
  type NodeTypes,
  useReactFlow,
  useStoreApi,
} from '@xyflow/react';
import { useMemo, useRef, useState, type RefObject, useLayoutEffect, useEffect } from 'react';
import { useReducedMotion } from '@mantine/hooks';
import type { GraphStateProps } from './graph-state.js';
import { BoxPopover } from './box-popover.js';
import { columnReach } from './reach.js';
import { EdgeLayer } from './edge-layer.js';
import { EntityBox, flowNodes, GroupBox } from './boxes.js';
import { firstView, type Size, pathView, revealBoxes } from './canvas-views.js';
import { ActionsContext, type GraphActions, FarContext, FocusContext, FocusStore } from './graph-context.js';
import classes from './graph-canvas.module.css';
import { GraphMap, MIN_ZOOM, ZoomButtons } from './canvas-controls.js';
import type { Edge, Picture } from './picture.js';
import { useBoxKeys } from './box-keys.js';

/** The canvas can be moved, but its nodes cannot be dragged, connected or selected. */
const OPTIONS = {
  minZoom: MIN_ZOOM,
  maxZoom: 2,
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  elementsSelectable: false,
  zoomOnDoubleClick: false,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  disableKeyboardA11y: true,
} as const;

/** Below this zoom text is unreadable, so boxes are drawn without it. */
const FAR_ZOOM = 0.35;

/**
 * Below this zoom most boxes are in view, so all of them stay in the document. Adding and removing those at the edges would repaint the
 * graph in each frame.
 */
const RENDER_ALL_ZOOM = 0.2;

const NODE_TYPES: NodeTypes = { entity: EntityBox, group: GroupBox };

export interface GraphCanvasProps extends GraphStateProps {
  readonly picture: Picture;
  /** Edges of the paths that the user searched for. */
  readonly path: ReadonlySet<Edge>;
  readonly actions: Pick<GraphActions, 'grow' | 'collapse' | 'toggleColumns'>;
  readonly start: string;
  /** Description of the canvas for screen readers. */
  readonly label: string;
}

/** The graph on a canvas that pans and zooms. It waits for its size, because the initial view depends on it. */
export function GraphCanvas(props: GraphCanvasProps) {
  const [size, setSize] = useState<Size>();
  const measure = (element: HTMLDivElement | null) => {
    if (element && size === undefined) setSize(element.getBoundingClientRect());
  };
  return (
    <div ref={measure} className={classes.canvas} role="region" aria-label={props.label}>
      {size && (
        <ReactFlowProvider>
          <Canvas {...props} size={size} />
        </ReactFlowProvider>
      )}
    </div>
  );
}

function Canvas({
  picture,
  path,
  state,
  change,
  actions,
  start,
  size,
}: GraphCanvasProps & { readonly size: Size }) {
  const [opened, setOpened] = useState<string>();
  const [focus] = useState(() => new FocusStore());
  const [view] = useState(() => {
    const box = picture.nodes.find(({ id }) => id === start);
    return pathView(picture, path, size) ?? firstView(picture, box, size);
  });
  const isFar = useStore(({ transform }) => transform[2] < FAR_ZOOM);
  const isWhole = useStore(({ transform }) => transform[2] < RENDER_ALL_ZOOM);
  const acted = useRef(start);
  const keys = useRef<HTMLDivElement>(null);
  const nodes = useMemo(() => flowNodes(picture, state, start), [picture, state, start]);
  const all = useAllActions({ actions, acted, focus, picture, open: setOpened });
  useSteadyView(picture, acted, start);
  usePathView(picture, path, state.pathTo);
  const onKeyDown = useBoxKeys(picture, all);
  const light = (target: EventTarget) => {
    lightBox(focus, target);
  };
  return (
    <ActionsContext value={all}>
      <FocusContext value={focus}>
        <FarContext value={isFar}>
          <div
            ref={keys}
            className={classes.keys}
            onKeyDown={onKeyDown}
            onPointerOver={({ target }) => light(target)}
            onFocus={({ target }) => light(target)}
          >
            <ReactFlow
              nodes={nodes}
              nodeTypes={NODE_TYPES}
              defaultViewport={view}
              {...OPTIONS}
              onlyRenderVisibleElements={!isWhole}
              onMoveStart={(event) => {
                if (event) setOpened(undefined);
              }}
              onMove={() => keys.current?.setAttribute('data-moving', '')}
              onMoveEnd={() => keys.current?.removeAttribute('data-moving')}
            >
              <ViewportPortal>
                <EdgeLayer picture={picture} path={path} isFar={isFar} />
                {opened !== undefined && (
                  <BoxPopover
                    key={opened}
                    id={opened}
                    picture={picture}
                    state={state}
                    change={change}
                    start={start}
                    onClose={() => setOpened(undefined)}
                  />
                )}
              </ViewportPortal>
              <ZoomButtons picture={picture} start={start} />
              <GraphMap picture={picture} start={start} />
            </ReactFlow>
          </div>
        </FarContext>
      </FocusContext>
    </ActionsContext>
  );
}

interface ActionParts {
  readonly actions: GraphCanvasProps['actions'];
  /** Receives the id of the box that the user works on. */
  readonly acted: RefObject<string>;
  readonly focus: FocusStore;
  readonly picture: Picture;
  readonly open: (id: string) => void;
}

function useAllActions({ actions, acted, focus, picture, open }: ActionParts): GraphActions {
  return useMemo(
    () => ({
      grow: (side, hops) => {
        acted.current = side.urn;
        actions.grow(side, hops);
      },
      collapse: (side) => {
        acted.current = side.urn;
        actions.collapse(side);
      },
      toggleColumns: (urn) => {
        acted.current = urn;
        actions.toggleColumns(urn);
      },
      open,
      lightColumn: (urn, field) => {
        focus.set({ reach: columnReach({ urn, field }, picture.columnEdges) });
      },
    }),
    [actions, acted, focus, picture, open],
  );
}

/** Highlights the edges of the box in which an event occurred, unless a column is highlighted. */
function lightBox(focus: FocusStore, target: EventTarget): void {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-box]') : null;
  const box = element?.dataset['box'];
  const { reach, box: lit } = focus.get();
  if (reach !== undefined || lit === box) return;
  if (box === undefined) focus.clear();
  else focus.set({ box });
}

/**
 * Keeps the box that the user worked on at its place on the screen when a new layout moves it, and then moves the canvas to its new
 * neighbours. If the box is gone, the start keeps its place instead.
 */
function useSteadyView(picture: Picture, acted: RefObject<string>, start: string): void {
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

/**
 * Moves the canvas to a path when the user searches for one.
 * @param pathTo URN of the target
 */
function usePathView(picture: Picture, path: ReadonlySet<Edge>, pathTo: string | undefined): void {
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
