/** What the parts of the canvas share. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Side } from './graph-state.js';
import type { ColumnReach } from './reach.js';

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

/** The hovered or focused part of the graph. */
export interface GraphFocus {
  /** Box whose edges are highlighted. */
  readonly box?: string;
  /** Highlighted columns; all others fade. */
  readonly reach?: ColumnReach;
}

const NO_FOCUS: GraphFocus = {};

/** Kept outside of React state, so that only highlighted parts are redrawn. */
export class FocusStore {
  readonly #listeners = new Set<() => void>();
  #focus = NO_FOCUS;

  readonly get = (): GraphFocus => this.#focus;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(focus: GraphFocus): void {
    this.#focus = focus;
    for (const listener of this.#listeners) listener();
  }

  clear(): void {
    if (this.#focus !== NO_FOCUS) this.set(NO_FOCUS);
  }
}

export const FocusContext = createContext(new FocusStore());

/** @param select must return the same value for the same focus */
export function useFocus<Selected>(select: (focus: GraphFocus) => Selected): Selected {
  const store = useContext(FocusContext);
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** True while the zoom is too small for readable text. */
export const FarContext = createContext(false);
