/** The floor: statements through the driver, with nothing in between. */
import neo4j, { Neo4jError, type Driver, type Session } from 'neo4j-driver';

export type Row = Record<string, unknown>;

export interface BareStatement {
  readonly text: string;
  /** In the driver's own types: whole numbers as its integers. */
  readonly parameters: Record<string, unknown>;
}

export interface Connection {
  readonly uri: string;
  readonly username: string;
  readonly password: string;
}

export class BareNeo4j {
  readonly #driver: Driver;

  /** @param numbers `plain`: JavaScript numbers, as the service reads them; `exact`: can be written back as they are. */
  constructor({ uri, username, password }: Connection, numbers: 'plain' | 'exact' = 'plain') {
    this.#driver = neo4j.driver(uri, neo4j.auth.basic(username, password), {
      disableLosslessIntegers: numbers === 'plain',
      telemetryDisabled: true,
    });
  }

  read({ text, parameters }: BareStatement): Promise<Row[]> {
    return this.#run(text, parameters, 'READ');
  }

  /** One transaction for the one statement, in one round trip. */
  write({ text, parameters }: BareStatement): Promise<Row[]> {
    return this.#run(text, parameters, 'WRITE');
  }

  /**
   * One transaction; its statements are sent without waiting for one another. Two of them may meet in a deadlock: then
   * one begins anew at once, where the driver's own retries would first wait for a second.
   */
  async writeAll(statements: readonly BareStatement[]): Promise<void> {
    const session = this.#driver.session();
    try {
      while (!(await tryToWrite(session, statements)));
    } finally {
      await session.close();
    }
  }

  /** Rows as they arrive, for results that should not stand in memory as a whole. */
  async *stream(text: string): AsyncGenerator<Row> {
    const session = this.#driver.session({ defaultAccessMode: 'READ', fetchSize: 10_000 });
    try {
      for await (const record of session.run(text)) yield record.toObject();
    } finally {
      await session.close();
    }
  }

  async #run(text: string, parameters: Record<string, unknown>, mode: 'READ' | 'WRITE'): Promise<Row[]> {
    const session = this.#driver.session({ defaultAccessMode: mode });
    try {
      const { records } = await session.run(text, parameters);
      return records.map((record) => record.toObject());
    } finally {
      await session.close();
    }
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

/** @returns false when it is worth another try */
async function tryToWrite(session: Session, statements: readonly BareStatement[]): Promise<boolean> {
  const transaction = await session.beginTransaction();
  try {
    await Promise.all(statements.map(({ text, parameters }) => transaction.run(text, parameters)));
    await transaction.commit();
    return true;
  } catch (error) {
    await transaction.close();
    if (error instanceof Neo4jError && error.retryable) return false;
    throw error;
  }
}
