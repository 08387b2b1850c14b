import fc from 'fast-check';
import { loadModel } from '../../model/load-model.js';
import { CONTAINER_SEPARATOR } from '../../model/search/browse-locations.js';
import type { EntityState } from '../writes/entity-state.js';
import { Census, type CensusTypes } from './census.js';
import { countDifferences } from './count-differences.js';
import {
  type CountDifferences,
  type CountedProperties,
  parseDifferences,
  toDifferenceText,
} from './differences.js';

const model = loadModel(['schemas']);
const TYPES = ['dataset', 'chart', 'tag'];

/** Positions of the facets `_entityType`, `platform` and `tags`. */
const id = fc.tuple(fc.nat(3), fc.constantFrom(0, 1, 3)).map(([serial, facet]) => serial * 16 + facet);
const step = fc.constantFrom('a', 'b', '\u{1f600}', '\ufffd');
const location = fc.oneof(
  fc.array(step, { maxLength: 3 }).map((steps) => `/${steps.join('/')}`),
  fc.array(step, { maxLength: 3 }).map((steps) => CONTAINER_SEPARATOR + steps.join(CONTAINER_SEPARATOR)),
);
const counted: fc.Arbitrary<CountedProperties> = fc.record({
  removed: fc.boolean(),
  facets: fc.uniqueArray(id, { maxLength: 4 }),
  places: fc.uniqueArray(location, { maxLength: 3 }),
});
/** What one transaction does to an entity; undefined: it deletes it. */
const change = fc.record({
  entity: fc.nat(5),
  after: fc.option(counted, { nil: undefined }),
  isHardDeletedFirst: fc.boolean(),
  /** What it leaves as it was. */
  kept: fc.subarray(['removed', 'facets', 'places'] as const),
});

type TransactionChange = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Entities by position, and a census that follows them by the texts of the transactions. */
function follower() {
  const entities = new Map<number, CountedProperties>();
  const census = new Census();
  let number = 0;
  const typeOf = (entity: number): string => TYPES[entity % TYPES.length] ?? '';
  const added: CountDifferences[] = [];
  const apply = ({ entity, after: wanted, isHardDeletedFirst, kept }: TransactionChange) => {
    const before = entities.get(entity);
    const keeps = before === undefined || isHardDeletedFirst ? [] : kept;
    const after = wanted && { ...wanted, ...Object.fromEntries(keeps.map((name) => [name, before?.[name]])) };
    const state = {
      urn: { text: String(entity) },
      definition: model.getEntity(typeOf(entity)),
      existed: before !== undefined,
      counted: before,
      exists: after !== undefined,
      hardDeleted: before !== undefined && (isHardDeletedFirst || after === undefined) && { actor: 'me' },
    } as unknown as EntityState;
    const properties = {
      ...(!keeps.includes('removed') && { removed: after?.removed }),
      ...(!keeps.includes('places') && { field_browseLocations: after?.places }),
    };
    const facets = keeps.includes('facets') || after === undefined ? {} : { facetIds: after.facets };
    const text = toDifferenceText(
      countDifferences([state], after === undefined ? [] : [{ state, properties, ...facets }]),
    );
    if (after === undefined) entities.delete(entity);
    else entities.set(entity, after);
    if (text === null) return;
    number += 1;
    const parsed = parseDifferences(`${number} ${text} ${number}`);
    expect(parsed?.number).toBe(number);
    const differences = parsed?.differences ?? new Map();
    added.push(differences);
    census.add(differences);
  };
  const select = ({ includes }: CensusTypes): CountedProperties[] =>
    [...entities]
      .filter(([entity, { removed }]) => !removed && includes(typeOf(entity)))
      .map(([, each]) => each);
  return { census, added, apply, select };
}

const types = fc.subarray(TYPES).map((names): CensusTypes => ({
  key: names.join(' '),
  includes: (type) => names.includes(type),
}));

describe('a census that follows transactions', () => {
  it('has the totals and facets of the entities', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), types, (changes, selection) => {
        const { census, apply, select } = follower();
        for (const each of changes) {
          apply(each);
          const selected = select(selection);
          expect(census.total(selection)).toBe(selected.length);
          const sums = new Map<number, number>();
          for (const value of selected.flatMap(({ facets }) => facets)) {
            sums.set(value, (sums.get(value) ?? 0) + 1);
          }
          const values = [...census.facets(selection).values()].flatMap(({ best }) => best);
          expect(new Map(values)).toEqual(sums);
        }
      }),
    );
  });

  it('lists the values of a facet by count, then by id', () => {
    const { census, apply } = follower();
    const facets = [
      [1, 17, 33],
      [17, 33],
      [33, 3],
    ];
    facets.forEach((each, entity) => {
      apply({
        entity,
        after: { removed: false, facets: each, places: [] },
        isHardDeletedFirst: false,
        kept: [],
      });
    });
    const everything = { key: '', includes: () => true };
    const platforms = census.facets(everything).get('platform');
    expect([platforms?.total, platforms?.distinct]).toEqual([6, 3]);
    expect(platforms?.best).toEqual([
      [33, 3],
      [17, 2],
      [1, 1],
    ]);
    expect(census.facets(everything).get('tags')?.best).toEqual([[3, 1]]);
  });

  it('is the same in whatever order it gets the changes', () => {
    const order = fc.array(fc.nat(), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 30 }),
        order,
        types,
        location,
        (changes, ranks, selection, path) => {
          const { census, added, apply } = follower();
          for (const each of changes) apply(each);
          const other = new Census();
          const shuffled = added.map((differences, index) => ({ differences, rank: ranks[index] ?? 0 }));
          for (const { differences } of shuffled.sort((left, right) => left.rank - right.rank)) {
            other.add(differences);
            other.facets(selection);
          }
          const shown = (each: Census) => [
            each.total(selection),
            [...each.facets(selection)].map(([name, { total, distinct, best }]) => [
              name,
              total,
              distinct,
              best,
            ]),
            each.level(selection, path),
          ];
          expect(shown(other)).toEqual(shown(census));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('hears of a type that has changed, even if its counts stay the same', () => {
    const { added, apply } = follower();
    const at = (place: string) => ({ removed: false, facets: [], places: [place] });
    const none = { isHardDeletedFirst: false, kept: [] };
    apply({ entity: 0, after: at('/a'), ...none });
    added.length = 0;
    apply({ entity: 0, after: at('/a'), ...none });
    expect(added).toEqual([new Map([['dataset', { total: 0, facets: new Map(), places: new Map() }]])]);
  });

  it('has the levels of the browse trees', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), types, location, (changes, selection, path) => {
        const { census, apply, select } = follower();
        for (const each of changes) apply(each);
        const placed = select(selection).map(({ places }) => places);
        const separator = path.charAt(0);
        const prefix = path === separator ? path : path + separator;
        const isBelow = (place: string): boolean => place !== path && place.startsWith(prefix);
        const level = census.level(selection, path);
        expect(level.total).toBe(placed.filter((places) => places.includes(path)).length);
        expect(level.totalBelow).toBe(
          placed.filter((places) => places.some((place) => place === path || isBelow(place))).length,
        );
        const stepOf = (place: string): string[] => place.slice(prefix.length).split(separator);
        for (const { name, count, hasSubGroups } of level.groups) {
          const under = placed.filter((places) =>
            places.filter(isBelow).some((place) => stepOf(place)[0] === name),
          );
          expect(count).toBe(under.length);
          const ways = under.flat().filter((place) => isBelow(place) && stepOf(place)[0] === name);
          expect(hasSubGroups).toBe(ways.some((place) => stepOf(place).length > 1));
        }
        const names = new Set(
          placed
            .flat()
            .filter(isBelow)
            .map((place) => stepOf(place)[0]),
        );
        expect(new Set(level.groups.map(({ name }) => name))).toEqual(names);
      }),
    );
  });
});

describe('the text of a change', () => {
  const text = toDifferenceText(
    new Map([['tag', { total: 1, facets: new Map([[3, 1]]), places: new Map() }]]),
  );

  it('is not read while parts of it are those of another one', () => {
    expect(parseDifferences(`7 ${text} 7`)?.number).toBe(7);
    expect(parseDifferences(`7 ${text} 135`)).toBeUndefined();
    expect(parseDifferences(`7 ${text?.replace('"tag"', '"tab"')} 7`)).toBeUndefined();
    expect(parseDifferences('7 12')).toBeUndefined();
  });
});
