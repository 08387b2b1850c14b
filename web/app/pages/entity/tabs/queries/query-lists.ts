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

interface Subject<Dataset, Column> {
  readonly dataset: Dataset;
  readonly schemaField: Column | null;
}

/** Lists each dataset once, with its columns that are also subjects. */
export function subjectsByDataset<Dataset extends { readonly urn: string }, Column>(
  subjects: readonly Subject<Dataset, Column>[],
): readonly { readonly dataset: Dataset; readonly columns: readonly Column[] }[] {
  const found = new Map<string, { dataset: Dataset; columns: Column[] }>();
  for (const { dataset, schemaField } of subjects) {
    const entry = found.get(dataset.urn) ?? { dataset, columns: [] };
    found.set(dataset.urn, entry);
    if (schemaField !== null) entry.columns.push(schemaField);
  }
  return [...found.values()];
}
