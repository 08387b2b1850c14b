/** Parts of JSON pointers (RFC 6901): a `~` is written `~0`, a `/` inside a name `~1`. */

export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The names that a pointer leads through; what stands before its first `/` is no part of it. Empty names count. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
