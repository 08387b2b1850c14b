/** Joins lineage through entities that are hidden in a graph. */
import { compareTexts } from '../../../core/compare.js';
import type { LineageBounds } from '../bounds.js';
import type { LineageCut, LineageDirection } from '../types.js';

/** Types of entities that move data and contain none. */
export const PROCESS_TYPES = ['dataJob', 'dataFlow', 'dataProcess', 'dataProcessInstance'];

const PROCESSES = new Set(PROCESS_TYPES);

export function isProcess({ type }: { readonly type: string }): boolean {
  return PROCESSES.has(type);
}

export interface JoinedNeighbour extends Neighbour {
  /** Number of hidden entities on the shortest path; 0 for a direct neighbour. */
  readonly through: number;
}

/** Neighbours on one side of an entity, as the graph shows them. */
export interface JoinedSide {
  /** In URN order. */
  readonly neighbours: readonly JoinedNeighbour[];
  /** Includes neighbours that are not listed. */
  readonly count: number;
  /** Bounds that cut the search. */
  readonly cuts: readonly LineageCut[];
}

export interface Joining {
  readonly known: SidesByUrn;
  /** Entities that are drawn even if the filters exclude them. */
  readonly pinned: ReadonlySet<string>;
  readonly bounds: Pick<LineageBounds, 'hiddenHops' | 'hiddenNodes' | 'hiddenInPicture'>;
  /** Counts the hidden entities that all walks of the graph have entered. */
  readonly entered: { count: number };
  /** Receives the entities whose neighbours must be read first. */
  readonly missing: Set<string>;
}

/**
 * With `job` and `view` hidden, `c` is a neighbour of `a` through 2:
 *
 *     a → job → view → c        a ┄┄┄2┄┄┄▸ c
 *
 * If a hidden process waits for another process and data reaches that process directly, the walk does not pass from one process to
 * the other. So `a` is not a neighbour of `d`: it leads there only through `b`:
 *
 *     a → load → b → merge → d
 *           └──────────┘
 *
 * The result is preliminary as long as `missing` receives something.
 */
export function joinHidden(urn: string, direction: LineageDirection, joining: Joining): JoinedSide {
  const walk = new HiddenWalk(urn, direction, joining);
  walk.follow();
  return walk.result();
}

class HiddenWalk {
  readonly #found = new Map<string, JoinedNeighbour>();
  readonly #hidden = new Set<string>();
  /** Cuts by bound. */
  readonly #cuts = new Map<LineageCut['bound'], number>();

  constructor(
    private readonly urn: string,
    private readonly direction: LineageDirection,
    private readonly joining: Joining,
  ) {}

  follow(): void {
    let level = this.#step([this.urn], 0);
    for (let through = 1; level.length > 0; through += 1) {
      if (through > this.joining.bounds.hiddenHops) {
        this.#cuts.set('hops', this.joining.bounds.hiddenHops);
        return;
      }
      level = this.#step(level, through);
    }
  }

  result(): JoinedSide {
    const kinds = this.joining.known.get(this.urn)?.[this.direction].kinds ?? [];
    const direct = kinds.reduce((sum, { count }) => sum + count, 0);
    const neighbours = [...this.#found.values()].sort((left, right) => compareTexts(left.urn, right.urn));
    const listed = new Set(this.joining.known.get(this.urn)?.[this.direction].shown.map(({ urn }) => urn));
    const joined = neighbours.filter(({ urn }) => !listed.has(urn)).length;
    return {
      neighbours,
      count: direct + joined,
      cuts: [...this.#cuts].map(([bound, limit]) => ({ bound, limit })),
    };
  }

  /** @returns hidden entities from which the walk continues */
  #step(level: readonly string[], through: number): string[] {
    const next: string[] = [];
    for (const urn of level) {
      const side = this.joining.known.get(urn)?.[this.direction];
      if (side === undefined) {
        this.joining.missing.add(urn);
        continue;
      }
      if (side.cutAt !== undefined) this.#cuts.set('edges', side.cutAt);
      for (const neighbour of side.shown) this.#find(neighbour, through);
      for (const neighbour of this.#followable(urn, side)) {
        if (this.#isPinned(neighbour)) this.#find(neighbour, through);
        else if (this.#enter(neighbour.urn)) next.push(neighbour.urn);
      }
    }
    return next;
  }

  #followable(urn: string, { kinds, hidden }: Side): readonly Neighbour[] {
    const self = this.joining.known.get(urn)?.self;
    if (self === undefined || !isProcess(self)) return hidden;
    const hasData = [...kinds, ...hidden].some((neighbour) => !isProcess(neighbour));
    return hasData
      ? hidden.filter((neighbour) => this.#isPinned(neighbour) || !isProcess(neighbour))
      : hidden;
  }

  #isPinned({ urn }: Neighbour): boolean {
    return this.joining.pinned.has(urn);
  }

  #find(neighbour: Neighbour, through: number): void {
    if (neighbour.urn === this.urn || this.#found.has(neighbour.urn)) return;
    this.#found.set(neighbour.urn, { ...neighbour, through });
  }

  #enter(urn: string): boolean {
    if (urn === this.urn || this.#hidden.has(urn)) return false;
    const { bounds, entered } = this.joining;
    const isFull = entered.count >= bounds.hiddenInPicture;
    if (isFull || this.#hidden.size >= bounds.hiddenNodes) {
      this.#cuts.set('edges', isFull ? bounds.hiddenInPicture : bounds.hiddenNodes);
      return false;
    }
    entered.count += 1;
    this.#hidden.add(urn);
    return true;
  }
}

// Neighbours of entities on both sides, as read so far while a graph grows.

export interface Neighbour {
  readonly urn: string;
  readonly type: string;
  /** URN. */
  readonly platform: string | undefined;
}

/** Direct neighbours on one side. */
export interface Side {
  /** Counts of all drawable neighbours, by type and platform. */
  readonly kinds: readonly (Omit<Neighbour, 'urn'> & { readonly count: number })[];
  /** Drawable neighbours: those requested by URN, and the first ones in URN order. */
  readonly shown: readonly Neighbour[];
  /** Hidden neighbours: filtered, soft-deleted or without metadata. Lineage through them is joined. */
  readonly hidden: readonly Neighbour[];
  /** The limit that cut the neighbours; absent if all are known. */
  readonly cutAt?: number | undefined;
}

export interface Sides {
  readonly self: Neighbour;
  /** True if the entity is drawable. */
  readonly isShown: boolean;
  readonly UPSTREAM: Side;
  readonly DOWNSTREAM: Side;
}

/** By URN. */
export type SidesByUrn = ReadonlyMap<string, Sides>;

export const NO_SIDE: Side = { kinds: [], shown: [], hidden: [] };

export const DIRECTIONS: readonly LineageDirection[] = ['UPSTREAM', 'DOWNSTREAM'];

/** Upstream steps count down. */
export function stepOf(direction: LineageDirection): number {
  return direction === 'UPSTREAM' ? -1 : 1;
}
