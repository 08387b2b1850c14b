/** What the library takes for a transaction of the driver; behind it stands the store's own way of reading. */

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

/** No request needs it, but the library asks for the server's version before its first query. */
const VERSION_QUESTION = 'CALL dbms.components()';
const VERSION_ANSWER = [['5.26.0', 'community']];

const SUMMARY = { counters: { updates: () => ({}) } };

/** @param runRead one read statement: routed to a reader, bounded in time, counted */
export function executionContext(runRead: RunRead): ExecutionContext {
  return {
    run: async (text, parameters) => {
      if (text.includes(VERSION_QUESTION)) return { records: VERSION_ANSWER, summary: SUMMARY };
      const rows = await runRead(text, parameters);
      return { records: rows.map((row) => ({ toObject: () => row })), summary: SUMMARY };
    },
  };
}
