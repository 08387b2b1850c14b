/** Dependencies of the search readers, among them the compiled scope of the actor. */
import type { MetadataModel } from '../../model/types.js';
import type { CensusReader } from '../census/follow-census.js';
import type { CountCache } from './count-cache.js';

/** Runs one read statement; integers are returned as JavaScript numbers. */
export type RunRead = (
  text: string,
  parameters: Record<string, unknown>,
) => Promise<Record<string, unknown>[]>;

export interface SearchDeps {
  readonly model: MetadataModel;
  readonly runRead: RunRead;
  /** Text of `cypher/<name>.cypher`. */
  readonly loadStatement: (name: string) => string;
  /** Keeps counts between searches. Absent: each search counts. */
  readonly countCache?: CountCache | undefined;
  /** Counts of everything. Absent: each search counts. */
  readonly census?: CensusReader | undefined;
  /** Restricts hits, counts and facets; absent: no restriction. */
  readonly scope?: CompiledScope;
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
