/** Tests the changes that turn the stored edges into the wanted ones. */
import fc from 'fast-check';
import type { EdgeRow } from '../writes/stored-rows.js';
import { repairEdges, type StoredEdge } from './compare-derived.js';

const OWNER = 'urn:li:dataset:x';
const edge = fc.record({
  type: fc.constantFrom('OwnedBy', 'HasUpstream'),
  target: fc.constantFrom('a', 'b'),
  aspect: fc.constantFrom('ownership', 'upstreamLineage'),
  relationship: fc.constantFrom(undefined, 'DownstreamOf'),
  createdOn: fc.constantFrom(undefined, 1, 2),
  from: fc.constantFrom(1, 2),
});

interface Parts {
  readonly type: string;
  readonly target: string;
  readonly aspect: string;
  readonly relationship?: string | undefined;
  readonly createdOn?: number | undefined;
  readonly from: number;
}

function rowOf({ type, target, aspect, relationship, createdOn, from }: Parts): EdgeRow {
  const own = { aspect, owner: OWNER, ...(relationship !== undefined && { relationship }) };
  const properties = { ...own, from, ...(createdOn !== undefined && { createdOn }) };
  return { source: OWNER, type, target, ...own, properties };
}
const storedOf = ({ source, type, target, properties }: EdgeRow): StoredEdge => [
  source,
  type,
  target,
  properties,
];
const keyOf = ({ type, target, aspect, relationship }: EdgeRow) =>
  [type, target, aspect, relationship].join(' ');
const wantedOf = (all: readonly Parts[]) => [
  ...new Map(all.map((parts) => [keyOf(rowOf(parts)), rowOf(parts)])).values(),
];

/** Applies the changes as the statements do: removes by key, updates in place, adds. */
function applied(stored: readonly EdgeRow[], { removed, added, updated }: ReturnType<typeof repairEdges>) {
  const removedKeys = new Set(removed.map(keyOf));
  const updatedByKey = new Map(updated.map((row) => [keyOf(row), row]));
  const kept = stored
    .filter((row) => !removedKeys.has(keyOf(row)))
    .map((row) => updatedByKey.get(keyOf(row)) ?? row);
  return [...kept, ...added];
}
/** The key and `createdOn` of each edge, without `from`, the time since when the edge exists, because a repair does not change it. */
const comparable = (rows: readonly EdgeRow[]) =>
  rows.map((row) => JSON.stringify([keyOf(row), row.properties['createdOn'] ?? null])).sort();

it('a repair leaves each wanted edge once, and a second repair changes nothing', () => {
  fc.assert(
    fc.property(fc.array(edge), fc.array(edge), (storedParts, wantedParts) => {
      const [stored, wanted] = [storedParts.map(rowOf), wantedOf(wantedParts)];
      const changes = repairEdges(wanted, { stored: stored.map(storedOf), aspectName: undefined });
      const after = applied(stored, changes);
      expect(comparable(after)).toEqual(comparable(wanted));
      const again = repairEdges(wanted, { stored: after.map(storedOf), aspectName: undefined });
      expect(again).toEqual({ removed: [], added: [], updated: [] });
    }),
  );
});

it('a repair of one aspect leaves the edges of other aspects unchanged', () => {
  fc.assert(
    fc.property(fc.array(edge), fc.array(edge), (storedParts, wantedParts) => {
      const wanted = wantedOf(wantedParts.map((parts) => ({ ...parts, aspect: 'ownership' })));
      const stored = storedParts.map((parts) => storedOf(rowOf(parts)));
      const { removed, updated } = repairEdges(wanted, { stored, aspectName: 'ownership' });
      expect([...removed, ...updated].filter(({ aspect }) => aspect !== 'ownership')).toEqual([]);
    }),
  );
});

it('a repair does not change an edge only because its aspect was written again in the meantime', () => {
  const since = (from: number) => rowOf({ type: 'OwnedBy', target: 'a', aspect: 'ownership', from });
  const changes = repairEdges([since(9)], { stored: [storedOf(since(1))], aspectName: undefined });
  expect(changes).toEqual({ removed: [], added: [], updated: [] });
});

it('a repair removes duplicate edges', () => {
  const row = rowOf({ type: 'OwnedBy', target: 'a', aspect: 'ownership', from: 1 });
  const changes = repairEdges([row], { stored: [storedOf(row), storedOf(row)], aspectName: undefined });
  expect(changes).toMatchObject({ removed: [{ target: 'a' }], added: [row], updated: [] });
});
