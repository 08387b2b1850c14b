/** The scope of an actor, compiled for statements. */

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
