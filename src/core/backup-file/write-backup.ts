import { createHash } from 'node:crypto';
import type { BackupEnd, BackupHeader, BackupRecord } from './format.js';

/** Makes the lines of a backup. Each has a line feed at its end. */
export interface BackupLines {
  header(header: Omit<BackupHeader, 'kind'>): string;
  record(record: BackupRecord): string;
  end(moment: string): string;
}

export function createBackupLines(): BackupLines {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  const line = (content: BackupHeader | BackupRecord): string => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    return text;
  };
  return {
    header: (header) => line({ kind: 'trellis-backup', ...header }),
    record: (record) => {
      if (record.kind !== 'file' || record.isLast) counts[record.kind] = (counts[record.kind] ?? 0) + 1;
      return line(record);
    },
    end: (moment) => {
      const end: BackupEnd = { kind: 'end', moment, counts, sha256: hash.digest('hex') };
      return `${JSON.stringify(end)}\n`;
    },
  };
}

/** The last line of a backup that could not be finished. */
export function failureLine(message: string): string {
  return `${JSON.stringify({ kind: 'failed', message })}\n`;
}
