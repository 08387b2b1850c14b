/** Bounds of one GraphQL request; the error that one is broken names it. */
export interface GraphqlLimits {
  /** Words and signs of the query's text. */
  readonly tokens: number;
  /** Levels of selections below the operation. The introspection of existing clients needs 13, which is not counted. */
  readonly depth: number;
  /** Fields selected in all, each alias and each spread of a fragment counted. */
  readonly breadth: number;
  /** Values that the answer may hold: fields, times the sizes of the pages they are on. */
  readonly cost: number;
  /** Milliseconds until the answer must be there. */
  readonly millis: number;
}

export const LIMITS: GraphqlLimits = {
  tokens: 50_000,
  depth: 20,
  breadth: 5_000,
  cost: 5_000_000,
  millis: 60_000,
};
