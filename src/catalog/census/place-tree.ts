/** The entities at and below each location of the browse trees. */
import { CONTAINER_SEPARATOR } from '../../model/search/browse-locations.js';

export interface PlaceNode {
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
export class PlaceTree {
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
