import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { onText } from './form-events.js';

export interface FilterBoxProps {
  /** Label, e.g. `Filter features`. */
  readonly label: string;
  /** Default: the label. */
  readonly placeholder?: string;
  readonly value: string;
  /** Called when typing pauses. */
  readonly onChange: (value: string) => void;
}

/** Field with the text that filters a list. */
export function FilterBox({ label, placeholder = label, value, onChange }: FilterBoxProps) {
  const { text, type, clear } = useDebouncedText(value, onChange);
  return (
    <TextInput
      size="xs"
      w={{ base: '100%', xs: '18rem' }}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={onText(type)}
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={text !== '' && <CloseButton size="xs" aria-label="Clear the filter" onClick={clear} />}
    />
  );
}

/** Pause in typing, in milliseconds, after which the text applies. */
const DEBOUNCE_MS = 200;

export interface DebouncedText {
  /** Text of the field. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Clears the field and applies the empty text immediately. */
  readonly clear: () => void;
}

/**
 * Text of a field whose value is in the address. The field shows each letter at once and applies the text when typing
 * pauses. A value that did not come from the field, e.g. after "back", replaces the text.
 * @param onChange may store the text without the spaces around it
 */
function useDebouncedText(value: string, onChange: (text: string) => void): DebouncedText {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [applied, setApplied] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setApplied(value);
    if (value.trim() !== applied.trim()) setText(value);
  }
  const apply = (next: string): void => {
    setApplied(next);
    onChange(next);
  };
  // Reads the text after the pause, because "back" may have replaced it.
  const applySoon = useDebouncedCallback(() => {
    if (text.trim() !== value.trim()) apply(text);
  }, DEBOUNCE_MS);
  return {
    text,
    type: (typed) => {
      setText(typed);
      applySoon();
    },
    clear: () => {
      setText('');
      apply('');
    },
  };
}
