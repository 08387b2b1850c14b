/**
 * Notes in a bucket: which uploads were permitted and are not known to be registered. A note is an empty object, whose key follows from that
 * of the upload.
 */
import type { NewUpload } from '../types.js';

/** Returns the first part of the keys of notes. It differs from that of files. */
export function notesPrefix(prefix: string): string {
  return `${prefix}-unregistered/`;
}

/** @param key of the upload */
export function noteOf(key: string, prefix: string): string {
  return notesPrefix(prefix) + key.slice(prefix.length + 1);
}

export interface NotePage {
  readonly uploads: readonly NewUpload[];
  /** Token of the next page; absent on the last one. */
  readonly next: string | undefined;
}

const CONTENTS = /<Contents>(.*?)<\/Contents>/gs;

/** Reads an answer of `ListObjectsV2` with the encoding type `url`, whose keys need no XML escapes. */
export function readNotes(xml: string, prefix: string): NotePage {
  const start = notesPrefix(prefix);
  const uploads = [...xml.matchAll(CONTENTS)].flatMap(([, content = '']): NewUpload[] => {
    const note = decodeURIComponent((textOf(content, 'Key') ?? '').replaceAll('+', ' '));
    const at = Date.parse(textOf(content, 'LastModified') ?? '');
    return note.startsWith(start) && !Number.isNaN(at)
      ? [{ key: `${prefix}/${note.slice(start.length)}`, at }]
      : [];
  });
  return { uploads, next: textOf(xml, 'NextContinuationToken') };
}

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
