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
