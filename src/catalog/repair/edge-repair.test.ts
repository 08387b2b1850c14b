/** The changes that turn the stored edges into the wanted ones. */
import fc from 'fast-check';
import type { EdgeRow } from '../writes/edge-rows.js';
import { repairEdges, type StoredEdge } from './edge-repair.js';

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
  const gone = new Set(removed.map(keyOf));
  const next = new Map(updated.map((row) => [keyOf(row), row]));
  const kept = stored.filter((row) => !gone.has(keyOf(row))).map((row) => next.get(keyOf(row)) ?? row);
  return [...kept, ...added];
}
/** The edges without the time since when they exist, which a repair does not change. */
const comparable = (rows: readonly EdgeRow[]) =>
  rows.map((row) => JSON.stringify([keyOf(row), row.properties['createdOn'] ?? null])).sort();

it('leaves each wanted edge once, and changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.array(edge), fc.array(edge), (have, want) => {
      const [stored, wanted] = [have.map(rowOf), wantedOf(want)];
      const changes = repairEdges(wanted, { stored: stored.map(storedOf), aspectName: undefined });
      const after = applied(stored, changes);
      expect(comparable(after)).toEqual(comparable(wanted));
      const again = repairEdges(wanted, { stored: after.map(storedOf), aspectName: undefined });
      expect(again).toEqual({ removed: [], added: [], updated: [] });
    }),
  );
});

it('leaves edges of other aspects unchanged if it repairs one aspect', () => {
  fc.assert(
    fc.property(fc.array(edge), fc.array(edge), (have, want) => {
      const wanted = wantedOf(want.map((parts) => ({ ...parts, aspect: 'ownership' })));
      const stored = have.map((parts) => storedOf(rowOf(parts)));
      const { removed, updated } = repairEdges(wanted, { stored, aspectName: 'ownership' });
      expect([...removed, ...updated].filter(({ aspect }) => aspect !== 'ownership')).toEqual([]);
    }),
  );
});

it('does not change an edge only because its aspect was written again meanwhile', () => {
  const since = (from: number) => rowOf({ type: 'OwnedBy', target: 'a', aspect: 'ownership', from });
  const changes = repairEdges([since(9)], { stored: [storedOf(since(1))], aspectName: undefined });
  expect(changes).toEqual({ removed: [], added: [], updated: [] });
});

it('merges duplicate edges', () => {
  const row = rowOf({ type: 'OwnedBy', target: 'a', aspect: 'ownership', from: 1 });
  const changes = repairEdges([row], { stored: [storedOf(row), storedOf(row)], aspectName: undefined });
  expect(changes).toMatchObject({ removed: [{ target: 'a' }], added: [row], updated: [] });
});
