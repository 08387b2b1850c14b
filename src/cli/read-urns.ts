import { CatalogError } from '../core/errors.js';
import { UsageError } from './exit-code.js';
import { readLines } from '../core/read-lines.js';

/** `-` means the URNs on standard input, one per line. Removes duplicates. @throws UsageError without any URN */
export async function readUrns(
  given: readonly string[],
  stdin: AsyncIterable<Uint8Array>,
): Promise<string[]> {
  const urns = new Set<string>();
  for (const text of given) {
    if (text !== '-') urns.add(text);
    else for (const urn of await readInput(stdin)) urns.add(urn);
  }
  if (urns.size === 0) throw new UsageError('no URN on standard input');
  const odd = [...urns].find((urn) => !urn.startsWith('urn:li:'));
  if (odd !== undefined) throw new UsageError(`"${odd}" is not a URN; a URN begins with urn:li:`);
  return [...urns];
}

async function readInput(stdin: AsyncIterable<Uint8Array>): Promise<string[]> {
  const urns: string[] = [];
  try {
    for await (const line of readLines(stdin)) if (line.trim() !== '') urns.push(line.trim());
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new UsageError(`standard input: ${error.message}`, { cause: error });
  }
  return urns;
}
