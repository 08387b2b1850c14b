/** Dependencies of the search readers. */
import type { MetadataModel } from '../../model/types.js';
import type { CensusReader } from '../census/follow-census.js';
import type { CountCache } from './count-cache.js';
import type { CompiledScope } from '../scope/compiled-scope.js';

/** Runs one read statement; integers are returned as JavaScript numbers. */
export type RunRead = (
  text: string,
  parameters: Record<string, unknown>,
) => Promise<Record<string, unknown>[]>;

export interface SearchDeps {
  readonly model: MetadataModel;
  readonly runRead: RunRead;
  /** Text of `cypher/<name>.cypher`. */
  readonly loadStatement: (name: string) => string;
  /** Keeps counts between searches. Absent: each search counts. */
  readonly keptCounts?: CountCache | undefined;
  /** Counts of everything. Absent: each search counts. */
  readonly census?: CensusReader | undefined;
  /** Restricts hits, counts and facets; absent: no restriction. */
  readonly scope?: CompiledScope;
}
