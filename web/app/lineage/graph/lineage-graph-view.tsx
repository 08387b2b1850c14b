import { Alert, Button, Group, MantineThemeProvider, Text } from '@mantine/core';
import { useFullscreenElement, useMergedRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Empty } from '../../parts/empty.js';
import { Loading } from '../../parts/loading.js';
import { Problem } from '../../parts/problem.js';
import { cutWords } from '../parts/cut-words.js';
import { countFilters, collapse, grow, toggleColumns } from '../state/change-graph.js';
import { NODE_LIMITS, readGraphState, writeGraphState, type GraphState } from '../state/graph-state.js';
import { number } from './box-words.js';
import { GraphCanvas } from './graph-canvas.js';
import { GraphLegend } from './graph-legend.js';
import { GraphToolbar } from './graph-toolbar.js';
import classes from './lineage-graph-view.module.css';
import type { Picture } from './picture.js';
import { usePicture } from './use-picture.js';

export interface LineageGraphViewProps {
  readonly urn: string;
  readonly name: string;
}

/** Lineage as an expandable graph. Its state is in the address. */
export function LineageGraphView({ urn, name }: LineageGraphViewProps) {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readGraphState(parameters), [parameters]);
  const change = useMemo(
    () => (update: (state: GraphState) => GraphState) => {
      setParameters((before) => writeGraphState(before, update(readGraphState(before))));
    },
    [setParameters],
  );
  const actions = useMemo(() => graphActions(change, urn), [change, urn]);
  const { picture, error, isFetching, refetch } = usePicture(urn, state);
  const { ref, toggle, fullscreen } = useFullscreenElement();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const merged = useMergedRef(ref, setElement);
  // Popups must be inside the full-screen element.
  const theme =
    fullscreen && element ? { components: { Portal: { defaultProps: { target: element } } } } : {};
  return (
    <MantineThemeProvider theme={theme} inherit>
      <section ref={merged} className={classes.view} aria-label="Lineage graph">
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
        {error && (
          <Problem error={error} title="The graph could not be loaded" onRetry={() => void refetch()} />
        )}
        {picture && <Cuts picture={picture} state={state} change={change} />}
        {picture && isAlone(picture) && <NoLineage name={name} isFiltered={countFilters(state) > 0} />}
        {picture ? (
          <>
            <GraphCanvas
              key={urn}
              picture={picture}
              state={state}
              change={change}
              actions={actions}
              start={urn}
              label={labelOf(name, picture)}
            />
            <GraphLegend picture={picture} />
          </>
        ) : (
          !error && <Loading lines={10} label="Loading the graph" />
        )}
      </section>
    </MantineThemeProvider>
  );
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

function Cuts({ picture, state, change }: { readonly picture: Picture } & StateProps) {
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
            onClick={() => {
              change((before) => ({ ...before, maxNodes: next }));
            }}
          >
            Draw up to {number(next)}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

interface StateProps {
  readonly state: GraphState;
  readonly change: (update: (state: GraphState) => GraphState) => void;
}

function NoLineage({ name, isFiltered }: { readonly name: string; readonly isFiltered: boolean }) {
  if (isFiltered) return <Empty title="The filters hide all neighbours">Remove filters to see more.</Empty>;
  return (
    <Empty title={`${name} has no lineage`}>Connectors and jobs that report lineage fill this graph.</Empty>
  );
}

/** True if the start has no neighbour that is drawn or could be drawn. */
function isAlone({ nodes }: Picture): boolean {
  const [only] = nodes;
  return nodes.length === 1 && only?.upstreamCount === 0 && only.downstreamCount === 0;
}

function labelOf(name: string, { nodes, edges }: Picture): string {
  const counts = `${number(nodes.length)} boxes and ${number(edges.length)} edges`;
  return `Lineage graph of ${name}: ${counts}. Impact analysis shows the same lineage as a table.`;
}
