/** Parses the JSON text of a request. Errors contain the position in the text. */
import { parse as parseLossless } from 'lossless-json';
import { CatalogError } from '../../core/errors.js';
import { isJsonObject, parseKeepingDigits } from '../../core/json.js';

/**
 * An empty body and members that are null count as absent.
 * @throws INVALID_REQUEST with `position` from 0, and `line` and `column` from 1
 */
export function parseJsonBody(text: string, options: { keepDigits: boolean }): unknown {
  if (text.trim() === '') return {};
  const tree = parse(text, options);
  return isJsonObject(tree) ? withoutNulls(tree) : tree;
}

function parse(text: string, { keepDigits }: { keepDigits: boolean }): unknown {
  try {
    return keepDigits ? parseKeepingDigits(text) : (JSON.parse(text) as unknown);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw malformed(text, cause);
    if (cause instanceof RangeError) {
      throw new CatalogError(
        'INVALID_REQUEST',
        'The body is nested too deeply',
        { rule: 'depth' },
        { cause },
      );
    }
    throw cause;
  }
}

function withoutNulls(tree: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(tree).includes(null)) return tree;
  return Object.fromEntries(Object.entries(tree).filter(([, member]) => member !== null));
}

function malformed(text: string, cause: SyntaxError): CatalogError {
  const { reason, position } = diagnose(text, cause);
  if (position === undefined) {
    return new CatalogError(
      'INVALID_REQUEST',
      `The body is not JSON: ${reason}`,
      { rule: 'JSON' },
      { cause },
    );
  }
  const before = text.slice(0, position).split('\n');
  const line = before.length;
  const column = (before.at(-1) ?? '').length + 1;
  return new CatalogError(
    'INVALID_REQUEST',
    `The body is not JSON: ${reason} (line ${line}, column ${column})`,
    { rule: 'JSON', position, line, column },
    { cause },
  );
}

/** The built-in parser often omits the position. The slower parser always reports it. */
function diagnose(text: string, cause: SyntaxError): { reason: string; position?: number } {
  try {
    parseLossless(text);
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : cause.message;
    const position = /at position (\d+)$/.exec(reason)?.[1];
    return position === undefined ? { reason } : { reason, position: Number(position) };
  }
  return { reason: cause.message };
}
