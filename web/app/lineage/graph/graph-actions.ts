import { createContext, useContext } from 'react';
import type { Side } from '../state/change-graph.js';

/** Actions of boxes on the graph. */
export interface GraphActions {
  readonly grow: (side: Side, hops?: number) => void;
  readonly collapse: (side: Side) => void;
  readonly toggleColumns: (urn: string) => void;
  /** Opens the menu of an entity or the list of a group. */
  readonly open: (id: string) => void;
  /** Highlights the lineage of a column. */
  readonly lightColumn: (urn: string, field: string) => void;
}

const NO_ACTIONS: GraphActions = {
  grow: () => undefined,
  collapse: () => undefined,
  toggleColumns: () => undefined,
  open: () => undefined,
  lightColumn: () => undefined,
};

export const ActionsContext = createContext(NO_ACTIONS);

export function useGraphActions(): GraphActions {
  return useContext(ActionsContext);
}
