/**
 * Java's class data sharing: Neo4j starts in half the time when it finds its classes in an archive, also after a crash. The archive
 * is next to the folder of the jars, and belongs to one Java. Java ignores an archive that does not match.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Java } from './java.js';

export interface ClassArchive {
  /** The file, whether it exists or not. */
  readonly file: string;
  /** Options for `java`: none as long as the file does not exist. */
  readonly arguments: readonly string[];
}

/** @param jars the folder with the jars of the server */
export function findClassArchive(jars: string, java: Java): ClassArchive {
  // Java refuses an archive that another Java wrote.
  const version = createHash('sha256').update(java.version).digest('hex').slice(0, 12);
  const file = `${jars}-classes-${version}.jsa`;
  return { file, arguments: existsSync(file) ? [`-XX:SharedArchiveFile=${file}`] : [] };
}
