/** Returns the beginning of a Markdown text on one line, without markup, for a table cell. */
export function plainText(markdown: string): string {
  return markdown
    .slice(0, 400)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
