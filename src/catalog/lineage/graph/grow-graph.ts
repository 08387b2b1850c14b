/** Decides which entities and groups a lineage graph contains. */
import type { LineageDirection, LineageGraphQuery } from '../types.js';
import {
  joinHidden,
  type JoinedSide,
  type Joining,
  stepOf,
  type SidesByUrn,
  type Neighbour,
} from './join-hidden.js';

export interface GrowRequest {
  readonly query: LineageGraphQuery;
  /** Shortest paths from the start to the requested entity, both included. */
  readonly paths: readonly FoundPath[];
  readonly bounds: Joining['bounds'];
}

export interface FoundPath {
  readonly direction: LineageDirection;
  readonly steps: readonly string[];
}

export interface DrawnEntity extends Neighbour {
  readonly degree: number;
}

export interface DrawnGroup {
  readonly of: string;
  readonly direction: LineageDirection;
  readonly degree: number;
}

/** A part of a path without drawn entities in between, in the direction of the path. */
export interface PathPiece {
  readonly direction: LineageDirection;
  readonly near: string;
  readonly far: string;
  readonly through: number;
}

export interface GrownGraph {
  /** In the order in which they were added. */
  readonly entities: ReadonlyMap<string, DrawnEntity>;
  readonly groups: readonly DrawnGroup[];
  readonly pieces: readonly PathPiece[];
  /** True if neighbours are neither drawn nor folded because the graph is full. */
  readonly isFull: boolean;
  readonly sideOf: (urn: string, direction: LineageDirection) => JoinedSide;
  /** Entities whose neighbours must be known before the graph is complete. */
  readonly missing: ReadonlySet<string>;
}

/**
 * Grows the graph from the start as far as the known neighbours allow. The caller reads the neighbours of all `missing` entities and
 * calls again, until none is missing. The result depends only on the request and the neighbours.
 */
export function growGraph(request: GrowRequest, known: SidesByUrn): GrownGraph {
  const graph = new GrowingGraph(request, known);
  const { urn, upstreamHops, downstreamHops, growth } = request.query;
  graph.drawPaths();
  const up = graph.walk({ urn, direction: 'UPSTREAM', hops: upstreamHops });
  const down = graph.walk({ urn, direction: 'DOWNSTREAM', hops: downstreamHops });
  // Alternates, so that a full graph shows both sides.
  for (let isDone = false; !isDone;) isDone = [up.next(), down.next()].every(({ done }) => done);
  for (const grown of growth) if (graph.has(grown.urn)) Array.from(graph.walk(grown));
  return graph.result();
}

interface Walk {
  readonly urn: string;
  readonly direction: LineageDirection;
  readonly hops: number;
}

class GrowingGraph {
  readonly #entities = new Map<string, DrawnEntity>();
  readonly #groups = new Map<string, DrawnGroup>();
  readonly #pieces: PathPiece[] = [];
  readonly #joined = new Map<string, JoinedSide>();
  readonly #joining: Joining & { readonly missing: Set<string> };
  readonly #unfold: ReadonlySet<string>;
  #isFull = false;

  constructor(
    private readonly request: GrowRequest,
    known: SidesByUrn,
  ) {
    const { urn, pathTo, unfold } = request.query;
    const pinned = new Set(pathTo === undefined ? [urn] : [urn, pathTo]);
    this.#joining = { known, pinned, bounds: request.bounds, entered: { count: 0 }, missing: new Set() };
    this.#unfold = new Set(unfold);
    this.#draw(this.#selfOf(urn), 0);
  }

  has(urn: string): boolean {
    return this.#entities.has(urn);
  }

  drawPaths(): void {
    for (const { direction, steps } of this.request.paths) {
      const drawn = steps.map((urn, index) => ({ urn, index })).filter(({ urn }) => this.#mayDraw(urn));
      for (const [place, { urn, index }] of drawn.entries()) {
        const before = drawn[place - 1];
        if (before === undefined) continue;
        if (!this.has(urn) && this.#room() === 0) {
          this.#isFull = true;
          break;
        }
        this.#draw(this.#selfOf(urn), place * stepOf(direction));
        this.#pieces.push({ direction, near: before.urn, far: urn, through: index - before.index - 1 });
      }
    }
  }

  /** Yields after each hop. */
  *walk({ urn, direction, hops }: Walk): Generator<void, void> {
    const met = new Set([urn]);
    let level = [urn];
    for (let hop = 1; hop <= hops && level.length > 0; hop += 1) {
      const reached = level.flatMap((near) => this.#expand(near, direction)).filter((far) => !met.has(far));
      for (const far of reached) met.add(far);
      level = [...new Set(reached)];
      yield;
    }
  }

  result(): GrownGraph {
    for (const urn of this.#entities.keys())
      for (const direction of ['UPSTREAM', 'DOWNSTREAM'] as const) this.#sideOf(urn, direction);
    return {
      entities: this.#entities,
      groups: [...this.#groups.values()],
      pieces: this.#pieces,
      isFull: this.#isFull,
      sideOf: (urn, direction) => this.#sideOf(urn, direction),
      missing: this.#joining.missing,
    };
  }

  /** Draws neighbours of a drawn entity. @returns the chosen neighbours that are drawn, now or earlier */
  #expand(urn: string, direction: LineageDirection): string[] {
    const { neighbours, count } = this.#sideOf(urn, direction);
    const chosen = this.#choose(neighbours, count);
    const isFolded = count > chosen.length;
    const fresh = chosen.filter((neighbour) => !this.has(neighbour.urn));
    const degree = (this.#entities.get(urn)?.degree ?? 0) + stepOf(direction);
    const key = `${direction} ${urn}`;
    const room = this.#room();
    const isRest = isFolded || fresh.length > room;
    const drawn = fresh.slice(0, Math.max(0, isRest && !this.#groups.has(key) ? room - 1 : room));
    for (const neighbour of drawn) this.#draw(neighbour, degree);
    if (isRest && room > 0) this.#groups.set(key, { of: urn, direction, degree });
    this.#isFull ||= drawn.length < fresh.length || (isRest && !this.#groups.has(key));
    return chosen.map((neighbour) => neighbour.urn).filter((far) => this.has(far));
  }

  /** Chooses the first neighbours and the unfolded ones. A single remaining neighbour is drawn, because a group takes as much room. */
  #choose<Listed extends Neighbour>(neighbours: readonly Listed[], count: number): Listed[] {
    const { maxNeighbours } = this.request.query;
    const chosen = neighbours.filter(({ urn }, index) => index < maxNeighbours || this.#unfold.has(urn));
    const isOneLeft = count === neighbours.length && count === chosen.length + 1;
    return isOneLeft ? [...neighbours] : chosen;
  }

  #draw({ urn, type, platform }: Neighbour, degree: number): void {
    if (!this.has(urn)) this.#entities.set(urn, { urn, type, platform, degree });
  }

  #room(): number {
    return this.request.query.maxNodes - this.#entities.size - this.#groups.size;
  }

  #selfOf(urn: string): Neighbour {
    const sides = this.#joining.known.get(urn);
    if (sides !== undefined) return sides.self;
    this.#joining.missing.add(urn);
    return { urn, type: '', platform: undefined };
  }

  #mayDraw(urn: string): boolean {
    if (this.#joining.pinned.has(urn)) return true;
    this.#selfOf(urn);
    return this.#joining.known.get(urn)?.isShown === true;
  }

  #sideOf(urn: string, direction: LineageDirection): JoinedSide {
    const key = `${direction} ${urn}`;
    const side = this.#joined.get(key) ?? joinHidden(urn, direction, this.#joining);
    this.#joined.set(key, side);
    return side;
  }
}
