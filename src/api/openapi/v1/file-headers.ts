/** Headers of downloads, which keep browsers from executing what somebody has uploaded. */
import type { OpenedFile } from '../../../catalog/files/open-file.js';

/** Types that browsers show as a document of their own without executing anything. */
const SHOWN: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'text/plain',
]);

/** Types that keep their names, so that pages can embed such files. Browsers execute none of them as a script. */
const NAMED = /^(image|audio|video)\/[\w.+-]+$|^application\/pdf$/;

const OTHER = 'application/octet-stream';

interface FileHeaders {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Only pictures and plain text are shown; other files are saved. */
export function headersOfFile({
  name,
  type,
  bytes,
}: Pick<OpenedFile, 'name' | 'type' | 'bytes'>): FileHeaders {
  const essence = (type.split(';')[0] ?? '').trim().toLowerCase();
  const disposition = SHOWN.has(essence) ? 'inline' : 'attachment';
  const named = NAMED.test(essence) ? essence : OTHER;
  return {
    type: essence === 'text/plain' ? 'text/plain; charset=utf-8' : named,
    headers: {
      'Content-Disposition': `${disposition}; ${fileNames(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      ...(bytes !== undefined && { 'Content-Length': String(bytes) }),
    },
  };
}

/** The name in two forms: older programs read only the first one, which is plain ASCII. */
function fileNames(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_');
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
