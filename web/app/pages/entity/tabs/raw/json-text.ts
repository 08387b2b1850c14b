/** Formats stored JSON: lines, parts with links, sizes. */

/** Indents JSON by two spaces. A text that is not JSON is returned unchanged. */
export function prettyJson(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}

/** Indents JSON and sorts object members by name, so that two values can be compared line by line. */
export function comparableJson(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload, sortMembers), null, 2);
  } catch {
    return payload;
  }
}

function sortMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A part of a text: a URN, or the text between two URNs. */
export interface TextPart {
  readonly text: string;
  /** Set if the part is a URN. */
  readonly urn?: string;
}

/** Splits JSON into strings that are URNs, without their quotes, and the text between them. */
export function splitAtUrns(json: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of json.matchAll(/"(urn:li:[A-Za-z]+:[^"\\\s]+)"/g)) {
    const [, urn = ''] = match;
    const start = match.index + 1;
    parts.push({ text: json.slice(end, start) }, { text: urn, urn });
    end = start + urn.length;
  }
  return [...parts, { text: json.slice(end) }].filter(({ text }) => text !== '');
}

/** Splits a text into pieces with at most the given number of lines. All but the last end with a line break. */
export function chunkLines(text: string, lines: number): string[] {
  const all = text.split('\n');
  const chunks: string[] = [];
  for (let start = 0; start < all.length; start += lines) {
    const piece = all.slice(start, start + lines).join('\n');
    chunks.push(start + lines < all.length ? `${piece}\n` : piece);
  }
  return chunks;
}

/** Formats a size, e.g. `640 B`, `12 kB`, `1.3 MB`. It counts characters, which equal bytes in nearly all metadata. */
export function sizeText(characters: number): string {
  if (characters < 1_000) return `${characters} B`;
  if (characters < 999_500) return `${Math.round(characters / 1_000)} kB`;
  return `${(characters / 1_000_000).toFixed(1)} MB`;
}
