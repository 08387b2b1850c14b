import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface RemovalFocus {
  /** Of an element that contains the buttons and the field. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** To be called before the item with this key is removed. */
  readonly onRemove: (key: string) => void;
}

/**
 * Moves focus when the item of the focused button disappears: to the button of the next item, else of the previous one, else to the field
 * that adds items. The buttons have the attribute `data-remove`, and a button in place of the field has `data-add`.
 * @param keys of the items, in their order
 */
export function useFocusAfterRemoval(keys: readonly string[]): RemovalFocus {
  const ref = useRef<HTMLDivElement>(null);
  const removed = useRef<{ readonly key: string; readonly index: number }>(undefined);
  useLayoutEffect(() => {
    const { key, index } = removed.current ?? {};
    if (key === undefined || index === undefined || keys.includes(key)) return;
    removed.current = undefined;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || ref.current === null) return;
    const buttons = ref.current.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons[index] ?? buttons[buttons.length - 1];
    (next ?? ref.current.querySelector<HTMLElement>('input, [data-add]'))?.focus();
  });
  return {
    ref,
    onRemove: (key) => {
      const element = document.activeElement;
      const buttons = [...(ref.current?.querySelectorAll('[data-remove]') ?? [])];
      const index = element === null ? -1 : buttons.indexOf(element);
      removed.current = { key, index: Math.max(0, index) };
    },
  };
}
