/** Repairs URNs that the Python client escapes. */

/**
 * Reverts the escapes of the Python client in the URN of a single `ingestProposal`: every character beyond ASCII arrives as the
 * six characters of its escape, `\u00e9` for é, two of them for characters beyond U+FFFF. Escapes of ASCII characters
 * do not come from this client and stay. Batches and the OpenAPI endpoints do not need this.
 */
export function unescapeClientUrn(text: string): string {
  if (!text.includes('\\u')) return text;
  return text.replace(/\\u([0-9a-fA-F]{4})/g, (escape, digits: string) => {
    const unit = Number.parseInt(digits, 16);
    return unit < 0x80 ? escape : String.fromCharCode(unit);
  });
}
