/** Describes how edges and search properties of an entity differ from those that follow from its aspects. */
import type { DerivedDifference } from '../repair/compare-derived.js';
import type { EdgeRow } from '../writes/edge-rows.js';
import type { Violation } from './types.js';

export function checkDerived({ state, edges, properties }: DerivedDifference): Violation[] {
  const urn = state.urn.text;
  const addedTexts = new Set(edges.added.map(edgeText));
  const removedTexts = new Set(edges.removed.map(edgeText));
  const edge = (row: EdgeRow, problem: string): Violation => {
    const message = `${edgeText(row)} ${problem}`;
    return { urn, kind: 'EDGE', aspect: row.aspect, message };
  };
  const names = Object.keys(properties).sort();
  return [
    ...edges.removed.map((row) =>
      edge(row, addedTexts.has(edgeText(row)) ? 'exists more than once' : 'does not follow from the aspect'),
    ),
    ...edges.added.filter((row) => !removedTexts.has(edgeText(row))).map((row) => edge(row, 'is missing')),
    ...edges.updated.map((row) => edge(row, 'has wrong properties')),
    ...(names.length === 0
      ? []
      : [{ urn, kind: 'SEARCH' as const, message: `has wrong values of ${names.join(', ')}` }]),
  ];
}

export function edgeText({ source, type, target, relationship }: Omit<EdgeRow, 'properties'>): string {
  const accompanied = relationship === undefined ? '' : ` of ${relationship}`;
  return `the edge ${type}${accompanied} from ${source} to ${target}`;
}
