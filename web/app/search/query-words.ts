/**
 * Words of a query, in lower case and without operators, fields, quotes and stars, for marking them in texts.
 * Words after `NOT` or `-` are omitted.
 */
export function queryWords(query: string): string[] {
  const wanted = query
    .replaceAll(/(?:\bNOT\s+|(?<=^|[\s(])-)(?:"[^"]*"|[^\s()]+)/g, ' ')
    .replaceAll(/\b(?:AND|OR)\b/g, ' ')
    .replaceAll(/(?<=^|[\s(+])[\w.]+:(?=\S)/g, ' ');
  const words = wanted.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...new Set(
      words.flatMap((word) => word.split(/(?<=\p{Ll}{2})(?=\p{Lu})/u)).map((word) => word.toLowerCase()),
    ),
  ];
}
