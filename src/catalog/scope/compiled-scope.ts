/** What somebody may see, made ready for statements. */

/** As a filter is, but its conditions speak of the parameter `scope`, so that they may stand beside those of a request's own filter. */
export interface CompiledScope {
  /** A Lucene clause that everything satisfies that may be seen; undefined when Lucene can rule nothing out. */
  readonly lucene: string | undefined;
  /** Cypher predicates over `node` for what Lucene leaves open. */
  readonly conditions: readonly string[];
  /** All of it as Cypher predicates. */
  readonly allConditions: readonly string[];
  /** Value of the parameter `scope`. */
  readonly parameters: readonly unknown[];
}

/** Terms of Lucene; a search leaves these out of what its own filter may have. */
export const MAX_SCOPE_TERMS = 60;
