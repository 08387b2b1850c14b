import { Group, Text } from '@mantine/core';
import classes from './graph-legend.module.css';
import type { Picture } from './picture.js';

export interface GraphLegendProps {
  readonly picture: Picture;
  /** True if the edges of a path are highlighted. */
  readonly hasPath: boolean;
}

/** Explains the kinds of lines in the graph, and the keyboard shortcuts. */
export function GraphLegend({ picture: { nodes, edges, columnEdges }, hasPath }: GraphLegendProps) {
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
