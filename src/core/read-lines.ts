import { TextDecoder } from 'node:util';
import { CatalogError } from './errors.js';

/**
 * Splits UTF-8 bytes at line feeds with one line in memory, and drops a byte order mark. Node's `readline`
 * is unsuitable: it also splits at U+2028 and U+2029, which JSON strings can contain unescaped.
 * @throws INVALID_REQUEST for bytes that are not UTF-8
 */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pending: string[] = [];
  for await (const chunk of bytes) {
    const [first = '', ...others] = decode(decoder, chunk).split('\n');
    pending.push(first);
    for (const next of others) {
      yield pending.join('');
      pending = [next];
    }
  }
  pending.push(decode(decoder));
  yield pending.join('');
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw new CatalogError('INVALID_REQUEST', 'not UTF-8 text', {}, { cause: error });
  }
}
