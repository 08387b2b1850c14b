/**
 * Java's class data sharing: a Neo4j that finds its classes in an archive starts in half the time. The first server writes the archive
 * when it stops, which takes some seconds; later ones read it. An archive that does not fit is ignored by Java.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Java } from './java.js';
import type { Layout } from './layout.js';

export interface ClassArchive {
  /** What Java is told about it. */
  readonly arguments: readonly string[];
  /** Whether a stop of the server writes it. */
  readonly isNew: boolean;
  /** For when the server has stopped: what it wrote is for later ones from now on. */
  keep(): void;
}

export interface ArchiveParts {
  /** The folder with the server's jars; its archives lie beside it. */
  readonly jars: string;
  readonly java: Java;
  readonly layout: Layout;
  /** False: an archive is used if there is one, and none is written. */
  readonly mayWrite: boolean;
}

const NONE: ClassArchive = { arguments: [], isNew: false, keep: () => undefined };

export function openClassArchive({ jars, java, layout, mayWrite }: ArchiveParts): ClassArchive {
  // Java refuses the archive of another one.
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
