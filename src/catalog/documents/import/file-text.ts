/** The text of an imported file as it is stored. */
import { htmlToMarkdown } from './html-to-markdown.js';

/** A longer text is cut. */
export const MAX_TEXT = 1_000_000;

/** Longer pages would keep the service busy for more than two seconds. */
export const MAX_HTML = 300_000;

/** Follows a text that was cut. */
export const CUT_MARKER = '\n\n[The rest of this file was not imported.]';

/** The text, or the reason why the file has none. */
export type FileText = { readonly text: string } | { readonly fault: string };

const HTML = /^\.x?html?$/i;

/** Returns the text of a file: HTML as Markdown, anything else as it is. */
export async function readFileText(content: string, extension: string): Promise<FileText> {
  // Text files have no zero bytes, and replacement characters come from bytes that are not UTF-8.
  if (content.includes('\0') || isMostlyReplaced(content))
    return { fault: 'the file is not a text file in UTF-8' };
  const plain = content.replace(/^\uFEFF/, '');
  if (!HTML.test(extension)) return { text: cut(plain) };
  if (plain.length > MAX_HTML) return { fault: `an HTML file has at most ${MAX_HTML} characters` };
  return convert(plain);
}

async function convert(html: string): Promise<FileText> {
  try {
    const text = (await htmlToMarkdown(html)).trim();
    return text === '' ? { fault: 'the HTML file contains no text' } : { text: cut(text) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { fault: 'the elements of the HTML file are nested too deeply' };
  }
}

function cut(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const kept = text.slice(0, MAX_TEXT);
  // Half of a character that takes two code units cannot be stored.
  return kept.replace(/[\uD800-\uDBFF]$/, '') + CUT_MARKER;
}

/** Some old text files have single bytes in other encodings, so a few are tolerated. */
function isMostlyReplaced(content: string): boolean {
  const replaced = content.split('\uFFFD').length - 1;
  return replaced * 10 > content.length;
}
