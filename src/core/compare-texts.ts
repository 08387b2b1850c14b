/** The order of texts in Neo4j. */

/**
 * Compares two texts by code points, like Neo4j, so that pages sorted by the service and by Neo4j agree.
 * @returns negative, zero or positive, for `Array.prototype.sort`
 */
export function compareTexts(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (a !== b) return codePointRank(a) - codePointRank(b);
  }
  return left.length - right.length;
}

/** Orders UTF-16 units like code points. Surrogates come last, because they encode the highest code points with units below U+E000. */
function codePointRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
