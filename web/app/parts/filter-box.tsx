import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDebouncedText } from './use-debounced-text.js';

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
      onChange={(event) => {
        type(event.currentTarget.value);
      }}
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={text !== '' && <CloseButton size="xs" aria-label="Clear the filter" onClick={clear} />}
    />
  );
}
