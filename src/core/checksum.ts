/** A checksum that distinguishes texts. It does not protect against intended collisions. */

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Returns FNV-1a over the UTF-16 units, an integer below 2^32. */
export function checksum(text: string): number {
  let sum = OFFSET;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), PRIME);
  return sum >>> 0;
}
