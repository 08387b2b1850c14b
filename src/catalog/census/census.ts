/** The counts of all entities in memory, for search and browse. Pure. */
import { LRUCache } from 'lru-cache';
import { compareTexts } from '../../core/compare.js';
import { FACET_FIELDS, FACET_POSITIONS } from '../../model/search/search-terms.js';
import { CONTAINER_SEPARATOR } from '../../model/search/browse-locations.js';
import type { BrowseGroup } from '../search/types.js';
import { FacetRanking } from './facet-ranking.js';
import { fromPlaceKey, type CountDifferences } from './differences.js';

/** Selects entity types. Equal keys select equal types. */
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
const MAX_SELECTIONS = 4;

export class Census {
  readonly #types = new Map<string, TypeCensus>();
  /** Sums over several types. They follow all changes. */
  readonly #selections = new LRUCache<string, Selection>({ max: MAX_SELECTIONS });

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

// The entities at and below each location of the browse trees.

interface PlaceNode {
  /** Number of entities at the location. */
  readonly at: number;
  /** Number of entities at or below the location. */
  readonly below: number;
  readonly children: ReadonlyMap<string, PlaceNode>;
}

interface Node extends PlaceNode {
  at: number;
  below: number;
  readonly children: Map<string, Node>;
}

/**
 * Changes may be added in another order than they happened. A count can be negative for a moment then, and the nodes stay until all changes
 * have been added.
 */
class PlaceTree {
  readonly #roots = new Map<string, Node>();

  /** @param locations of one entity; @param by number of such entities, may be negative */
  add(locations: readonly string[], by: number): void {
    const places = new Set<Node>();
    const above = new Set<Node>();
    for (const location of locations) {
      const path = this.#nodesOn(location);
      for (const node of path) above.add(node);
      const place = path.at(-1);
      if (place !== undefined) places.add(place);
    }
    for (const node of places) node.at += by;
    // An entity with several locations counts once at each node above them.
    for (const node of above) node.below += by;
    for (const location of locations) prune(this.#roots, [separatorOf(location), ...stepsOf(location)]);
  }

  /** Returns undefined for a path without entities. */
  find(path: string): PlaceNode | undefined {
    let node: Node | undefined = this.#roots.get(separatorOf(path));
    for (const step of stepsOf(path)) node = node?.children.get(step);
    return node;
  }

  /** Returns the nodes from the root to the location, and adds missing ones. */
  #nodesOn(location: string): Node[] {
    const separator = separatorOf(location);
    let node = getOrAdd(this.#roots, separator);
    const path = [node];
    for (const step of stepsOf(location)) {
      node = getOrAdd(node.children, step);
      path.push(node);
    }
    return path;
  }
}

/** Removes the nodes on the way that count nothing and have no nodes below, from the last one upwards. */
function prune(nodes: Map<string, Node>, [step, ...further]: readonly string[]): void {
  const node = step === undefined ? undefined : nodes.get(step);
  if (step === undefined || node === undefined) return;
  prune(node.children, further);
  if (node.at === 0 && node.below === 0 && node.children.size === 0) nodes.delete(step);
}

function getOrAdd(nodes: Map<string, Node>, step: string): Node {
  const node: Node = nodes.get(step) ?? { at: 0, below: 0, children: new Map() };
  nodes.set(step, node);
  return node;
}

function separatorOf(path: string): string {
  return path.startsWith(CONTAINER_SEPARATOR) ? CONTAINER_SEPARATOR : '/';
}

/** Empty for the root, which is only the separator. */
function stepsOf(path: string): string[] {
  return path.length === 1 ? [] : path.slice(1).split(separatorOf(path));
}
