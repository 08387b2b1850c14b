import { UsageError } from '../exit-code.js';
import { readLines } from '../load/read-lines.js';

/** `-` among them stands for those on standard input, one a line. Each comes once. @throws UsageError when there are none */
export async function readUrns(
  given: readonly string[],
  stdin: AsyncIterable<Uint8Array>,
): Promise<string[]> {
  const urns = new Set<string>();
  for (const text of given) {
    if (text !== '-') urns.add(text);
    else for await (const line of readLines(stdin)) if (line.trim() !== '') urns.add(line.trim());
  }
  if (urns.size === 0) throw new UsageError('no URN on standard input');
  const odd = [...urns].find((urn) => !urn.startsWith('urn:li:'));
  if (odd !== undefined) throw new UsageError(`"${odd}" is no URN; one begins with urn:li:`);
  return [...urns];
}
