/** The order of URNs. */

/**
 * Total order of two URNs by code points, which is how Neo4j orders strings: pages cut here and there agree.
 * Two URNs are equal only if their texts are, percent-encoding included.
 * @returns negative, zero or positive, for `Array.prototype.sort`.
 */
export function compareUrns(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (a !== b) return codePointRank(a) - codePointRank(b);
  }
  return left.length - right.length;
}

/** UTF-16 writes the highest code points with units below U+E000; this puts those units last. */
function codePointRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
