/** Connections, and the content of platform resources, which is stored as bytes and is often JSON. */
import { isJsonObject, parseKeepingDigits, stringifyKeepingDigits } from '../../../core/json.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';
import { platformOf } from './platforms.js';

interface Entry {
  readonly key: string;
  readonly value: string;
}

export const platformResources = {
  DataHubConnection: { platform: platformOf },
  DataHubPlatformResourceProperties: {
    customProperties: ({ value }: StoredRecord): Entry[] | null => {
      const blob = memberAt(value, ['value', 'blob']);
      if (typeof blob !== 'string') return null;
      const content = parsed(textOfBytes(blob));
      if (!isJsonObject(content)) return null;
      return Object.entries(content).map(([key, member]) => ({
        key,
        value: typeof member === 'string' ? member : stringifyKeepingDigits(member),
      }));
    },
  },
} as const;

/** Bytes are stored as text with one character per byte; some writers store the text itself. */
function textOfBytes(blob: string): string {
  const bytes = Buffer.from(blob, 'latin1');
  return bytes.toString('latin1') === blob ? bytes.toString('utf8') : blob;
}

function parsed(text: string): unknown {
  try {
    return parseKeepingDigits(text);
  } catch {
    return undefined;
  }
}
