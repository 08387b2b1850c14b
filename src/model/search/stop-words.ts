/** English function words, which say nothing about the subject of a query. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all am an and any are as at be been being but by can could did do does doing for from get gets had has have having
  her here hers him his how i if in into is it its itself may me might mine must my no nor not of off on onto or our ours out
  over own shall she should so some such than that the their theirs them then there these they this those through to too
  under until up upon us very was we were what when where whether which while who whom whose why will with within without
  would you your yours s t`.split(/\s+/),
);

/** @param word a folded word, as `splitWords` returns it */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
