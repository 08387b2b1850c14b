/** The marks that this process has left. */
import type { Database, RunStatement } from '../database.js';
import type { LoadStatement } from '../statements.js';

export interface OwnMarks {
  /** Runs a write transaction and notes its mark, if it leaves one. */
  readonly write: Database['write'];
  /** Tells whether each of the marks is one of this process, or among those that are covered already. */
  areKnown(marks: string, covered: string | undefined): boolean;
}

/** @param database whose transactions are watched */
export function watchOwnMarks({ write }: Pick<Database, 'write'>, load: LoadStatement): OwnMarks {
  const lastOfSlot = new Map<unknown, unknown>();
  const watched = (run: RunStatement): RunStatement => {
    const markText = load('writes/mark-write');
    return (text, parameters) => {
      if (text === markText) lastOfSlot.set(parameters?.['slot'], parameters?.['transaction']);
      return run(text, parameters);
    };
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
