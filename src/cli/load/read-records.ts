/** Reads the records of a file in any supported format. */
import { CatalogError } from '../../core/errors.js';
import { parseKeepingDigits } from '../../core/json.js';
import type { Source } from '../input.js';
import { readLines } from '../../core/file-system.js';
import type { RecordLocation } from './read-record.js';

/** A record of the file, or the reason why it could not be read. */
export type Reading = { readonly location: RecordLocation } & (
  { readonly tree: unknown } | { readonly message: string }
);

const LINE_FILE = /\.(jsonl|ndjson)$/i;
/** Maximum number of characters; a JavaScript string can hold slightly more. */
const MAX_DOCUMENT_LENGTH = 400_000_000;

/**
 * Yields the records of a source. JSON lines are read line by line in bounded memory, and only a bad line is
 * skipped. Anything else is one JSON document in memory. A file is read as JSON lines if its name ends so,
 * or if its first line is valid JSON. The items of arrays, also of an array on a line, are separate records.
 */
export async function* readRecords(source: Source): AsyncGenerator<Reading> {
  const locations = numberLocations(source.name);
  let byLine: boolean | undefined = LINE_FILE.test(source.name) ? true : undefined;
  const document = new Document();
  let line = 0;
  try {
    for await (const text of readLines(source.open())) {
      line += 1;
      if (text.trim() === '') continue;
      byLine ??= isJson(text);
      if (byLine) yield* readText(text, () => locations(line));
      else document.add(text);
    }
    if (!document.isEmpty()) yield* readText(document.text(), () => locations());
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    yield { location: locations(), message: error.message };
  }
}

function numberLocations(file: string): (line?: number) => RecordLocation {
  let record = 0;
  return (line) => {
    record += 1;
    return line === undefined ? { file, record } : { file, record, line };
  };
}

function* readText(text: string, nextLocation: () => RecordLocation): Generator<Reading> {
  let parsed: unknown;
  try {
    parsed = parseKeepingDigits(text);
  } catch (error) {
    yield { location: nextLocation(), message: `not JSON: ${(error as Error).message}` };
    return;
  }
  const trees: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  for (const tree of trees) yield { location: nextLocation(), tree };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Collects the text of a file that is not JSON lines. */
class Document {
  readonly #lines: string[] = [];
  #length = 0;

  add(line: string): void {
    this.#length += line.length + 1;
    if (this.#length > MAX_DOCUMENT_LENGTH) {
      throw new CatalogError('PAYLOAD_TOO_LARGE', 'too large for one JSON document: write it as JSON lines');
    }
    this.#lines.push(line);
  }

  isEmpty(): boolean {
    return this.#lines.length === 0;
  }

  text(): string {
    return this.#lines.join('\n');
  }
}
