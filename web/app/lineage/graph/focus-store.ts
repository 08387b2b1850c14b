/** The hovered or focused part of the graph. Kept outside of React state, so that only highlighted parts are redrawn. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ColumnReach } from './column-reach.js';

export interface GraphFocus {
  /** Box whose edges are highlighted. */
  readonly box?: string;
  /** Highlighted columns; all others fade. */
  readonly reach?: ColumnReach;
}

const NOTHING: GraphFocus = {};

export class FocusStore {
  readonly #listeners = new Set<() => void>();
  #focus = NOTHING;

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
    if (this.#focus !== NOTHING) this.set(NOTHING);
  }
}

export const FocusContext = createContext(new FocusStore());

/** @param select must return the same value for the same focus */
export function useFocus<Selected>(select: (focus: GraphFocus) => Selected): Selected {
  const store = useContext(FocusContext);
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
