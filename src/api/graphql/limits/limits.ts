/** Limits of one GraphQL request. The error for an exceeded limit names it. */
export interface GraphqlLimits {
  /** Lexical tokens of the document. */
  readonly tokens: number;
  /** Levels of selections below the operation. Introspection is not counted; existing clients need 13 levels of it. */
  readonly depth: number;
  /** Selected fields in total; each alias and each spread of a fragment counts. */
  readonly breadth: number;
  /** Values that the answer can hold: fields multiplied by the sizes of the pages that contain them. Of several types, the largest counts. */
  readonly cost: number;
  /** Milliseconds until the answer is due. */
  readonly millis: number;
}

export const LIMITS: GraphqlLimits = {
  tokens: 50_000,
  depth: 20,
  breadth: 40_000,
  cost: 5_000_000,
  millis: 60_000,
};
