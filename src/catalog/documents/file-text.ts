/** Reads an imported file: the id and title that its name gives, and its text as it is stored. */
import { createHash } from 'node:crypto';

/** A longer text is cut. */
export const MAX_TEXT = 1_000_000;

/** Longer pages would keep the service busy for more than two seconds. */
export const MAX_HTML = 300_000;

/** Follows a text that was cut. */
export const CUT_MARKER = '\n\n[The rest of this file was not imported.]';

/** The text, or the reason why the file has none. */
type FileText = { readonly text: string } | { readonly fault: string };

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

// What the name of an imported file says about its document: id, title and extension. Pure.

export interface FileIdentity {
  /** Identifies the file in later imports: the same name gives the same document. */
  readonly sourceId: string;
  /** Last part of the URN, at most 200 characters: lower-case letters, digits, `_`, `.` and `-`. */
  readonly documentId: string;
  readonly title: string;
  /** With the dot, e.g. `.md`; empty for a name without one. */
  readonly extension: string;
}

const MAX_ID = 200;
const HASH_DIGITS = 16;

/** Reads a file name, whose folders do not count. @returns undefined for a name without any character besides folders and extension */
export function identifyFile(fileName: string): FileIdentity | undefined {
  const name = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1).trim();
  const dot = name.lastIndexOf('.');
  // A name that begins with its only dot has no extension, e.g. `.env`.
  const base = dot > 0 ? name.slice(0, dot) : name;
  if (!/[^.\s]/.test(base)) return undefined;
  const sourceId = `upload.${base}`;
  return {
    sourceId,
    documentId: documentIdOf(sourceId),
    title: titleOf(base),
    extension: dot > 0 ? name.slice(dot) : '',
  };
}

/** Different sources have different ids, because the id ends with a hash of the source. */
function documentIdOf(sourceId: string): string {
  const readable = sourceId
    .replaceAll(/[^A-Za-z0-9_.-]/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  const hash = createHash('sha256').update(sourceId).digest('hex').slice(0, HASH_DIGITS);
  return `${readable.slice(0, MAX_ID - HASH_DIGITS - 1)}-${hash}`;
}

function titleOf(base: string): string {
  return base
    .replaceAll(/[-_]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

type Convert = (html: string) => string;

let loading: Promise<Convert> | undefined;

/**
 * Returns the contents of a page as Markdown (GitHub's variant): headings, lists, tables, code and links. Scripts and styles are dropped.
 * It takes up to 5 microseconds per character, during which nothing else runs.
 * @throws RangeError for a page whose elements nest thousands of levels deep
 */
async function htmlToMarkdown(html: string): Promise<string> {
  loading ??= load();
  const convert = await loading;
  return convert(html);
}

async function load(): Promise<Convert> {
  const [{ unified }, parse, toMarkdown, tables, write] = await Promise.all([
    import('unified'),
    import('rehype-parse'),
    import('rehype-remark'),
    import('remark-gfm'),
    import('remark-stringify'),
  ]);
  const converter = unified()
    .use(parse.default)
    .use(toMarkdown.default)
    .use(tables.default)
    .use(write.default, { bullet: '-' })
    .freeze();
  return (html) => String(converter.processSync(html));
}
