import { TextDecoder } from 'node:util';
import { CatalogError } from '../../core/errors.js';

/**
 * Splits bytes of UTF-8 at line feeds, holding one line at a time; a byte order mark is dropped. Node's `readline`
 * won't do: it also splits at U+2028 and U+2029, which may stand unescaped in JSON strings.
 * @throws INVALID_REQUEST when the bytes are not UTF-8
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
