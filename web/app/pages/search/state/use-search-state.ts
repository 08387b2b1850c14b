import { useSearchParams } from 'react-router';
import { readSearchState, writeSearchState, type SearchState } from './search-state.js';

/** Keeps the state of the search in the address. Each change adds a history entry, so that the back button undoes it. */
export function useSearchState(): readonly [SearchState, (next: SearchState) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (next: SearchState): void => {
    setParameters(writeSearchState(next));
  };
  return [readSearchState(parameters), change];
}
