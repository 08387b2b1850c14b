import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJava } from '../../src/neo4j/embedded/installation.js';
import { startAndFail, temporaryFolder } from './embedded-run.js';

const folder = temporaryFolder();

/** Creates a folder that a test uses as its only folder on PATH. */
function programs(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

function script(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
}

const environment = { TRELLIS_DATA_DIR: join(folder, 'data'), JAVA_HOME: undefined };
const REMEDY =
  'install Java 17 or 21 (for Debian: apt install openjdk-17-jre-headless), ' +
  'or set NEO4J_URI to use a Neo4j that runs elsewhere.';

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('reports what to install if there is no Java', async () => {
  const { code, said } = await startAndFail({ ...environment, PATH: programs('nothing') });
  expect(code).toBe(1);
  expect(said.trim()).toBe(`There is no java on PATH: ${REMEDY}`);
});

it.each([
  ['is missing', () => undefined],
  [
    'is a file',
    (javaHome: string) => {
      writeFileSync(javaHome, '');
    },
  ],
  [
    'has a java that nobody may run',
    (javaHome: string) => {
      script(join(javaHome, 'bin', 'java'), '');
      chmodSync(join(javaHome, 'bin', 'java'), 0o644);
    },
  ],
])('reports that the folder of JAVA_HOME %s', async (name, make) => {
  const javaHome = join(folder, name.replaceAll(' ', '-'));
  make(javaHome);
  await expect(findJava(javaHome)).rejects.toThrow(
    `There is no program ${javaHome}/bin/java, although JAVA_HOME names it: ${REMEDY}`,
  );
});

it('refuses a Java that is too old for Neo4j', async () => {
  const javaHome = join(folder, 'java-8');
  script(
    join(javaHome, 'bin', 'java'),
    `echo '    java.specification.version = 1.8' >&2; echo '    java.home = ${javaHome}' >&2`,
  );
  const { code, said } = await startAndFail({ ...environment, JAVA_HOME: javaHome });
  expect(code).toBe(1);
  expect(said.trim()).toBe(`${javaHome}/bin/java is Java 8, which is too old: ${REMEDY}`);
});

it('refuses a program called java that is not Java', async () => {
  const javaHome = join(folder, 'no-java');
  script(join(javaHome, 'bin', 'java'), 'echo hello');
  await expect(findJava(javaHome)).rejects.toThrow(`${javaHome}/bin/java does not run as a Java: ${REMEDY}`);
});

it('reports that Maven is missing if the server files were never downloaded', async () => {
  const path = programs('java-only');
  symlinkSync((await findJava(process.env['JAVA_HOME'])).program, join(path, 'java'));
  const { code, said } = await startAndFail({
    ...environment,
    PATH: path,
    TRELLIS_CACHE_DIR: join(folder, 'empty-cache'),
  });
  expect(code).toBe(1);
  expect(said).toContain('There is no mvn on PATH, which fetches the Neo4j server once: install Maven');
});

it('reports the error of Maven if a download fails, and tries again at the next start', async () => {
  const path = programs('maven-without-network');
  symlinkSync((await findJava(process.env['JAVA_HOME'])).program, join(path, 'java'));
  script(join(path, 'mvn'), "echo '[ERROR] Unknown host'; exit 1");
  const cacheDir = join(folder, 'cache');
  const attempt = () => startAndFail({ ...environment, PATH: path, TRELLIS_CACHE_DIR: cacheDir });
  for (const { code, said } of [await attempt(), await attempt()]) {
    expect(code).toBe(1);
    expect(said).toContain(
      'Maven could not fetch the Neo4j server: check the network and try again.\n[ERROR] Unknown host',
    );
  }
});
