import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * For dialogs that exist only while they are open: gives the focus back to what opened them, unless it went elsewhere. A dialog that was
 * opened from a menu gives it to the button of the menu.
 * @param findFallback finds the element that gets the focus if the opener is gone
 */
export function useReturnFocus(findFallback?: () => HTMLElement | null): void {
  const [opener] = useState(() => openerOf(document.activeElement));
  const fallback = useRef(findFallback);
  useEffect(
    () => () => {
      if (!isFocusLost()) return;
      const target = opener?.isConnected === true ? opener : fallback.current?.();
      target?.focus({ preventScroll: true });
    },
    [opener],
  );
}

/**
 * For editors that replace the button that opens them, for buttons that are disabled while they are busy, and for menus whose dialogs are
 * loaded when they are first opened: such a dialog may appear after its menu item is gone.
 * @returns the reference of that button
 */
export function useFocusAfter(isEditing: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing && isFocusLost()) button.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}

function openerOf(element: Element | null): HTMLElement | undefined {
  const menu = element?.closest('[role=menu]');
  const target = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
  return target instanceof HTMLElement && target !== document.body ? target : undefined;
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
