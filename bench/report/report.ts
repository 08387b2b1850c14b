/** The report of a run: the figures, the catalog and the machine. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { systemClock } from '../../src/core/clock.js';
import type { BareNeo4j } from '../floor/bare-neo4j.js';
import type { LoadStep } from '../ingest/load-catalog.js';
import type { RowResult } from '../measure/figures.js';
import type { BenchOptions } from '../options.js';
import type { StartTimes } from '../service/service-process.js';

export interface Surroundings {
  readonly cores: number;
  readonly memoryGiB: number;
  readonly node: string;
  readonly neo4j: string;
  /** Of each Neo4j. */
  readonly heap: string;
  readonly pageCache: string;
  /** Load average of the minute before the run; near 0 on an idle machine. */
  readonly loadBefore: number;
  /** Of the service, with an empty catalog. Absent in results of earlier versions. */
  readonly start?: StartTimes;
}

/** Figures of one size of the catalog. */
export interface Measured {
  readonly entities: number;
  readonly aspects: number;
  readonly nodes: number;
  readonly edges: number;
  readonly rows: readonly RowResult[];
}

export interface Report {
  /** Day of the run. */
  readonly date: string;
  readonly seed: number;
  readonly surroundings: Surroundings;
  /** The load curve. */
  readonly steps: readonly LoadStep[];
  /** Smallest first. */
  readonly sizes: readonly Measured[];
}

export function today(): string {
  return new Date(systemClock.now()).toISOString().slice(0, 10);
}

export function currentLoad(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}

export async function describeSurroundings(
  bare: BareNeo4j,
  { memory }: Pick<BenchOptions, 'memory'>,
  loadBefore: number,
): Promise<Surroundings> {
  const text = 'CALL dbms.components() YIELD versions, edition RETURN versions[0] AS version, edition';
  const [row] = await bare.read({ text, parameters: {} });
  return {
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    neo4j: `${String(row?.['version'])} ${String(row?.['edition'])}`,
    ...memory,
    loadBefore,
  };
}

export function saveFigures(figures: object, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`Figures: ${file}`);
}
