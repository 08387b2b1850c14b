/** What a check reads of a page of URNs. */
import type { StoredMeta } from '../entities/stored-aspect.js';
import type { DerivedDifference } from '../repair/compare-derived.js';
import type { StrayEdge } from './check-foreign-edges.js';
import type { VersionSpan } from './check-versions.js';
import type { Violation } from './types.js';

export interface CheckedNode {
  readonly urn: string;
  /** Null for a stub. */
  readonly type: string | null;
  readonly labels: readonly string[];
  readonly hasEdges: boolean;
  /** Whether the stored search terms contain the URN. */
  readonly hasTerm: boolean;
  /** The stored search term with the digest of everything that the index should contain of the entity. */
  readonly contentTerm: string | null;
  readonly metas: ReadonlyMap<string, StoredMeta>;
  /** True if an aspect cannot be read, so nothing can be derived. */
  readonly isBroken: boolean;
  /** Violations of its aspects. */
  readonly faults: readonly Violation[];
}

export interface KeylessPoint {
  readonly id: string;
  readonly urn: string;
  readonly aspect: string;
  readonly timestampMillis: number;
  readonly payload: string | null;
}

/** What is stored of an entity that does not exist. */
export interface Remains {
  readonly urn: string;
  readonly versions: number;
  readonly points: number;
  readonly changes: number;
  /** Whether a hard deletion is logged. */
  readonly isDeleted: boolean;
}

export interface Indexed {
  /** URNs that it finds. */
  readonly found: ReadonlySet<string>;
  /** URNs whose contents in the index are those that the node should have there. */
  readonly current: ReadonlySet<string>;
}

type ByAspect<T> = ReadonlyMap<string, ReadonlyMap<string, readonly T[]>>;

export interface Facts {
  readonly nodes: ReadonlyMap<string, CheckedNode>;
  readonly differences: readonly DerivedDifference[];
  readonly strayEdges: readonly StrayEdge[];
  /** By URN and aspect. */
  readonly versions: ByAspect<VersionSpan>;
  readonly logged: ByAspect<number>;
  readonly missingRuns: readonly { readonly urn: string; readonly id: string }[];
  readonly keylessPoints: readonly KeylessPoint[];
  readonly remains: readonly Remains[];
  /** What the full-text index finds; undefined if the index does not exist or is not filled yet. */
  readonly indexed: Indexed | undefined;
}
