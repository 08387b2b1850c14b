import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/** Pause in typing, in milliseconds, after which the text applies. */
const PAUSE = 200;

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
export function useDebouncedText(value: string, onChange: (text: string) => void): DebouncedText {
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
  }, PAUSE);
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
