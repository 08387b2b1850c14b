/** The file in which a run reports its result. */
import { readFile, stat } from 'node:fs/promises';
import type { JsonValue } from '../../core/json.js';
import { mapTexts } from '../map-texts.js';

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
    return JSON.stringify(mapTexts(JSON.parse(text) as JsonValue, redact, redact));
  } catch {
    throw new Error('is left out, because it is not JSON');
  }
}
