/** The command line of the comparison. */
import { Command } from 'commander';
import { SLICE } from '../catalog/generate-entities.js';
import { readNames, readWhole } from '../options.js';
import type { Memory } from '../service/environment.js';

/** Rows in the order of measurement. */
export const ROW_NAMES = [
  'load',
  'write32',
  'description32',
  'write',
  'description',
  'bulk',
  'config',
  'entity',
  'relationships',
  'lineage',
  'search',
  'asset',
  'start',
] as const;
export type RowName = (typeof ROW_NAMES)[number];

export interface CompareOptions {
  readonly old: string;
  /** Absent: the working tree. */
  readonly new?: string;
  readonly rows: readonly RowName[];
  readonly entities: number;
  readonly seed: number;
  /** Length of a round on the slower side. */
  readonly seconds: number;
  /** Counted rounds of each row. */
  readonly rounds: number;
  /** Seconds of load of each service before the rows. */
  readonly warm: number;
  /** Modes of sign-in, in the order of measurement. */
  readonly signIn: readonly SignIn[];
  readonly memory: Memory;
  /** Output file of the figures, in addition to the table. */
  readonly json?: string;
  /** Output folder for CPU profiles of both services. */
  readonly profile?: string;
}

export type SignIn = 'off' | 'on';

interface Flags extends Omit<CompareOptions, 'old' | 'new' | 'memory'> {
  readonly heap: string;
  readonly pageCache: string;
  readonly quick?: true;
}

/** Shows within a few minutes that everything works, and a first impression of the ratios. */
const QUICK = { entities: 2_000, warm: 20, seconds: 2, rounds: 2 };

export function readOptions(args: readonly string[]): CompareOptions {
  const parsed = command().parse([...args], { from: 'user' });
  const [old = '', newer] = parsed.args;
  const { heap, pageCache, quick, ...flags } = parsed.opts<Flags>();
  const given = (name: string): boolean => parsed.getOptionValueSource(name) === 'cli';
  const quicker = Object.entries(QUICK).filter(([name]) => quick === true && !given(name));
  return {
    ...{ old, ...(newer !== undefined && { new: newer }) },
    ...flags,
    ...Object.fromEntries(quicker),
    memory: { heap, pageCache },
  };
}

function command(): Command {
  return new Command('npm run bench:compare --')
    .description('Compares two commits of the service in one run; see docs/benchmarks.md.')
    .argument('<old>', 'a commit')
    .argument('[new]', 'another commit (default: the working tree)')
    .option('--quick', 'a small catalog and short rounds; options that are given count nevertheless')
    .option('--rows <names>', `some of ${ROW_NAMES.join(',')}`, readNames(ROW_NAMES), ROW_NAMES)
    .option('--sign-in <modes>', 'off, on, or both', readNames(['off', 'on']), ['off', 'on'])
    .option('--entities <n>', 'size of the catalog', readWhole(SLICE), 10_000)
    .option('--seed <n>', 'another catalog of the same shape', readWhole(0), 1)
    .option('--seconds <n>', 'length of a round', readWhole(1), 5)
    .option('--rounds <n>', 'rounds of each row on each side', readWhole(1), 3)
    .option('--warm <n>', 'seconds of load of each service before the rows', readWhole(0), 60)
    .option('--heap <size>', 'Java heap of each Neo4j', '1g')
    .option('--page-cache <size>', 'page cache of each Neo4j', '512m')
    .option('--json <file>', 'where the figures go, in addition to the table')
    .option('--profile <folder>', 'write CPU profiles of both services there; slows them down a little');
}
