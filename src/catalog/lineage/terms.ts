/** Terms that all lineage queries and results share. */

export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

/**
 * Both ends are inclusive, in epoch milliseconds, and optional. An edge is valid from its creation until its last update, according to
 * its payload. It counts if this period overlaps the range. An edge without timestamps always counts.
 */
export interface LineageTimeRange {
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
}

/**
 * A bound that cut a result. `hops` and `nodes` drop the farthest ends, `edges` drops some edges and what is only behind them, `explored`
 * what is only behind entities that were not followed further, `paths` and `columns` drop further ones.
 */
export interface LineageCut {
  readonly bound: 'hops' | 'nodes' | 'paths' | 'edges' | 'columns' | 'explored';
  readonly limit: number;
}
