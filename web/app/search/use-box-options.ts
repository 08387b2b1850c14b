import { useDebouncedValue } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { useOperation } from '../api/use-operation.js';
import { safeStorage } from '../parts/safe-storage.js';
import { boxOptions, type OptionGroup } from './box-options.js';
import { readRecent } from './recent-searches.js';
import { useActiveView } from '../pages/search/views/active-view.js';
import { SearchSuggestions } from './suggestions.graphql.js';

/** Pause in typing, in milliseconds, after which suggestions are requested. */
const PAUSE = 120;

/** Suggestions for a text, within the view of the page. The previous suggestions stay until the new ones are loaded. */
export function useBoxOptions(text: string, isOpen: boolean): OptionGroup[] {
  const [query] = useDebouncedValue(text.trim(), PAUSE);
  const isWanted = isOpen && query !== '' && !query.startsWith('urn:li:');
  const chosen = useSearchParams()[0].get('view') ?? '';
  const { urn: viewUrn = null } = useActiveView(chosen);
  const { data } = useOperation(
    SearchSuggestions,
    { query, viewUrn },
    { enabled: isWanted, keepsPrevious: true },
  );
  const found = data?.autoCompleteForMultiple?.suggestions.flatMap(({ entities }) => entities) ?? [];
  return boxOptions(text, { recent: isOpen ? readRecent(safeStorage) : [], found: isWanted ? found : [] });
}
