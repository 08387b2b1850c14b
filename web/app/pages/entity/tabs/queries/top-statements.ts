interface UsageBucket {
  readonly metrics: { readonly topSqlQueries: readonly (string | null)[] | null } | null;
}

const MOST_STATEMENTS = 10;

/** Returns the statements that occur in most time windows. Among equals, those of newer windows come first. @param buckets oldest first */
export function topStatements(buckets: readonly (UsageBucket | null)[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const bucket of buckets.toReversed()) {
    for (const statement of bucket?.metrics?.topSqlQueries ?? []) {
      if (statement !== null) counts.set(statement, (counts.get(statement) ?? 0) + 1);
    }
  }
  const sorted = [...counts].sort(([, first], [, second]) => second - first);
  return sorted.slice(0, MOST_STATEMENTS).map(([statement]) => statement);
}
