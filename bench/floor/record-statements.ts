/**
 * Finds the floor of a read: lets one of the service's readers work inside this process and notes what it asks of Neo4j.
 * Sent bare, exactly these statements are what the result costs without the service.
 */
import type { RunStatement } from '../../src/neo4j/database.js';
import { toParameters } from '../../src/neo4j/parameters.js';
import type { BareNeo4j, BareStatement, Row } from './bare-neo4j.js';

export interface Recording<T> {
  /** Statements of one step were sent without waiting for one another; each step needed the one before it. */
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
    return rows;
  };
  const result = await work(read);
  return { steps, result };
}

/** The rows of every statement, in the order in which they were recorded. */
export async function replay(
  bare: BareNeo4j,
  { steps }: Pick<Recording<unknown>, 'steps'>,
): Promise<Row[][]> {
  const rows: Row[][] = [];
  for (const step of steps) rows.push(...(await Promise.all(step.map((statement) => bare.read(statement)))));
  return rows;
}
