/** Backups of the whole store. */
import type { WriteContext } from '../writes/types.js';

export interface Backup {
  /** The lines of the file, each with a line feed. The last line is the end, or says why the backup failed. */
  readonly lines: AsyncIterable<string>;
  /** Must be called when nobody reads the lines any more. May be called more than once. */
  end(): Promise<void>;
}

export interface Backups {
  /** Starts a backup of everything that is committed when its lines end. @throws CONFLICT while another one is under way */
  start(context: WriteContext): Promise<Backup>;
}
