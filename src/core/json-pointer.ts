/** Escapes and splits JSON pointers (RFC 6901): a `~` is written as `~0`, a `/` inside a name as `~1`. */

export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the names of a pointer, including empty ones. Text before the first `/` is ignored. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
