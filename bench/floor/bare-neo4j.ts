/** The floor: statements sent directly through the driver. */
import neo4j, { Neo4jError, type Driver, type Session } from 'neo4j-driver';
import { tuneDriver } from '../../src/neo4j/tune-driver.js';

export type Row = Record<string, unknown>;

export interface BareStatement {
  readonly text: string;
  /** Parameters in the types of the driver: whole numbers are its integers. */
  readonly parameters: Record<string, unknown>;
}

export interface Connection {
  readonly uri: string;
  readonly username: string;
  readonly password: string;
}

export class BareNeo4j {
  readonly #driver: Driver;

  /** @param numbers `plain`: JavaScript numbers, as the service reads them; `exact`: can be written back unchanged */
  constructor({ uri, username, password }: Connection, numbers: 'plain' | 'exact' = 'plain') {
    // Like the service, because a floor must not be slower than necessary.
    tuneDriver();
    this.#driver = neo4j.driver(uri, neo4j.auth.basic(username, password), {
      disableLosslessIntegers: numbers === 'plain',
      telemetryDisabled: true,
    });
  }

  read({ text, parameters }: BareStatement): Promise<Row[]> {
    return this.#run(text, parameters, 'READ');
  }

  /** Runs one statement in one transaction and one round trip. */
  write({ text, parameters }: BareStatement): Promise<Row[]> {
    return this.#run(text, parameters, 'WRITE');
  }

  /**
   * Runs one transaction whose statements do not wait for each other. If two transactions deadlock, one of them is
   * retried immediately, whereas the driver would first wait for a second.
   */
  async writeAll(statements: readonly BareStatement[]): Promise<void> {
    const session = this.#driver.session();
    try {
      while (!(await tryToWrite(session, statements)));
    } finally {
      await session.close();
    }
  }

  /** Streams rows, for results that do not fit into memory. */
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

/** @returns false if the transaction should be retried */
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
