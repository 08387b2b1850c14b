import { MantineThemeProvider } from '@mantine/core';
import { useFullscreenElement, useMergedRef } from '@mantine/hooks';
import { useCallback, useMemo, useState, type CSSProperties } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../../parts/loading.js';
import { Problem } from '../../parts/problem.js';
import { countFilters, collapse, grow, toggleColumns } from '../state/change-graph.js';
import { readGraphState, writeGraphState, type GraphState } from '../state/graph-state.js';
import { number } from './box-words.js';
import { GraphCanvas } from './graph-canvas.js';
import { GraphCuts } from './graph-cuts.js';
import { GraphLegend } from './graph-legend.js';
import { GraphToolbar } from './graph-toolbar.js';
import classes from './lineage-graph-view.module.css';
import { isAlone, NoLineage } from './no-lineage.js';
import { NoPath } from './no-path.js';
import { pathEdges } from './path-edges.js';
import type { Edge, Picture } from './picture.js';
import { usePicture } from './use-picture.js';

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

interface DrawingProps extends LineageGraphViewProps {
  readonly picture: Picture;
  /** True while the graph of a previous state is shown. */
  readonly isStale: boolean;
  readonly state: GraphState;
  readonly change: (update: (state: GraphState) => GraphState) => void;
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

function graphActions(change: (update: (state: GraphState) => GraphState) => void, start: string) {
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
