/** The form in which statements run, in transactions and outside of them. */

export type Row = Record<string, unknown>;

/** Runs a statement; whole numbers come back as JavaScript numbers. */
export type RunStatement = (text: string, parameters?: Record<string, unknown>) => Promise<Row[]>;
