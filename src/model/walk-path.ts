/** Walks payloads along the paths of the model's annotations. */
import type { LeafPath } from './types.js';

/** The match of a wildcard: an index of an array or a key of a map. */
export type PathIndex = number | string;

export interface Leaf {
  /** Neither null nor undefined; an object or array if the path ends above the leaves. */
  readonly value: unknown;
  /** One entry for each `*` and `$key` of the path, in order. */
  readonly indices: readonly PathIndex[];
}

const NO_INDICES: readonly PathIndex[] = [];

const segmentsOf = new Map<LeafPath, readonly string[]>();

/**
 * Returns all values at a path such as `/owners/*` + `/owner`, in document order. A segment is the name of a member (also the
 * member key of a union, as in `/inputs/*` + `/string`), `*` for every item of an array or every value of a map, or `$key` for
 * the keys of a map. The leading slash is optional. Returns nothing where the payload has another shape
 * than the path. It never throws.
 */
export function walkPath(value: unknown, path: LeafPath): Leaf[] {
  const leaves: Leaf[] = [];
  descend({ segments: splitPath(path), leaves, indices: [] }, value, 0);
  return leaves;
}

/**
 * Returns the value at a path with the given indices in place of its wildcards, e.g. a sibling of a leaf that `walkPath` found.
 * Undefined if there is none, or if the path has more wildcards than indices.
 */
export function valueAt(value: unknown, path: LeafPath, indices: readonly PathIndex[]): unknown {
  let current = value;
  let bound = 0;
  for (const segment of splitPath(path)) {
    const step = segment === '*' ? indices[bound++] : segment;
    if (step === undefined) return undefined;
    current = memberOf(current, step);
  }
  return current ?? undefined;
}

interface Walk {
  readonly segments: readonly string[];
  readonly leaves: Leaf[];
  /** Of the wildcards above the current value. */
  readonly indices: PathIndex[];
}

function descend(walk: Walk, value: unknown, depth: number): void {
  if (value === null || value === undefined) return;
  const segment = walk.segments[depth];
  const { indices } = walk;
  if (segment === undefined) {
    walk.leaves.push({ value, indices: indices.length === 0 ? NO_INDICES : [...indices] });
  } else if (segment === '*' && Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      indices.push(index);
      descend(walk, value[index], depth + 1);
      indices.pop();
    }
  } else if (segment === '*' || segment === '$key') {
    for (const [key, member] of mapEntries(value)) {
      indices.push(key);
      descend(walk, segment === '*' ? member : key, depth + 1);
      indices.pop();
    }
  } else {
    descend(walk, memberOf(value, segment), depth + 1);
  }
}

function memberOf(value: unknown, step: PathIndex): unknown {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step)) return undefined;
  if (Array.isArray(value) !== (typeof step === 'number')) return undefined;
  return (value as Record<PathIndex, unknown>)[step];
}

function mapEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

/** Paths come from the model, so the cache stays small. */
function splitPath(path: LeafPath): readonly string[] {
  const cached = segmentsOf.get(path);
  if (cached !== undefined) return cached;
  const segments = path.split('/').filter((segment, index) => index > 0 || segment !== '');
  segmentsOf.set(path, segments);
  return segments;
}
