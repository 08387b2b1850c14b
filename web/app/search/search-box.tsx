import { Combobox, Kbd, TextInput, useCombobox, Anchor } from '@mantine/core';
import { useHotkeys, useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconArrowRight, IconHistory } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate, useLocation, useSearchParams } from 'react-router';
import { safeStorage } from '../parts/safe-storage.js';
import { entityAddress, searchAddress } from '../types/addresses.js';
import { useOperation } from '../api/use-operation.js';
import { useActiveView } from '../pages/search/views/active-view.js';
import { PlatformMark, EntityIcon } from '../parts/icons.js';
import { typeOfUrn } from '../types/urn.js';
import classes from './search-box.module.css';
import {
  boxOptions,
  type OptionGroup,
  type BoxOption,
  clearRecent,
  rememberRecent,
  readRecent,
} from './box-options.js';
import { SearchSuggestions } from './suggestions.graphql.js';
import { markWords, queryWords } from './words.js';

/**
 * The search box of all pages. It suggests entities, pages and recent searches. `/` and Ctrl-K focus it.
 */
export function SearchBox() {
  const [text, setText] = useBoxText();
  const [, setCleared] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const groups = useBoxOptions(text, combobox.dropdownOpened);
  useFocusKeys(() => {
    field.current?.focus();
    field.current?.select();
  });
  const open = (address: string): void => {
    combobox.closeDropdown();
    field.current?.blur();
    void navigate(address);
  };
  const submit = (): void => {
    const typed = text.trim();
    if (typed.startsWith('urn:li:')) {
      open(entityAddress(typed));
      return;
    }
    rememberRecent(safeStorage, typed);
    open(searchAddress(typed));
  };
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Combobox store={combobox} onOptionSubmit={open} shadow="md" withinPortal={false}>
          <Combobox.Target withExpandedAttribute>
            <TextInput
              ref={field}
              role="combobox"
              aria-label="Search the catalog"
              placeholder="Search the catalog"
              autoComplete="off"
              leftSection={<IconSearch size={16} aria-hidden />}
              rightSection={text === '' && <Kbd size="xs">/</Kbd>}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                combobox.resetSelectedOption();
                combobox.openDropdown();
              }}
              onFocus={() => combobox.openDropdown()}
              onClick={() => combobox.openDropdown()}
              onBlur={() => combobox.closeDropdown()}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={groups.length === 0} className={classes.dropdown ?? ''}>
            <SuggestionList
              groups={groups}
              text={text}
              onClearRecent={() => {
                clearRecent(safeStorage);
                setCleared((times) => times + 1);
              }}
            />
          </Combobox.Dropdown>
        </Combobox>
      </form>
    </search>
  );
}

/** `/` outside of text fields, Ctrl-K or Cmd-K anywhere. */
function useFocusKeys(focus: () => void): void {
  useHotkeys([['/', focus]]);
  useHotkeys([['mod+K', focus]], [], true);
}

/** Text of the search box: the query of the page until the user types, and again after the query changes. */
function useBoxText(): readonly [string, (text: string) => void] {
  const { pathname, search } = useLocation();
  const query = pathname === '/search' ? (new URLSearchParams(search).get('query') ?? '') : '';
  const [seen, setSeen] = useState(query);
  const [text, setText] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setText(query);
  }
  return [text, setText];
}

/** Pause in typing, in milliseconds, after which suggestions are requested. */
const DEBOUNCE_MS = 120;

/** Suggestions for a text, within the view of the page. The previous suggestions stay until the new ones are loaded. */
function useBoxOptions(text: string, isOpen: boolean): OptionGroup[] {
  const [query] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
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

interface SuggestionListProps {
  readonly groups: readonly OptionGroup[];
  /** The typed text. */
  readonly text: string;
  readonly onClearRecent: () => void;
}

/** Suggestions by kind. */
function SuggestionList({ groups, text, onClearRecent }: SuggestionListProps) {
  const words = queryWords(text);
  return (
    <>
      <Combobox.Options className={classes.options ?? ''}>
        {groups.map(({ kind, label, options }) => (
          <Group key={`${kind} ${label}`} label={label}>
            {options.map((option) => (
              <Combobox.Option key={option.address} value={option.address} className={classes.option ?? ''}>
                <OptionMark kind={kind} option={option} />
                <span className={classes.text} title={option.text}>
                  <MarkedText text={option.text} words={kind === 'entity' ? words : []} />
                </span>
                {option.place !== undefined && option.place !== '' && (
                  <span className={classes.place}>{option.place}</span>
                )}
              </Combobox.Option>
            ))}
          </Group>
        ))}
      </Combobox.Options>
      {groups.some(({ kind }) => kind === 'recent') && (
        <Combobox.Footer>
          <Anchor
            component="button"
            type="button"
            size="xs"
            onMouseDown={(event) => event.preventDefault()}
            onClick={onClearRecent}
          >
            Clear recent searches
          </Anchor>
        </Combobox.Footer>
      )}
    </>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return label === '' ? children : <Combobox.Group label={label}>{children}</Combobox.Group>;
}

interface OptionMarkProps {
  readonly kind: OptionGroup['kind'];
  readonly option: BoxOption;
}

function OptionMark({ kind, option: { entity } }: OptionMarkProps) {
  if (kind === 'recent') return <IconHistory size={15} aria-hidden />;
  if (kind === 'all') return <IconSearch size={15} aria-hidden />;
  if (entity === undefined) return <IconArrowRight size={15} aria-hidden />;
  const type = typeOfUrn(entity.urn);
  const { platform } = entity.overview;
  return platform && type !== 'dataPlatform' ? (
    <PlatformMark name={platform.name} size={15} />
  ) : (
    <EntityIcon type={type} size={15} />
  );
}

/** A text with the words of a query marked. */
export function MarkedText({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return markWords(text, words).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
