/**
 * Java's class data sharing: Neo4j starts in half the time when it finds its classes in an archive. The first server writes the
 * archive when it stops, which takes some seconds. Later servers read it. Java ignores an archive that does not match.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Java } from './java.js';
import type { Layout } from './layout.js';

export interface ClassArchive {
  /** Options for `java`. */
  readonly arguments: readonly string[];
  /** Whether the server writes the archive when it stops. */
  readonly isNew: boolean;
  /** Makes the archive available to later servers. To be called after the server has stopped. */
  keep(): void;
}

export interface ArchiveDeps {
  /** The folder with the jars of the server; its archives are next to it. */
  readonly jars: string;
  readonly java: Java;
  readonly layout: Layout;
  /** False: an existing archive is used, but none is written. */
  readonly mayWrite: boolean;
}

const NONE: ClassArchive = { arguments: [], isNew: false, keep: () => undefined };

export function openClassArchive({ jars, java, layout, mayWrite }: ArchiveDeps): ClassArchive {
  // Java refuses an archive that another Java wrote.
  const version = createHash('sha256').update(java.version).digest('hex').slice(0, 12);
  const archive = `${jars}-classes-${version}.jsa`;
  if (existsSync(archive)) return { ...NONE, arguments: [`-XX:SharedArchiveFile=${archive}`] };
  if (!mayWrite) return NONE;
  // In the data folder, which no other server uses at the same time.
  const written = join(layout.home, 'classes.jsa');
  rmSync(written, { force: true });
  return {
    arguments: [`-XX:ArchiveClassesAtExit=${written}`],
    isNew: true,
    keep: () => {
      if (!existsSync(written)) return;
      const unfinished = `${archive}.${process.pid}`;
      copyFileSync(written, unfinished);
      renameSync(unfinished, archive);
      rmSync(written);
    },
  };
}
