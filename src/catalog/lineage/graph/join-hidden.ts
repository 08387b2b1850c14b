/** Joins lineage through entities that are hidden in a graph. */
import { compareTexts } from '../../../core/compare-texts.js';
import type { LineageBounds } from '../bounds.js';
import type { LineageCut, LineageDirection } from '../terms.js';
import { isProcess } from './processes.js';
import type { SidesByUrn, Neighbour, Side } from './sides.js';

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
