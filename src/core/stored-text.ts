/** Returns a text as Neo4j stores it: it replaces lone surrogates, which UTF-8 cannot encode. */
export function toStoredText(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
