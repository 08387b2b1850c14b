/** The counts of all entities in memory, and what search and browse ask of them. Pure. */
import { LRUCache } from 'lru-cache';
import { compareTexts } from '../../core/compare-texts.js';
import { FACET_FIELDS } from '../../model/search/search-terms.js';
import type { BrowseGroup } from '../browse/types.js';
import { FacetRanking } from './facet-ranking.js';
import { PlaceTree, type PlaceNode } from './place-tree.js';
import { fromPlaceKey, type CountDifferences } from './types.js';

/** Decides which entity types a question is about. Equal keys select equal types. */
export interface CensusTypes {
  readonly key: string;
  readonly includes: (type: string) => boolean;
}

export interface CensusLevel {
  /** By name. */
  readonly groups: readonly BrowseGroup[];
  /** Number of entities at the path. */
  readonly total: number;
  /** Number of entities at or below the path. */
  readonly totalBelow: number;
}

/** By position in `FACET_FIELDS`. */
type Rankings = readonly FacetRanking[];

interface TypeCensus {
  total: number;
  readonly facets: Rankings;
  readonly places: PlaceTree;
}

interface Selection {
  readonly types: CensusTypes;
  readonly facets: Rankings;
}

/** Selections of several types whose sums are kept. With 200,000 facet values, the sums of one take 10 MB. */
const MOST_SELECTIONS = 4;
/** The remainder of an id is the position of its facet: see decision 34. */
const FACET_POSITIONS = 16;

export class Census {
  readonly #types = new Map<string, TypeCensus>();
  /** Sums over several types. They follow all changes. */
  readonly #selections = new LRUCache<string, Selection>({ max: MOST_SELECTIONS });

  add(differences: CountDifferences): void {
    for (const [type, { total, facets, places }] of differences) {
      const census = this.#types.get(type) ?? { total: 0, facets: newRankings(), places: new PlaceTree() };
      this.#types.set(type, census);
      census.total += total;
      addAll(census.facets, facets);
      for (const selection of this.#selections.values()) {
        if (selection.types.includes(type)) addAll(selection.facets, facets);
      }
      for (const [key, count] of places) census.places.add(fromPlaceKey(key), count);
    }
  }

  total(types: CensusTypes): number {
    return this.#select(types).reduce((sum, { total }) => sum + total, 0);
  }

  /** Returns the values of each facet by its name. The first request for several types takes time in proportion to the values. */
  facets(types: CensusTypes): ReadonlyMap<string, FacetRanking> {
    const selected = this.#select(types);
    const [only] = selected;
    const facets = selected.length === 1 && only !== undefined ? only.facets : this.#sum(types, selected);
    return new Map(facets.map((ranking, position) => [FACET_FIELDS[position] ?? '', ranking]));
  }

  /** @param path normalized; those of the container tree begin with its separator */
  level(types: CensusTypes, path: string): CensusLevel {
    const nodes = this.#select(types).flatMap(({ places }): PlaceNode[] => {
      const node = places.find(path);
      return node === undefined ? [] : [node];
    });
    const groups = new Map<string, { count: number; hasSubGroups: boolean }>();
    for (const [name, { below, children }] of nodes.flatMap((node) => [...node.children])) {
      const { count, hasSubGroups } = groups.get(name) ?? { count: 0, hasSubGroups: false };
      groups.set(name, { count: count + below, hasSubGroups: hasSubGroups || children.size > 0 });
    }
    return {
      total: nodes.reduce((sum, { at }) => sum + at, 0),
      totalBelow: nodes.reduce((sum, { below }) => sum + below, 0),
      groups: [...groups]
        .filter(([, { count }]) => count > 0)
        .sort(([left], [right]) => compareTexts(left, right))
        .map(([name, group]) => ({ name, ...group })),
    };
  }

  #select({ includes }: CensusTypes): TypeCensus[] {
    return [...this.#types].filter(([type]) => includes(type)).map(([, census]) => census);
  }

  #sum(types: CensusTypes, selected: readonly TypeCensus[]): Rankings {
    const known = this.#selections.get(types.key);
    if (known !== undefined) return known.facets;
    const facets = newRankings();
    for (const census of selected) for (const { counts } of census.facets) addAll(facets, counts);
    this.#selections.set(types.key, { types, facets });
    return facets;
  }
}

function newRankings(): Rankings {
  return FACET_FIELDS.map(() => new FacetRanking());
}

function addAll(rankings: Rankings, counts: ReadonlyMap<number, number>): void {
  for (const [id, by] of counts) rankings[id % FACET_POSITIONS]?.add(id, by);
}
