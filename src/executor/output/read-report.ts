/** The file in which a run reports its result. */
import { readFile, stat } from 'node:fs/promises';
import type { JsonValue } from '../../core/json.js';

/** In bytes. A report lists some failures and warnings of a run, not all its records. */
const MAX_REPORT_BYTES = 4_000_000;

/**
 * @param redact hides secrets in a text
 * @returns JSON text without secrets; undefined without a file
 * @throws Error, whose message completes "the report …", for a report that cannot be stored
 */
export async function readReport(
  file: string,
  redact: (text: string) => string,
): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  if (found.size > MAX_REPORT_BYTES)
    throw new Error(`is left out, because it has ${found.size} bytes and the limit is ${MAX_REPORT_BYTES}`);
  const text = await readFile(file, 'utf8');
  try {
    return JSON.stringify(mapStrings(JSON.parse(text) as JsonValue, redact));
  } catch {
    throw new Error('is left out, because it is not JSON');
  }
}

/** Returns the value with each text in it replaced, also the names of members. */
function mapStrings(value: JsonValue, replace: (text: string) => string): JsonValue {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, replace));
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.map(([key, member]) => [replace(key), mapStrings(member, replace)]));
}
