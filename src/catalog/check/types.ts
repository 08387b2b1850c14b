/** Consistency checks of the stored graph. */
import {
  createIndex,
  findStoredIndex,
  type IndexDeps,
  type StoredIndex,
} from '../../neo4j/search-index/stored-index.js';

/** What a violation is about. */
export const VIOLATION_KINDS = [
  /** A latest payload or its metadata. */
  'ASPECT',
  /** The older versions of an aspect. */
  'VERSION',
  'EDGE',
  /** A property that search reads. */
  'SEARCH',
  /** The full-text index, if it does not agree with the properties. */
  'INDEX',
  /** Type or labels of a node. */
  'NODE',
  /** A stub that no edge needs. */
  'STUB',
  /** A version that the change log does not mention. */
  'LOG',
  'POINT',
  /** A run that a write names, but that has no node. */
  'RUN',
  /** Versions, points or log entries of an entity that does not exist. */
  'REMAINS',
] as const;

export type ViolationKind = (typeof VIOLATION_KINDS)[number];

export interface Violation {
  readonly urn: string;
  readonly kind: ViolationKind;
  readonly aspect?: string;
  readonly message: string;
  /** Why it cannot be repaired. Absent: it can. */
  readonly reason?: string;
  /** Another entity on which the violation depends, e.g. the owner of an edge. */
  readonly dependsOn?: string;
}

/** A violation that was found, and what became of it. */
export interface CheckedViolation extends Omit<Violation, 'dependsOn'> {
  readonly repaired: boolean;
}

export interface CheckRequest {
  readonly fix: boolean;
  /** URNs with `%` for any text; default: all. */
  readonly urnLike?: string;
  /** Maximum number of listed violations; all are counted. */
  readonly examples: number;
  /** `next` of the previous request. */
  readonly after?: string;
  /** Number of nodes after which the request ends. */
  readonly limit: number;
}

type ViolationCounts = Readonly<Partial<Record<ViolationKind, number>>>;

export interface CheckResult {
  /** Number of checked entities and stubs. */
  readonly nodes: number;
  readonly violations: ViolationCounts;
  readonly repaired: ViolationCounts;
  readonly examples: readonly CheckedViolation[];
  /** Only an index that is `ONLINE` was compared. */
  readonly searchIndex: SearchIndex['state'];
  /** Last checked URN. Absent at the end of the catalog. */
  readonly next?: string;
}

/** The full-text index: its state, and its creation from the stored properties. */
export interface SearchIndex {
  readonly state: StoredIndex['state'] | 'MISSING';
  /** How much of it is filled, from 0 to 100. */
  readonly percent: number;
}

export async function readSearchIndex(deps: IndexDeps): Promise<SearchIndex> {
  const { state = 'MISSING', percent = 0 } = (await findStoredIndex(deps)) ?? {};
  return { state, percent };
}

/** Drops the index and creates it again in the same mode. Neo4j fills it in the background. */
export async function recreateSearchIndex(deps: IndexDeps): Promise<SearchIndex> {
  const existing = await findStoredIndex(deps);
  await createIndex(deps, existing?.isEventual === true);
  return readSearchIndex(deps);
}
