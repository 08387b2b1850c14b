/** The command lines that run Neo4j: the server, and its administration tool. */
import { join } from 'node:path';
import type { ClassArchive } from './class-archive.js';
import type { Layout } from './layout.js';

export interface ServerCommandOptions {
  readonly jars: string;
  readonly layout: Layout;
  readonly heap: string;
  readonly archive: Pick<ClassArchive, 'arguments'>;
}

/**
 * Java optimizes a method when it has run four times as often as by default. With the default, the optimizer takes a third of Java's time
 * in a start, mostly for methods that nothing else calls. With twelve times, reads still took twice as much processor time of Neo4j after
 * 50,000 requests.
 */
const OPTIMIZE_LATE = [
  '-XX:Tier4InvocationThreshold=20000',
  '-XX:Tier4MinInvocationThreshold=2400',
  '-XX:Tier4CompileThreshold=60000',
  '-XX:Tier4BackEdgeThreshold=160000',
];

/** Arguments for `java`. The flags are those that Neo4j's own launcher passes for 5.26, where they matter for one machine. */
export function buildServerArguments({ jars, layout, heap, archive }: ServerCommandOptions): string[] {
  return [
    `-Xms${heap}`,
    `-Xmx${heap}`,
    '-XX:+UseG1GC',
    ...OPTIMIZE_LATE,
    '-XX:-OmitStackTraceInFastThrow',
    '-XX:+DisableExplicitGC',
    // A server that ran out of memory is unreliable, so it ends and is restarted.
    '-XX:+ExitOnOutOfMemoryError',
    '-Djdk.nio.maxCachedBufferSize=1024',
    '-Dio.netty.tryReflectionSetAccessible=true',
    '-Dlog4j2.disable.jmx=true',
    '-Dfile.encoding=UTF-8',
    ...archive.arguments,
    '--add-opens=java.base/java.nio=ALL-UNNAMED',
    '--add-opens=java.base/java.io=ALL-UNNAMED',
    '--add-opens=java.base/sun.nio.ch=ALL-UNNAMED',
    '-cp',
    join(jars, '*'),
    'org.neo4j.server.CommunityEntryPoint',
    `--home-dir=${layout.home}`,
    `--config-dir=${layout.confDir}`,
    '--console-mode',
  ];
}

/**
 * Sets the initial password. It is passed in a file (`@file` means its content), because every user of the machine can read a
 * command line. The flags avoid compilation, which would take half of this short run.
 */
export function buildPasswordArguments(jars: string, passwordFile: string): string[] {
  const flags = ['-Xmx128m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  return [
    ...flags,
    '-cp',
    join(jars, '*'),
    'org.neo4j.cli.AdminTool',
    'dbms',
    'set-initial-password',
    `@${passwordFile}`,
  ];
}
