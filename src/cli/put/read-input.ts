import { readFile } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { parseKeepingDigits } from '../../core/json.js';
import { UsageError } from '../exit-code.js';

/** @param file `-` for standard input @returns the JSON value in it @throws UsageError */
export async function readInput(file: string, stdin: AsyncIterable<Uint8Array>): Promise<unknown> {
  const name = file === '-' ? 'standard input' : file;
  const bytes = file === '-' ? await gather(stdin) : await read(file);
  try {
    return parseKeepingDigits(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const why = error instanceof SyntaxError ? `not JSON: ${error.message}` : 'not UTF-8 text';
    throw new UsageError(`${name}: ${why}`, { cause: error });
  }
}

async function gather(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(`${file}: ${code === 'ENOENT' ? 'no such file' : message}`, { cause: error });
  }
}
