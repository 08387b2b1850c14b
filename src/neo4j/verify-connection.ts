/** Checks the connection to Neo4j before the service starts, and explains what is wrong. */
import { StartError } from '../core/start.js';
import { openDatabase, type DatabaseOptions } from './database.js';
import { isDriverError } from './driver-errors.js';
import { serversOf, shakeHands } from './handshake.js';
import { nameStatement } from './statements.js';

/** A probe, not a statement of the catalog, so it is not in `cypher/`. */
const PROBE = nameStatement('probe', 'RETURN 1');

/** Programs that accept connections and say nothing are no Neo4j. A Neo4j that is just starting may be slow. */
const HANDSHAKE_MILLIS = 15_000;

/**
 * @param passwordRemedy completes "Neo4j refuses the user with this password: …"
 * @throws StartError if Neo4j does not answer, refuses the credentials, or does not have the database
 */
export async function verifyConnection(
  options: DatabaseOptions,
  passwordRemedy = 'correct NEO4J_USERNAME and NEO4J_PASSWORD',
  handshakeMillis = HANDSHAKE_MILLIS,
): Promise<void> {
  try {
    // The driver would keep a connection whose server says nothing, and with it the process.
    await shakeHands(serversOf(options.uri), AbortSignal.timeout(handshakeMillis));
    await probe(options);
  } catch (error) {
    throw new StartError(explain(error as Error, { ...options, passwordRemedy }), { cause: error });
  }
}

async function probe(options: DatabaseOptions): Promise<void> {
  const database = openDatabase({ ...options, isWatched: false });
  try {
    await database.read(PROBE);
  } finally {
    await database.close();
  }
}

function explain(error: Error, options: DatabaseOptions & { readonly passwordRemedy: string }): string {
  const cause = isDriverError(error) ? error : error.cause;
  const code = isDriverError(cause) ? cause.code : '';
  const { uri, username, database, passwordRemedy } = options;
  if (code.startsWith('Neo.ClientError.Security.')) {
    return `The Neo4j at ${uri} refuses the user ${username} with this password: ${passwordRemedy}.`;
  }
  if (code === 'Neo.ClientError.Database.DatabaseNotFound') {
    return `The Neo4j at ${uri} has no database ${database ?? ''}: correct NEO4J_DATABASE.`;
  }
  // `system` answers, and refuses all but its own commands.
  if (code.startsWith('Neo.ClientError.Statement.')) {
    return `The Neo4j at ${uri} stores no catalog in the database ${database ?? ''}: correct NEO4J_DATABASE.`;
  }
  return `No Neo4j answers at ${uri}: start it, correct NEO4J_URI, or remove NEO4J_URI to use the embedded Neo4j.`;
}
