/** Hides secrets in the output of runs. */

/** Shorter values, e.g. `1` or `yes`, would hide harmless parts of every line. */
const MIN_SECRET_LENGTH = 4;
/** A shorter line of a secret with several lines, e.g. `}`, says nothing about it. */
const MIN_LINE_LENGTH = 8;
const HIDDEN = '********';

/** Returns a function that replaces each secret in a text, also in its forms in JSON, in JSON within JSON, in addresses, and line by line. */
export function createRedactor(secrets: Iterable<string>): (text: string) => string {
  const forms = new Set([...secrets].flatMap(formsOf));
  if (forms.size === 0) return (text) => text;
  // A secret may be a part of another one, so longer ones come first.
  const longestFirst = [...forms].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(escaped).join('|'), 'g');
  return (text) => text.replace(pattern, HIDDEN);
}

function formsOf(secret: string): string[] {
  if (secret.length < MIN_SECRET_LENGTH) return [];
  const lines = secret.split(/\r?\n/).map((line) => line.trim());
  const parts = lines.length === 1 ? [] : lines.filter((line) => line.length >= MIN_LINE_LENGTH);
  return [secret, ...parts].flatMap((text) => {
    const inJson = escapedInJson(text);
    // UTF-8 cannot encode a lone surrogate, and an address cannot contain one.
    const inAddress = encodeURIComponent(Buffer.from(text).toString());
    return [text, inJson, escapedInJson(inJson), inAddress, inAddress.replaceAll('%20', '+')];
  });
}

function escapedInJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
