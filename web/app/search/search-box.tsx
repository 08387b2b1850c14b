import { Combobox, Kbd, TextInput, useCombobox } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { safeStorage } from '../parts/safe-storage.js';
import { entityAddress, searchAddress } from '../types/addresses.js';
import { clearRecent, rememberRecent } from './recent-searches.js';
import classes from './search-box.module.css';
import { SuggestionList } from './suggestion-list.js';
import { useBoxOptions } from './use-box-options.js';
import { useBoxText } from './use-box-text.js';

/**
 * The search box of all pages. It suggests entities, pages and recent searches. `/` and Ctrl-K focus it.
 */
export function SearchBox() {
  const [text, setText] = useBoxText();
  const [, setCleared] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
    },
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
              onFocus={() => {
                combobox.openDropdown();
              }}
              onClick={() => {
                combobox.openDropdown();
              }}
              onBlur={() => {
                combobox.closeDropdown();
              }}
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
