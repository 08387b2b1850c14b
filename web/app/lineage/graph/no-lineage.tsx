import { Empty } from '../../parts/empty.js';
import { countFilters } from '../state/change-graph.js';
import type { GraphState } from '../state/graph-state.js';
import type { Picture } from './picture.js';

export interface NoLineageProps {
  readonly name: string;
  /** True if the actor may add neighbours by hand. */
  readonly canEdit: boolean;
  readonly state: GraphState;
}

/** Replaces the graph of an entity without neighbours. */
export function NoLineage({ name, canEdit, state }: NoLineageProps) {
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
export function isAlone({ nodes }: Picture): boolean {
  const [only] = nodes;
  return nodes.length === 1 && only?.upstreamCount === 0 && only.downstreamCount === 0;
}
