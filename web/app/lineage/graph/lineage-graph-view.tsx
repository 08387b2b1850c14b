import { MantineThemeProvider, Alert, Button, Group, Text } from '@mantine/core';
import { useFullscreenElement, useMergedRef } from '@mantine/hooks';
import { useCallback, useMemo, useState, type CSSProperties } from 'react';
import { useSearchParams } from 'react-router';
import { Problem, Loading } from '../../parts/states.js';
import { Empty } from '../../parts/empty.js';
import { cutWords } from '../parts/cut-words.js';
import {
  readGraphState,
  writeGraphState,
  type ChangeGraphState,
  type GraphState,
  type GraphStateProps,
  countFilters,
  collapse,
  grow,
  toggleColumns,
  NODE_LIMITS,
} from './graph-state.js';
import { GraphCanvas } from './graph-canvas.js';
import { GraphToolbar } from './graph-toolbar.js';
import classes from './lineage-graph-view.module.css';
import { NoPath } from './path-search.js';
import { pathEdges } from './reach.js';
import { type Edge, type Picture, number } from './picture.js';
import { usePicture } from './graph-queries.js';

export interface LineageGraphViewProps {
  readonly urn: string;
  readonly name: string;
  /** True if the actor may add and remove neighbours. */
  readonly canEdit: boolean;
}

/** Lineage as an expandable graph. Its state is in the address. */
export function LineageGraphView({ urn, name, canEdit }: LineageGraphViewProps) {
  const { state, change } = useGraphState();
  const { picture, error, isFetching, isPlaceholderData, refetch } = usePicture(urn, state);
  const { ref, toggle, fullscreen } = useFullscreenElement();
  const { placeRef, element, top } = usePlace();
  const merged = useMergedRef(ref, placeRef);
  // Popups must be inside the full-screen element.
  const theme =
    fullscreen && element ? { components: { Portal: { defaultProps: { target: element } } } } : {};
  const isEmpty = picture !== undefined && isAlone(picture);
  const hasTools = !isEmpty || countFilters(state) > 0 || state.pathTo !== undefined;
  return (
    <MantineThemeProvider theme={theme} inherit>
      <section
        ref={merged}
        className={classes.view}
        style={topStyle(top)}
        data-empty={isEmpty || undefined}
        aria-label="Lineage graph"
      >
        {hasTools && (
          <GraphToolbar
            urn={urn}
            name={name}
            state={state}
            change={change}
            picture={picture}
            isFetching={isFetching}
            isFullScreen={fullscreen}
            onFullScreen={() => void toggle()}
          />
        )}
        {error && (
          <Problem error={error} title="The graph could not be loaded" onRetry={() => void refetch()} />
        )}
        {picture && top !== undefined && (
          <Drawing
            urn={urn}
            name={name}
            canEdit={canEdit}
            picture={picture}
            isStale={isPlaceholderData}
            state={state}
            change={change}
          />
        )}
        {!picture && !error && <Loading lines={10} label="Loading the graph" />}
      </section>
    </MantineThemeProvider>
  );
}

interface DrawingProps extends LineageGraphViewProps, GraphStateProps {
  readonly picture: Picture;
  /** True while the graph of a previous state is shown. */
  readonly isStale: boolean;
}

const NO_PATH: ReadonlySet<Edge> = new Set();

/** The graph with its notices and its legend, or the reason why it is empty. */
function Drawing({ urn, name, canEdit, picture, isStale, state, change }: DrawingProps) {
  const actions = useMemo(() => graphActions(change, urn), [change, urn]);
  const pathTo = state.pathTo === urn ? undefined : state.pathTo;
  const path = useMemo(
    () => (pathTo === undefined ? NO_PATH : pathEdges(picture.edges, urn, pathTo)),
    [picture, urn, pathTo],
  );
  return (
    <>
      <GraphCuts picture={picture} state={state} change={change} />
      {pathTo !== undefined && path.size === 0 && !isStale && <NoPath name={name} pathTo={pathTo} />}
      {isAlone(picture) ? (
        <NoLineage name={name} canEdit={canEdit} state={state} />
      ) : (
        <>
          <GraphCanvas
            key={urn}
            picture={picture}
            path={path}
            state={state}
            change={change}
            actions={actions}
            start={urn}
            label={labelOf(name, picture)}
          />
          <GraphLegend picture={picture} hasPath={path.size > 0} />
        </>
      )}
    </>
  );
}

function useGraphState() {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readGraphState(parameters), [parameters]);
  const change = useCallback(
    (update: (state: GraphState) => GraphState) => {
      setParameters((before) => writeGraphState(before, update(readGraphState(before))));
    },
    [setParameters],
  );
  return { state, change };
}

/** The element of the view and its distance from the top of the page, which determines its height. */
function usePlace() {
  const [place, setPlace] = useState<{ readonly element: HTMLElement; readonly top: number }>();
  const placeRef = useCallback((element: HTMLElement | null) => {
    if (element) setPlace({ element, top: element.getBoundingClientRect().top + window.scrollY });
  }, []);
  return { placeRef, element: place?.element, top: place?.top };
}

function topStyle(top = 0): CSSProperties {
  return { '--view-top': `${top}px` } as CSSProperties;
}

function graphActions(change: ChangeGraphState, start: string) {
  return {
    grow: (side: Parameters<typeof grow>[1], hops = 1) => {
      change((state) => grow(state, side, { start, hops }));
    },
    collapse: (side: Parameters<typeof collapse>[1]) => {
      change((state) => collapse(state, side, start));
    },
    toggleColumns: (urn: string) => {
      change((state) => toggleColumns(state, urn));
    },
  };
}

function labelOf(name: string, { nodes, edges }: Picture): string {
  const counts = `${number(nodes.length)} boxes and ${number(edges.length)} edges`;
  return `Lineage graph of ${name}: ${counts}. Impact analysis shows the same lineage as a table.`;
}

/** Replaces the graph of an entity without neighbours. */
function NoLineage({ name, canEdit, state }: Pick<DrawingProps, 'name' | 'canEdit' | 'state'>) {
  if (countFilters(state) > 0)
    return <Empty title="The filters hide all neighbours">Remove filters to see more.</Empty>;
  return (
    <Empty title={`${name} has no lineage`}>
      Ingestion connectors and pipelines report lineage.
      {canEdit && ' Use “Edit lineage…” to add upstream and downstream entities by hand.'}
    </Empty>
  );
}

/** True if the start has no neighbour that is drawn or could be drawn. */
function isAlone({ nodes }: Picture): boolean {
  const [only] = nodes;
  return nodes.length === 1 && only?.upstreamCount === 0 && only.downstreamCount === 0;
}

/** Names the limits that cut the graph, and offers a higher one. */
function GraphCuts({ picture, state, change }: Pick<DrawingProps, 'picture' | 'state' | 'change'>) {
  const next = NODE_LIMITS.find((limit) => limit > state.maxNodes);
  const isFull = picture.cuts.some(({ bound }) => bound === 'nodes');
  if (picture.cuts.length === 0) return null;
  return (
    <Alert variant="light" color="yellow" p="xs">
      <Group gap="xs">
        <Text size="sm">{picture.cuts.map(cutWords).join(' ')}</Text>
        {isFull && next !== undefined && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => change((before) => ({ ...before, maxNodes: next }))}
          >
            Draw up to {number(next)}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

interface GraphLegendProps {
  readonly picture: Picture;
  /** True if the edges of a path are highlighted. */
  readonly hasPath: boolean;
}

/** Explains the kinds of lines in the graph, and the keyboard shortcuts. */
function GraphLegend({ picture: { nodes, edges, columnEdges }, hasPath }: GraphLegendProps) {
  const hasColumns = columnEdges.length > 0;
  const isOpen = nodes.some(({ columns }) => columns !== null);
  return (
    <Group gap={2} className={classes.legend}>
      {hasColumns ? (
        <Line kind="under" label="Lineage between entities" />
      ) : (
        <Line kind="edge" label="Data flows to the right" />
      )}
      {isOpen && !hasColumns && (
        <Text size="xs">Open the columns of a neighbour, too, to see lineage between columns.</Text>
      )}
      {hasColumns && <Line kind="column" label="Lineage between columns" />}
      {hasPath && <Line kind="path" label="Path" />}
      {edges.some(({ isManual }) => isManual) && <Line kind="manual" label="Added by a person" />}
      <Text size="xs" c="dimmed" visibleFrom="sm">
        Keys on a box: Enter menu, arrows neighbours, + grow, − collapse, C columns
      </Text>
    </Group>
  );
}

function Line({ kind, label }: { readonly kind: string; readonly label: string }) {
  return (
    <Group gap={6} wrap="nowrap">
      <svg width={28} height={8} aria-hidden>
        <path d="M0 4H28" className={classes.line} data-kind={kind} />
      </svg>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
    </Group>
  );
}
