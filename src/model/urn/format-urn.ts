/** Formats a URN from its parts: the inverse of parsing. */
import { parseUrnSyntax, URN_PREFIX } from './parse-urn.js';
import { urnError } from './urn-fault.js';

/**
 * Returns the URN of an entity type and its key parts, which are copied verbatim. Encode names with `encodePart` first.
 * @throws INVALID_URN for parts that would not parse to the same parts, e.g. an empty part or one with a raw comma
 */
export function formatUrn(entityType: string, parts: readonly string[]): string {
  const key = parts.length === 1 ? parts[0] : `(${parts.join(',')})`;
  const text = `${URN_PREFIX}${entityType}:${key}`;
  const urn = parseUrnSyntax(text);
  const same = urn.entityType === entityType && urn.parts.length === parts.length;
  if (same && urn.parts.every((part, index) => part === parts[index])) return text;
  const problem =
    'its parts contain commas or parentheses that would be parsed as structure; write %2C, %28 and %29';
  throw urnError(text, { rule: 'parts that read back', problem });
}
