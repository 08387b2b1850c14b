import fc from 'fast-check';
import { fakeRun } from '../../../test/helpers/unit/statement-runner.js';
import type { Row } from '../../neo4j/statements.js';
import { FACET_FIELDS, FACET_POSITIONS, toFacet } from '../../model/search/search-terms.js';
import { createFacetIds, toEntry } from './facet-ids.js';

/** A dictionary in memory. It records the statements. */
function fakeDictionary(kept?: number) {
  const ids = new Map<string, number>();
  const sent: string[] = [];
  const rows = (keys: readonly string[]): Row[] =>
    keys.filter((key) => ids.has(key)).map((key) => ({ key, id: ids.get(key) }));
  const run = fakeRun((name, parameters) => {
    sent.push(name);
    return rows(parameters['keys'] as string[]);
  });
  const commitAlone = fakeRun((name, parameters) => {
    sent.push(name);
    const added = (parameters['rows'] as { key: string; facet: number }[]).map(({ key, facet }) => {
      if (!ids.has(key)) ids.set(key, ids.size * FACET_POSITIONS + facet);
      return key;
    });
    return rows(added);
  });
  const deps = { database: { commitAlone }, load: (name: string) => name, clock: { now: () => 0 } };
  return { facetIds: createFacetIds(deps, kept), run, sent };
}

describe('the ids of facet values', () => {
  it('are added for new values, read for others, and then remembered', async () => {
    const { facetIds, run, sent } = fakeDictionary();
    expect(await facetIds(['tags=a', 'tags=a', 'origin=PROD'], run)).toEqual(
      new Map([
        ['tags=a', 3],
        ['origin=PROD', 18],
      ]),
    );
    expect(await facetIds(['origin=PROD', 'tags=b'], run)).toEqual(
      new Map([
        ['origin=PROD', 18],
        ['tags=b', 35],
      ]),
    );
    expect([...(await facetIds(['tags=b', 'tags=a'], run)).values()]).toEqual([35, 3]);
    const each = ['facets/find-values', 'facets/add-values'];
    expect(sent).toEqual([...each, ...each]);
  });

  it('are read again if they were forgotten', async () => {
    const { facetIds, run, sent } = fakeDictionary(1);
    await facetIds(['tags=a'], run);
    sent.length = 0;
    expect([...(await facetIds(['tags=a'], run)).values()]).toEqual([3]);
    expect(sent).toEqual(['facets/find-values']);
  });
});

const facetText = fc.tuple(
  fc.constantFrom(...FACET_FIELDS),
  fc.oneof(fc.string(), fc.string({ minLength: 990, maxLength: 1_010 })),
);

describe('toEntry', () => {
  it('keeps facet and value, in a key that an index can hold', () => {
    fc.assert(
      fc.property(facetText, ([name, value]) => {
        const { facet, value: kept, key } = toEntry(toFacet(name, value));
        expect([FACET_FIELDS[facet], kept]).toEqual([name, value]);
        expect(key.length).toBeLessThanOrEqual(1_000);
      }),
    );
  });

  it('gives different values different keys', () => {
    fc.assert(
      fc.property(facetText, facetText, (left, right) => {
        const [one, other] = [toFacet(...left), toFacet(...right)];
        expect(toEntry(one).key === toEntry(other).key).toBe(one === other);
      }),
    );
  });

  it('refuses a text of another field', () => {
    expect(() => toEntry('colour=red')).toThrow('colour');
  });
});
