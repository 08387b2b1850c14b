import { useSearchParams } from 'react-router';
import { readListState, writeListState, type ListState } from './list-state.js';

/** Keeps the state of the list in the address. Typing replaces the history entry; other changes add one. */
export function useListState(): readonly [ListState, (change: Partial<ListState>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (wanted: Partial<ListState>): void => {
    setParameters((before) => writeListState(before, wanted), { replace: wanted.query !== undefined });
  };
  return [readListState(parameters), change];
}
