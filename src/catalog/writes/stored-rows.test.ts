import fc from 'fast-check';
import { lineageModel } from '../../../test/helpers/unit/model-of.js';
import { absentEntity, committed, DATASET } from '../../../test/helpers/unit/write-model.js';
import { edgeChanges, edgeRows, LINEAGE_EDGE, type EdgeRow } from './stored-rows.js';
import type { AspectState, EntityState } from './entity-state.js';

const keyOf = ({ source, type, target, aspect, owner, relationship = '' }: EdgeRow) =>
  [source, type, target, aspect, owner, relationship].join(' ');
const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const aspectState = (value: object | undefined): AspectState => ({
  text: value && JSON.stringify(value),
  meta: { version: 1, created: { time: 1, actor: 'a' } },
});
const withLineage = (state: EntityState, value: object | undefined): EntityState => ({
  ...state,
  exists: true,
  aspects: new Map([['upstreamLineage', aspectState(value)]]),
});
const stored = (value: object | undefined) => committed(withLineage(absentEntity(DATASET), value));
const changes = (state: EntityState) => edgeChanges(lineageModel, state, 5);

const anyLineage = fc.option(
  fc.record({
    upstreams: fc.uniqueArray(
      fc.record({
        dataset: fc.constantFrom('a', 'b', 'c', 'd').map(urnOf),
        auditStamp: fc.record({ time: fc.nat(2), actor: fc.constant('urn:li:corpuser:a') }),
      }),
      { selector: ({ dataset }) => dataset, maxLength: 4 },
    ),
  }),
  { nil: undefined },
);

describe('changes of edges', () => {
  it('turn the edges of the old value into exactly those of the new value', () => {
    fc.assert(
      fc.property(anyLineage, anyLineage, (before, after) => {
        const initial = changes(withLineage(absentEntity(DATASET), before)).added;
        const wanted = changes(withLineage(absentEntity(DATASET), after)).added;
        const { removed, added, updated } = changes(withLineage(stored(before), after));
        const edges = new Map(initial.map((row) => [keyOf(row), row.properties]));
        for (const row of removed) expect(edges.delete(keyOf(row))).toBe(true);
        for (const row of added) {
          expect(edges.has(keyOf(row))).toBe(false);
          edges.set(keyOf(row), row.properties);
        }
        for (const row of updated) {
          expect(edges.has(keyOf(row))).toBe(true);
          edges.set(keyOf(row), row.properties);
        }
        expect(new Map(wanted.map((row) => [keyOf(row), row.properties]))).toEqual(edges);
      }),
    );
  });

  it('are empty if the payload stays the same', () => {
    fc.assert(
      fc.property(anyLineage, (value) => {
        expect(changes(withLineage(stored(value), value))).toEqual({ removed: [], added: [], updated: [] });
      }),
    );
  });

  it('remove all edges of an entity that was hard-deleted and written again, and add the new ones', () => {
    const value = { upstreams: [{ dataset: urnOf('a') }] };
    const deleted = { ...withLineage(stored(value), value), hardDeleted: { actor: 'a' } };
    const { removed, added } = changes(deleted);
    expect([removed.map(keyOf), removed.length]).toEqual([added.map(keyOf), 2]);
  });

  it('do not touch the edges of an aspect that is no longer in the model', () => {
    const state = { ...stored({}), aspects: new Map([['forgotten', aspectState({ a: 1 })]]) };
    expect(changes(state)).toEqual({ removed: [], added: [], updated: [] });
  });
});

describe('edgeRows', () => {
  const edge = { source: 's', type: 'Consumes', target: 't', aspect: 'x', owner: 's', createdOn: 3 };

  it.each([
    ['source', 's', 't'],
    ['target', 't', 's'],
  ] as const)(
    'returns an additional edge that leads upstream for lineage whose %s is downstream',
    (downstream, lower, upper) => {
      const [own, oriented] = edgeRows({ ...edge, downstream }, 5);
      expect(own).toMatchObject({
        source: 's',
        type: 'Consumes',
        target: 't',
        properties: { createdOn: 3, from: 5 },
      });
      expect(oriented).toMatchObject({
        source: lower,
        type: LINEAGE_EDGE,
        target: upper,
        relationship: 'Consumes',
        owner: 's',
      });
      expect(own).not.toHaveProperty('relationship');
    },
  );

  it('returns a single row for other relationships', () => {
    expect(edgeRows(edge, 5)).toHaveLength(1);
  });
});
