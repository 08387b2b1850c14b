/** Paths of the embedded Neo4j, in the project and in the data folder. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEO4J_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'neo4j');

/** Lists the server files to fetch. */
export const POM_FILE = join(NEO4J_FOLDER, 'pom.xml');
export const WATCHDOG_FILE = join(NEO4J_FOLDER, 'watchdog.js');

export interface Layout {
  readonly dataDir: string;
  /** Lock of the service that uses the folder. */
  readonly lockFile: string;
  readonly passwordFile: string;
  /** Names the running Neo4j, so that the next service can find it if this one is killed. */
  readonly processFile: string;
  /** Neo4j's own folder, with `conf`, `data` and `logs`. */
  readonly home: string;
  readonly confDir: string;
  readonly logsDir: string;
  /** Exists after the first start of the server. */
  readonly systemDatabase: string;
  /** The first password, read by the server on its first start. */
  readonly initialPasswordFile: string;
}

export function layoutOf(dataDir: string): Layout {
  const home = join(dataDir, 'neo4j');
  return {
    dataDir,
    lockFile: join(dataDir, 'service.lock'),
    passwordFile: join(dataDir, 'neo4j-password'),
    processFile: join(dataDir, 'neo4j-process.json'),
    home,
    confDir: join(home, 'conf'),
    logsDir: join(home, 'logs'),
    systemDatabase: join(home, 'data', 'databases', 'system'),
    initialPasswordFile: join(home, 'data', 'dbms', 'auth.ini'),
  };
}
