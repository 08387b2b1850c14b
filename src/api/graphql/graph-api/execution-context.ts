/** Looks like a transaction of the driver to the library, and runs statements through Trellis' own reader. */

export type RunRead = (
  text: string,
  parameters?: Record<string, unknown>,
) => Promise<Record<string, unknown>[]>;

export interface ExecutionContext {
  run(text: string, parameters: Record<string, unknown>): Promise<LibraryResult>;
}

interface LibraryResult {
  readonly records: readonly unknown[];
  readonly summary: object;
}

/** The library asks for the version of the server before its first query, although no request needs it. */
const VERSION_QUERY = 'CALL dbms.components()';
const VERSION_ROWS = [['5.26.0', 'community']];

const SUMMARY = { counters: { updates: () => ({}) } };

/** @param runRead runs one read statement on a reader, with a timeout, and counts it */
export function executionContext(runRead: RunRead): ExecutionContext {
  return {
    run: async (text, parameters) => {
      if (text.includes(VERSION_QUERY)) return { records: VERSION_ROWS, summary: SUMMARY };
      const rows = await runRead(text, parameters);
      return { records: rows.map((row) => ({ toObject: () => row })), summary: SUMMARY };
    },
  };
}
