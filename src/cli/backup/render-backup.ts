import type { BackupEnd } from '../../core/backup-file/format.js';
import { counted } from '../text/counted.js';
import { renderTime } from '../text/render-time.js';

/** One sentence about what a backup contains. Records that replace others are counted, too. */
export function renderBackup({ moment, counts }: BackupEnd): string {
  const { entity = 0, version = 0, point = 0, change = 0, file = 0 } = counts;
  const parts = [
    counted(entity, 'entity', 'entities'),
    counted(version, 'older version'),
    counted(point, 'point'),
    counted(change, 'log entry', 'log entries'),
    counted(file, 'uploaded file'),
  ];
  return `The state of ${renderTime(Date.parse(moment))}: ${parts.join(', ')}`;
}
