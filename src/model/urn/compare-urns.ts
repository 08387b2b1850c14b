/** The order of URNs. */
import { compareTexts } from '../../core/compare-texts.js';

/**
 * Compares two URNs like Neo4j. Two URNs are equal only if their texts are equal, including percent-encoding.
 * @returns negative, zero or positive, for `Array.prototype.sort`
 */
export function compareUrns(left: string, right: string): number {
  return compareTexts(left, right);
}
