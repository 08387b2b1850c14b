/** Password of the embedded server: generated on first start and stored in the data folder, readable by its owner only. */
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { newId } from '../../core/ids.js';
import { StartError } from '../../core/start-error.js';
import type { Layout } from './layout.js';
import { runProgram } from './run-program.js';
import { buildPasswordArguments } from './server-command.js';

const OWNER_ONLY = 0o600;

export interface PasswordOptions {
  readonly layout: Layout;
  /** Absolute path of the `java` program. */
  readonly java: string;
  readonly jars: string;
}

/**
 * A crash is possible after every step: the file is complete or absent, and the server is configured as long as it has
 * never been started.
 * @throws StartError for a database without a password
 */
export async function providePassword({ layout, java, jars }: PasswordOptions): Promise<string> {
  const started = existsSync(layout.systemDatabase);
  if (!existsSync(layout.passwordFile)) {
    if (started) throw new StartError(missing(layout));
    const unfinished = `${layout.passwordFile}.unfinished`;
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, newId(), { mode: OWNER_ONLY });
    renameSync(unfinished, layout.passwordFile);
  }
  chmodSync(layout.passwordFile, OWNER_ONLY);
  const password = readFileSync(layout.passwordFile, 'utf8').trim();
  if (!started) await setInitialPassword({ layout, java, jars });
  return password;
}

async function setInitialPassword({ layout, java, jars }: PasswordOptions): Promise<void> {
  rmSync(layout.initialPasswordFile, { force: true });
  const tool = await runProgram(java, buildPasswordArguments(jars, layout.passwordFile), {
    env: { NEO4J_HOME: layout.home, NEO4J_CONF: layout.confDir },
  });
  if (tool?.succeeded === true && existsSync(layout.initialPasswordFile)) return;
  throw new StartError(
    `The initial password of Neo4j could not be set: ${tool?.output.trim() ?? `${java} is gone`}`,
  );
}

function missing({ passwordFile, home }: Layout): string {
  return (
    `There is a database in ${home} but no ${passwordFile}: put the password of its user neo4j into that file, ` +
    'or move the data folder away to start with an empty catalog.'
  );
}
