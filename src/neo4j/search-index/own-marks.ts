/** The marks that this process has left. */
import type { Database, RunStatement } from '../database.js';

export interface OwnMarks {
  /** Runs a write transaction and notes its mark, if it leaves one. */
  readonly write: Database['write'];
  /** Tells whether each of the marks is one of this process, or among those that are covered already. */
  areKnown(marks: string, covered: string | undefined): boolean;
}

/**
 * Every statement with the parameters `slot` and `transaction` leaves a mark.
 * @param database whose transactions are watched
 */
export function watchOwnMarks({ write }: Pick<Database, 'write'>): OwnMarks {
  const lastOfSlot = new Map<unknown, unknown>();
  const watched =
    (run: RunStatement): RunStatement =>
    (text, parameters = {}) => {
      const { slot, transaction } = parameters;
      if (slot !== undefined && transaction !== undefined) lastOfSlot.set(slot, transaction);
      return run(text, parameters);
    };
  return {
    write: (operation, work) => write(operation, (run) => work(watched(run))),
    areKnown: (marks, covered) => {
      const known = new Set<unknown>([...lastOfSlot.values(), ...listMarks(covered ?? '')]);
      return listMarks(marks).every((mark) => known.has(mark));
    },
  };
}

function listMarks(marks: string): string[] {
  return marks.split(',').filter((mark) => mark !== '');
}
