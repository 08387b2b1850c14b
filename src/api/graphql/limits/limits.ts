/** Limits of one GraphQL request. The error for an exceeded limit names it. */
import type { WorkLimits } from '../../../core/request-budget.js';

/** The first four bound what can be counted before the execution, in the time that reading the document takes. */
export interface GraphqlLimits extends WorkLimits {
  /** Characters of the document. */
  readonly characters: number;
  /** Line breaks of the document. The library counts them anew for each error that it describes. */
  readonly lines: number;
  /** Lexical tokens of the document. */
  readonly tokens: number;
  /** Levels of selections below the operation. Front ends select up to 22, and existing clients 13 of introspection. */
  readonly depth: number;
}

export const LIMITS: GraphqlLimits = {
  characters: 1_000_000,
  lines: 100_000,
  tokens: 50_000,
  depth: 50,
  values: 250_000,
  statements: 500,
  rows: 150_000,
  readCharacters: 32_000_000,
  answerBytes: 32_000_000,
  millis: 60_000,
};
