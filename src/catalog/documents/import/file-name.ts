/** What the name of an imported file says about its document: id, title and extension. Pure. */
import { createHash } from 'node:crypto';

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
