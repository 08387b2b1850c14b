/** Finds a Java that can run Neo4j. */
import { join } from 'node:path';
import { StartError } from '../../core/start-error.js';
import { runProgram } from './run-program.js';

const OLDEST = 17;
const REMEDY =
  'install Java 17 or 21 (for Debian: apt install openjdk-17-jre-headless), or set NEO4J_URI to use a Neo4j that runs elsewhere';

export interface Java {
  /** Absolute path of the `java` program. */
  readonly program: string;
  /** Identifies the installation: its folder and the version of its virtual machine. */
  readonly version: string;
}

/** @throws StartError if none is installed, or if it is too old */
export async function findJava(javaHome: string | undefined): Promise<Java> {
  const command = javaHome === undefined ? 'java' : join(javaHome, 'bin', 'java');
  const result = await runProgram(command, ['-XshowSettings:properties', '-version']);
  if (result === undefined) {
    const where =
      javaHome === undefined
        ? 'There is no java on PATH'
        : `There is no program ${command}, although JAVA_HOME names it`;
    throw new StartError(`${where}: ${REMEDY}.`);
  }
  const version = /^\s*java\.specification\.version = (?:1\.)?(\d+)/m.exec(result.output)?.[1];
  const home = /^\s*java\.home = (.+?)\s*$/m.exec(result.output)?.[1];
  if (version === undefined || home === undefined) {
    throw new StartError(`${command} does not run as a Java: ${REMEDY}.`);
  }
  if (Number(version) < OLDEST)
    throw new StartError(`${command} is Java ${version}, which is too old: ${REMEDY}.`);
  const exactly = /^\s*java\.vm\.version = (.+?)\s*$/m.exec(result.output)?.[1] ?? version;
  return { program: join(home, 'bin', 'java'), version: `${home} ${exactly}` };
}
