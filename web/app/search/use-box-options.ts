import { useDebouncedValue } from '@mantine/hooks';
import { useOperation } from '../api/use-operation.js';
import { safeStorage } from '../parts/safe-storage.js';
import { boxOptions, type OptionGroup } from './box-options.js';
import { readRecent } from './recent-searches.js';
import { SearchSuggestions } from './suggestions.graphql.js';

/** Pause in typing, in milliseconds, after which suggestions are requested. */
const PAUSE = 120;

/** Suggestions for a text. The previous suggestions stay until the new ones are loaded. */
export function useBoxOptions(text: string, isOpen: boolean): OptionGroup[] {
  const [query] = useDebouncedValue(text.trim(), PAUSE);
  const isWanted = isOpen && query !== '' && !query.startsWith('urn:li:');
  const { data } = useOperation(SearchSuggestions, { query }, { enabled: isWanted, keepsPrevious: true });
  const found = data?.autoCompleteForMultiple?.suggestions.flatMap(({ entities }) => entities) ?? [];
  return boxOptions(text, { recent: isOpen ? readRecent(safeStorage) : [], found: isWanted ? found : [] });
}
