/**
 * Finds the floor of a read: runs a reader of the service in this process and records its statements.
 * The cost of the result without the service is the cost of exactly these statements, sent directly.
 */
import type { RunStatement } from '../../src/neo4j/database.js';
import type { RowOf } from '../../src/neo4j/statements.js';
import { toParameters } from '../../src/neo4j/tune-driver.js';
import type { BareNeo4j, BareStatement, Row } from './bare-neo4j.js';

export interface Recording<T> {
  /** Statements of one step are concurrent; each step depends on the previous one. */
  readonly steps: readonly (readonly BareStatement[])[];
  readonly result: T;
}

export async function recordStatements<T>(
  bare: BareNeo4j,
  work: (read: RunStatement) => Promise<T>,
): Promise<Recording<T>> {
  const steps: BareStatement[][] = [];
  let answered = 0;
  const read: RunStatement = async (text, parameters = {}) => {
    const statement = { text, parameters: toParameters(parameters) };
    const sent = steps.reduce((sum, step) => sum + step.length, 0);
    if (answered === sent) steps.push([statement]);
    else steps.at(-1)?.push(statement);
    const rows = await bare.read(statement);
    answered += 1;
    return rows as RowOf<typeof text>[];
  };
  const result = await work(read);
  return { steps, result };
}

/** Returns the rows of each statement, in recorded order. */
export async function replay(
  bare: BareNeo4j,
  { steps }: Pick<Recording<unknown>, 'steps'>,
): Promise<Row[][]> {
  const rows: Row[][] = [];
  for (const step of steps) rows.push(...(await Promise.all(step.map((statement) => bare.read(statement)))));
  return rows;
}
