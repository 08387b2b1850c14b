/** Dependencies of the search readers, among them the compiled scope of the actor. */
import type { CountCache } from '../census/count-cache.js';
import type { CensusReader } from '../census/follow-census.js';
import type { ReaderDeps } from '../entities/entity-reader.js';
import type { HiddenStages } from '../lifecycle/hidden-stages.js';

export interface SearchDeps extends ReaderDeps {
  /** Absent: no stage hides its entities. */
  readonly hiddenStages?: HiddenStages;
  /** Absent: each search counts. */
  readonly counts?: KeptCounts | undefined;
  /** Restricts hits, counts and facets; absent: no restriction. */
  readonly scope?: CompiledScope | undefined;
}

/** The counts that a service keeps, so that few searches have to count. */
export interface KeptCounts {
  /** Of everything. Absent for readers with a scope. */
  readonly census?: CensusReader | undefined;
  /** Of other searches. */
  readonly cache: CountCache;
}

/** A Cypher predicate over the variable of a node. */
export type ScopePredicate = (node: string) => string;

/** Like a compiled filter, but its conditions use the parameter `scope`, so that they can be combined with the filter of a request. */
export interface CompiledScope {
  /** A Lucene clause that everything in the scope satisfies; undefined if Lucene cannot exclude anything. */
  readonly lucene: string | undefined;
  /** For what Lucene does not check. */
  readonly conditions: readonly ScopePredicate[];
  /** The whole scope. */
  readonly allConditions: readonly ScopePredicate[];
  /** Value of the parameter `scope`. */
  readonly parameters: readonly unknown[];
}

/** Maximum number of Lucene terms; a search reserves them, so that its own filter may have fewer. */
export const MAX_SCOPE_TERMS = 60;
