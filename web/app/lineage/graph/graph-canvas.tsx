import '@xyflow/react/dist/base.css';
import { ReactFlow, ReactFlowProvider, useStore, ViewportPortal, type NodeTypes } from '@xyflow/react';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { GraphState } from '../state/graph-state.js';
import { BoxPopover } from './box-popover.js';
import { columnReach } from './column-reach.js';
import { EdgeLayer } from './edge-layer.js';
import { EntityBox } from './entity-box.js';
import { firstView, type Size } from './first-view.js';
import { flowNodes } from './flow-nodes.js';
import { FarContext } from './far-context.js';
import { FocusContext, FocusStore } from './focus-store.js';
import { ActionsContext, type GraphActions } from './graph-actions.js';
import classes from './graph-canvas.module.css';
import { GraphMap } from './graph-map.js';
import { GroupBox } from './group-box.js';
import { pathView } from './path-view.js';
import type { Edge, Picture } from './picture.js';
import { useBoxKeys } from './use-box-keys.js';
import { usePathView } from './use-path-view.js';
import { useSteadyView } from './use-steady-view.js';
import { MIN_ZOOM, ZoomButtons } from './zoom-buttons.js';

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
const FAR = 0.35;

/**
 * Below this zoom most boxes are in view, so all of them stay in the document. Adding and removing those at the edges would repaint the
 * graph in each frame.
 */
const WHOLE = 0.2;

const NODE_TYPES: NodeTypes = { entity: EntityBox, group: GroupBox };

export interface GraphCanvasProps {
  readonly picture: Picture;
  /** Edges of the paths that the user searched for. */
  readonly path: ReadonlySet<Edge>;
  readonly state: GraphState;
  readonly change: (update: (state: GraphState) => GraphState) => void;
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
  const isFar = useStore(({ transform }) => transform[2] < FAR);
  const isWhole = useStore(({ transform }) => transform[2] < WHOLE);
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
            onPointerOver={({ target }) => {
              light(target);
            }}
            onFocus={({ target }) => {
              light(target);
            }}
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
              onMove={() => {
                keys.current?.setAttribute('data-moving', '');
              }}
              onMoveEnd={() => {
                keys.current?.removeAttribute('data-moving');
              }}
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
                    onClose={() => {
                      setOpened(undefined);
                    }}
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
