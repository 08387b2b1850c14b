/** The command line of the benchmark. */
import { Command, InvalidArgumentError } from 'commander';
import { SLICE } from './catalog/generate-entities.js';
import type { Memory } from './service/environment.js';

/** Rows in the order of measurement: writes come last, so that all reads use the same catalog. */
export const ROW_NAMES = [
  'ingest',
  'entity',
  'batch',
  'lineage',
  'search-hits',
  'search',
  'autocomplete',
  'browse',
  'graphql-table',
  'graphql-page',
  'graphql-hits',
  'write',
  'write32',
  'readers',
] as const;
export type RowName = (typeof ROW_NAMES)[number];

/** Rows that change the catalog. A growing catalog is measured with them only at its last size. */
export const WRITING_ROWS: readonly RowName[] = ['write', 'write32', 'readers'];

interface Flags {
  readonly seed: number;
  /** Minimum duration of a row, in seconds. */
  readonly seconds: number;
  readonly rows: readonly RowName[];
  /** Output file of the figures, in addition to the table. */
  readonly json?: string;
  /** Output folder for a CPU profile of the service. */
  readonly profile?: string;
  /** Output of `apt-cache dumpavail`: measures the lineage of these packages instead of a generated catalog. */
  readonly debian?: string;
  /** Files of figures to write into docs/benchmarks.md, instead of measuring. */
  readonly writeDocs?: string;
}

export interface BenchOptions extends Flags {
  /** Sizes of the growing catalog at which the rows are measured, smallest first. */
  readonly sizes: readonly number[];
  /** Whether the floor of the bulk load is measured, which copies the whole catalog. */
  readonly ingestFloor: boolean;
  readonly memory: Memory;
}

interface AllFlags extends Flags {
  readonly entities?: number;
  readonly at?: readonly number[];
  readonly heap: string;
  readonly pageCache: string;
  readonly ingestFloor?: true;
}

export function readOptions(args: readonly string[]): BenchOptions {
  const { entities, at, heap, pageCache, ingestFloor, ...flags } = command()
    .parse([...args], { from: 'user' })
    .opts<AllFlags>();
  const sizes = sizesOf(entities, at);
  return {
    ...flags,
    sizes,
    ingestFloor: ingestFloor ?? sizes.length === 1,
    memory: { heap, pageCache },
  };
}

function command(): Command {
  return new Command('npm run bench --')
    .description('Measures the service over HTTP beside the bare driver; see docs/benchmarks.md.')
    .option('--entities <n>', `size of the catalog (default: ${DEFAULT_SIZE})`, readWhole(200))
    .option('--at <sizes>', 'sizes of a growing catalog at which to measure, e.g. 10000,100000', readSizes)
    .option('--seed <n>', 'another catalog of the same shape', readWhole(0), 1)
    .option(
      '--seconds <n>',
      'time for a row of reads; with 0 one round, to see that all work',
      readWhole(0),
      20,
    )
    .option('--rows <names>', `some of ${ROW_NAMES.join(',')}`, readNames(ROW_NAMES), ROW_NAMES)
    .option('--ingest-floor', 'measure the floor of the bulk load at several sizes too')
    .option('--heap <size>', 'Java heap of each Neo4j', '1g')
    .option('--page-cache <size>', 'page cache of each Neo4j', '512m')
    .option('--json <file>', 'where the figures go (default: bench/results/<entities>.json)')
    .option('--profile <folder>', 'write a CPU profile of the service there; slows it down a little')
    .option('--debian <file>', 'measure the lineage of the packages that `apt-cache dumpavail` printed')
    .option('--write-docs <file>', 'put figures of an earlier run into docs/benchmarks.md; measures nothing');
}

const DEFAULT_SIZE = 10_000;
/** A larger catalog is measured at these sizes too. */
const SMALLER_SIZES = [10_000, 100_000];

function sizesOf(entities: number | undefined, at: readonly number[] | undefined): number[] {
  const size = entities ?? Math.max(...(at ?? [DEFAULT_SIZE]));
  const smaller = at ?? (size > Math.max(...SMALLER_SIZES) ? SMALLER_SIZES : []);
  return [...new Set([...smaller.filter((each) => each < size), size])].sort((a, b) => a - b);
}

/** The catalog grows in slices, and is complete only after each of them. */
function readSizes(text: string): number[] {
  return text.split(',').map((part) => {
    const size = readWhole(SLICE)(part);
    if (size % SLICE === 0) return size;
    throw new InvalidArgumentError(`Each size must be a multiple of ${SLICE}.`);
  });
}

/** @returns a reader of whole numbers */
export function readWhole(minimum: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (Number.isSafeInteger(value) && value >= minimum) return value;
    throw new InvalidArgumentError(`Must be a whole number from ${minimum}.`);
  };
}

/** @returns a reader of a list of names, in the order of `known` */
export function readNames<Name extends string>(known: readonly Name[]): (text: string) => readonly Name[] {
  return (text) => {
    const wanted = text.split(',').map((name) => name.trim());
    const unknown = wanted.filter((name) => !(known as readonly string[]).includes(name));
    if (unknown.length > 0) throw new InvalidArgumentError(`There is no ${unknown.join(', ')}.`);
    return known.filter((name) => wanted.includes(name));
  };
}
