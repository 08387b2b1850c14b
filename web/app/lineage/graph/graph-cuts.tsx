import { Alert, Button, Group, Text } from '@mantine/core';
import { cutWords } from '../parts/cut-words.js';
import { NODE_LIMITS, type GraphState } from '../state/graph-state.js';
import { number } from './box-words.js';
import type { Picture } from './picture.js';

export interface GraphCutsProps {
  readonly picture: Picture;
  readonly state: GraphState;
  readonly change: (update: (state: GraphState) => GraphState) => void;
}

/** Names the limits that cut the graph, and offers a higher one. */
export function GraphCuts({ picture, state, change }: GraphCutsProps) {
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
