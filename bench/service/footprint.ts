/** Memory of the processes and disk space of the store. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { layoutOf } from '../../src/neo4j/embedded/layout.js';
import { parseMark } from '../../src/neo4j/embedded/processes.js';
import type { ServiceProcess } from './service-process.js';

/** All sizes are MiB; memory is resident memory. */
export interface Footprint {
  readonly serviceMemory: number;
  readonly neo4jMemory: number;
  /** Of the benchmark itself, which generates the catalog. */
  readonly benchMemory: number;
  /** Nodes, edges, properties and indexes, without transaction logs. */
  readonly store: number;
}

const MIB = 2 ** 20;

export function footprintOf({ pid, dataDir }: Pick<ServiceProcess, 'pid' | 'dataDir'>): Footprint {
  const { processFile, home } = layoutOf(dataDir);
  const neo4j = parseMark(readFileSync(processFile, 'utf8'));
  return {
    serviceMemory: memoryOf(pid),
    neo4jMemory: neo4j === undefined ? 0 : memoryOf(neo4j.pid),
    benchMemory: Math.round(process.memoryUsage.rss() / MIB),
    store: Math.round(sizeOf(join(home, 'data', 'databases')) / MIB),
  };
}

function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round((Number(stdout) * 1_024) / MIB);
}

function sizeOf(folder: string): number {
  let total = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    // Neo4j may replace a file of an index at any time.
    total += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return total;
}
