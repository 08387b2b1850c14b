/** The command line of the benchmark. */
import { Command, InvalidArgumentError } from 'commander';
import type { Memory } from './service/environment.js';

/** Rows in the order of measurement: writes come last, so that all reads use the same catalog. */
export const ROW_NAMES = [
  'ingest',
  'entity',
  'batch',
  'lineage',
  'search',
  'autocomplete',
  'graphql-table',
  'graphql-page',
  'write',
  'write32',
] as const;
export type RowName = (typeof ROW_NAMES)[number];

export interface BenchOptions {
  readonly entities: number;
  readonly seed: number;
  /** Minimum duration of a row. */
  readonly seconds: number;
  readonly rows: readonly RowName[];
  readonly memory: Memory;
  /** Output file of the figures, in addition to the table. */
  readonly json: string | undefined;
  /** Output folder for a CPU profile of the service. */
  readonly profile: string | undefined;
  /** A file of figures to write into docs/benchmarks.md, instead of measuring. */
  readonly writeDocs: string | undefined;
}

interface Flags {
  readonly entities: number;
  readonly seed: number;
  readonly seconds: number;
  readonly rows: readonly RowName[];
  readonly heap: string;
  readonly pageCache: string;
  readonly json?: string;
  readonly profile?: string;
  readonly writeDocs?: string;
}

export function readOptions(args: readonly string[]): BenchOptions {
  const flags = new Command('npm run bench --')
    .description('Measures the service over HTTP beside the bare driver; see docs/benchmarks.md.')
    .option('--entities <n>', 'size of the catalog', readWhole(200), 10_000)
    .option('--seed <n>', 'another catalog of the same shape', readWhole(0), 1)
    .option(
      '--seconds <n>',
      'time for a row of reads; with 0 one round, to see that all work',
      readWhole(0),
      20,
    )
    .option('--rows <names>', `some of ${ROW_NAMES.join(',')}`, readRows, ROW_NAMES)
    .option('--heap <size>', 'Java heap of each Neo4j', '1g')
    .option('--page-cache <size>', 'page cache of each Neo4j', '512m')
    .option('--json <file>', 'where the figures go (default: bench/results/<entities>.json)')
    .option('--profile <folder>', 'write a CPU profile of the service there; slows it down a little')
    .option('--write-docs <file>', 'put figures of an earlier run into docs/benchmarks.md; measures nothing')
    .parse([...args], { from: 'user' })
    .opts<Flags>();
  const { entities, seed, seconds, rows, heap, pageCache, json, profile, writeDocs } = flags;
  return { entities, seed, seconds, rows, memory: { heap, pageCache }, json, profile, writeDocs };
}

function readWhole(minimum: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (Number.isSafeInteger(value) && value >= minimum) return value;
    throw new InvalidArgumentError(`Must be a whole number from ${minimum}.`);
  };
}

function readRows(text: string): readonly RowName[] {
  const wanted = text.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !(ROW_NAMES as readonly string[]).includes(name));
  if (unknown.length > 0) throw new InvalidArgumentError(`There is no row ${unknown.join(', ')}.`);
  return ROW_NAMES.filter((name) => wanted.includes(name));
}
