/** Copies the contents of uploaded files, as far as the store of files leaves that to backups. */
import type { BackupRecord, FileRecord } from '../../core/backup-file.js';
import { isJsonObject } from '../../core/json.js';
import { type FileStore, FILE_ASPECT, FILE_URN_PREFIX } from '../files/types.js';

/** Bytes of a file in one record. */
const RECORD_BYTES = 1_000_000;

export interface FileCopy {
  /** Notes the file that a record describes. Other records are ignored. */
  note(record: BackupRecord): void;
  /** Copies the files that were noted since the last call, each once. A missing object is left out, because an upload may not have arrived. */
  copy(): AsyncGenerator<FileRecord>;
}

/** @param store absent, or one that has backups of its own: nothing is copied */
export function createFileCopy(store: Pick<FileStore, 'read' | 'isInBackups'> | undefined): FileCopy {
  const known = new Set<string>();
  let waiting: string[] = [];
  return {
    note: (record) => {
      const key = store?.isInBackups === true ? keyIn(record) : undefined;
      if (key === undefined || known.has(key)) return;
      known.add(key);
      waiting.push(key);
    },
    copy: async function* () {
      const keys = waiting;
      waiting = [];
      for (const key of keys) {
        const object = await store?.read(key);
        if (object !== undefined) yield* recordsOf(key, object.content);
      }
    },
  };
}

/** A file gives access only to the object of its own id. */
function keyIn(record: BackupRecord): string | undefined {
  if (record.kind !== 'entity' || !record.urn.startsWith(FILE_URN_PREFIX)) return undefined;
  const text = record.properties[`aspect_${FILE_ASPECT}`];
  const info: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
  const location = isJsonObject(info) ? info['bucketStorageLocation'] : undefined;
  const key = isJsonObject(location) ? location['storageKey'] : undefined;
  const isOwn = typeof key === 'string' && key.endsWith(`/${record.urn.slice(FILE_URN_PREFIX.length)}`);
  return isOwn ? key : undefined;
}

/** Each record but the last one has the same number of bytes. */
async function* recordsOf(key: string, content: AsyncIterable<Buffer>): AsyncGenerator<FileRecord> {
  let rest = Buffer.alloc(0);
  let offset = 0;
  const record = (bytes: Buffer, isLast: boolean): FileRecord => {
    const made: FileRecord = { kind: 'file', key, offset, content: bytes.toString('base64'), isLast };
    offset += bytes.length;
    return made;
  };
  for await (const bytes of content) {
    rest = Buffer.concat([rest, bytes]);
    for (; rest.length > RECORD_BYTES; rest = rest.subarray(RECORD_BYTES))
      yield record(rest.subarray(0, RECORD_BYTES), false);
  }
  yield record(rest, true);
}
