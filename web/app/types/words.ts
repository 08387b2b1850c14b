/** Words in sentences and labels. */

/** `technical owner` → `Technical owner` */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Edit tags` → `edit tags` */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** `a, b and c` */
export function listed(parts: readonly string[], word: 'and' | 'or'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
}
