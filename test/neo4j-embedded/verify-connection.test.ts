import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { StartError } from '../../src/core/start.js';
import type { DatabaseOptions } from '../../src/neo4j/database.js';
import { verifyConnection } from '../../src/neo4j/verify-connection.js';
import { neo4jForTests } from '../helpers/neo4j-server.js';

async function complaint(options: DatabaseOptions): Promise<string> {
  const error: unknown = await verifyConnection(options).catch((reason: unknown) => reason);
  if (!(error instanceof StartError)) throw new Error('expected a refusal that is meant for the operator');
  return error.message;
}

describe('verifying the connection to Neo4j', () => {
  it('succeeds if Neo4j answers', async () => {
    await expect(verifyConnection(await neo4jForTests())).resolves.toBeUndefined();
  });

  it('reports that nothing answers at the address', async () => {
    // The operating system never assigns this port at random.
    const uri = 'bolt://127.0.0.1:9';
    expect(await complaint({ uri, username: 'neo4j', password: 'any' })).toBe(
      `No Neo4j answers at ${uri}: start it, correct NEO4J_URI, or remove NEO4J_URI to use the embedded Neo4j.`,
    );
  });

  it('reports that a program accepts connections and says nothing, and keeps none of them', async () => {
    const silent = createServer((socket) => socket.resume());
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const uri = `bolt://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const verified = verifyConnection({ uri, username: 'neo4j', password: 'any' }, undefined, 500);
    await expect(verified).rejects.toThrow(`No Neo4j answers at ${uri}: start it`);
    // Resolves when all connections have ended.
    silent.close();
    await once(silent, 'close');
  });

  it('reports that Neo4j refuses the password', async () => {
    const server = await neo4jForTests();
    expect(await complaint({ ...server, password: 'another' })).toBe(
      `The Neo4j at ${server.uri} refuses the user neo4j with this password: ` +
        'correct NEO4J_USERNAME and NEO4J_PASSWORD.',
    );
  });

  it('reports that the database does not exist, or is for administration only', async () => {
    const server = await neo4jForTests();
    expect(await complaint({ ...server, database: 'elsewhere' })).toBe(
      `The Neo4j at ${server.uri} has no database elsewhere: correct NEO4J_DATABASE.`,
    );
    expect(await complaint({ ...server, database: 'system' })).toBe(
      `The Neo4j at ${server.uri} stores no catalog in the database system: correct NEO4J_DATABASE.`,
    );
  });
});
