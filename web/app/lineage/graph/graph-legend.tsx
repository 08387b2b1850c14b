import { Group, Text } from '@mantine/core';
import classes from './graph-legend.module.css';
import type { Picture } from './picture.js';

/** Explains the kinds of lines in the graph, and the keyboard shortcuts. */
export function GraphLegend({ picture: { edges, columnEdges } }: { readonly picture: Picture }) {
  return (
    <Group gap="md" className={classes.legend}>
      <Line kind="edge" label="Data flows to the right" />
      {edges.some(({ isManual }) => isManual) && <Line kind="manual" label="Added by a person" />}
      {columnEdges.length > 0 && <Line kind="column" label="Column lineage" />}
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
