/** What the search readers are made of. */
import type { MetadataModel } from '../../model/types.js';
import type { CompiledScope } from '../scope/compiled-scope.js';

/** Runs one read statement; whole numbers come back as JavaScript numbers. */
export type RunRead = (
  text: string,
  parameters: Record<string, unknown>,
) => Promise<Record<string, unknown>[]>;

export interface SearchDeps {
  readonly model: MetadataModel;
  readonly runRead: RunRead;
  /** Text of `cypher/<name>.cypher`. */
  readonly loadStatement: (name: string) => string;
  /** What hits, counts and facets are held to; absent: everything may be shown. */
  readonly scope?: CompiledScope;
}
