import type { SchemaRow } from './schema-row.js';

/** Returns the paths of the columns that contain every word in their name, type, description, tags or terms. */
export function filterRows(rows: readonly SchemaRow[], filter: string): ReadonlySet<string> | undefined {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const hits = rows.filter((row) => {
    const text = searchedText(row);
    return words.every((word) => text.includes(word));
  });
  return new Set(hits.map(({ path }) => path));
}

function searchedText({ name, nativeType, description, tags, terms }: SchemaRow): string {
  const labels = [
    ...tags.map(({ association }) => association.tag.overview.name),
    ...terms.map(({ association }) => association.term.overview.name),
  ];
  return [name, nativeType ?? '', description ?? '', ...labels].join('\n').toLowerCase();
}
