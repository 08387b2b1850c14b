/**
 * A question as Lucene's query text. No word must match; each that does adds to the score, the more the rarer it is (BM25), in
 * names more than in other text. What the vocabulary adds weighs less than what was asked.
 */
import { canonicalName, STEM_MARK } from '../../../model/search/text-tiers.js';
import { searchFieldsOf } from '../../../model/search/search-fields.js';
import { toTerm } from '../../../model/search/search-terms.js';
import { splitWords } from '../../../model/search/split-words.js';
import { stemWord } from '../../../model/search/stem-word.js';
import { isStopWord } from '../../../model/search/stop-words.js';
import { toToken } from '../../../model/search/token.js';
import { wordRoot } from '../../../model/search/word-root.js';
import type { MetadataModel } from '../../../model/types.js';
import { all, either, pattern, ranked, same, type Tier } from '../lucene.js';
import { wholeNameClauses } from '../word-clauses.js';
import type { AskedWords } from './asked-words.js';
import { MATCH, type Concept } from './concepts.js';

const WEIGHT = { names: 3, texts: 1 } as const;
/** Of the other number of a word; of words that only begin like it; of what is spelled alike, where nothing has the word. */
const OTHER = { number: 0.8, family: 0.3, spelling: 0.6 } as const;
/** Of an entity that a concept is attached to; of the words of the concept's name. */
const MEANT = { attached: 3, word: 0.4 } as const;

/** Lucene expands each to up to 50 terms, in either tier. */
const MAX_RESPELLED = 2;

/** Of a name all words must be there, or each common word in one would be looked for; longer names are seldom found so. */
const MAX_NAME_WORDS = 4;
const MAX_CONCEPT_WORDS = 20;

/** Search fields that attach entries of the vocabulary to entities, or to their columns. */
const ATTACHED_BY: Readonly<Record<string, readonly string[]>> = {
  glossaryTerm: ['glossaryTerms', 'fieldGlossaryTerms', 'editedFieldGlossaryTerms'],
  tag: ['tags', 'fieldTags', 'editedFieldTags'],
  domain: ['domains'],
};

export interface Meaning {
  readonly asked: AskedWords;
  /** Asked words that nothing in the catalog has. */
  readonly unknown: readonly string[];
  readonly concepts: readonly Concept[];
}

export function semanticClauses(model: MetadataModel, input: string, meaning: Meaning): string {
  const { asked, unknown, concepts } = meaning;
  return either([
    ...(canonicalName(input) === '' ? [] : wholeNameClauses(input)),
    ...asked.words.flatMap((word) => [...wordForms(word, 1), ...family(word)]),
    ...asked.compounds.flatMap((compound) => inTiers(toToken(compound), 1)),
    ...unknown.slice(0, MAX_RESPELLED).flatMap(respelled),
    ...concepts.flatMap((concept) => attachments(model, concept)),
    ...conceptNames(meaning).map(({ words, weight }) =>
      all(words.map((word) => either(wordForms(word, weight)))),
    ),
  ]);
}

/** Names of concepts as their words, but for those that the question has anyway, and what they weigh; the surest first. */
export function conceptNames({ asked, concepts }: Meaning): { words: readonly string[]; weight: number }[] {
  const names: { words: readonly string[]; weight: number }[] = [];
  let left = MAX_CONCEPT_WORDS;
  for (const { name, strength } of concepts) {
    const words = [...new Set(splitWords(name).filter((word) => !isStopWord(word)))];
    const isNew = words.some((word) => !asked.words.includes(word));
    if (!isNew || words.length > MAX_NAME_WORDS || words.length > left) continue;
    left -= words.length;
    names.push({ words, weight: strength * MEANT.word });
  }
  return names;
}

/** Field and URN pairs by which a concept is attached. */
export function attachedBy(model: MetadataModel, { type, urn }: Concept): { field: string; urn: string }[] {
  const { byName } = searchFieldsOf(model);
  return (ATTACHED_BY[type] ?? []).filter((field) => byName.has(field)).map((field) => ({ field, urn }));
}

function attachments(model: MetadataModel, concept: Concept): string[] {
  return attachedBy(model, concept).map(({ field, urn }) =>
    ranked('terms', [toTerm(field, urn)], rounded(MEANT.attached * concept.strength)),
  );
}

function wordForms(word: string, weight: number): string[] {
  const stem = stemWord(word);
  return [
    ...inTiers(toToken(word), weight),
    ...inTiers(STEM_MARK + stem, weight * OTHER.number),
    ...(stem === word ? [] : inTiers(toToken(stem), weight * OTHER.number)),
  ];
}

function inTiers(token: string, weight: number): string[] {
  return [
    ranked('names', [token], rounded(WEIGHT.names * weight)),
    ranked('texts', [token], rounded(WEIGHT.texts * weight)),
  ];
}

/** All score the same, so that a rare word that only begins alike does not come first. */
function family(word: string): string[] {
  const root = wordRoot(word);
  if (root === undefined) return [];
  return [
    pattern('names', [root, ''], WEIGHT.names * OTHER.family),
    pattern('texts', [root, ''], WEIGHT.texts * OTHER.family),
  ];
}

function respelled(word: string): string[] {
  return [
    ...alike('names', word, WEIGHT.names * OTHER.spelling),
    ...alike('texts', word, WEIGHT.texts * OTHER.spelling),
  ];
}

/** Words that differ in one letter, long ones in two. What is no plain word has no spelling. */
function alike(tier: Tier, word: string, weight: number): string[] {
  if (!/^[a-z]{4,40}$/.test(word)) return [];
  return [`search_${tier}:${word}~${word.length < 8 ? 1 : 2}^${rounded(weight)}`];
}

/** Lucene reads no exponents. */
function rounded(weight: number): number {
  return Math.max(0.001, Math.round(weight * 1_000) / 1_000);
}

/** How an entry of the vocabulary speaks of a word; the score tells, see `MATCH`. */
export function vocabularyClause(word: string): string {
  const stem = stemWord(word);
  const tokens = [...new Set([toToken(word), toToken(stem), STEM_MARK + stem])];
  return either([
    same('exact', toToken(word), MATCH.wholeName),
    same('exact', toToken(stem), MATCH.wholeName),
    ...tokens.flatMap((token) => [same('names', token, MATCH.name), same('texts', token, MATCH.text)]),
    ...alike('names', word, MATCH.spelling),
  ]);
}

/** Whatever has the word, in either number. */
export function knownClause(word: string): string {
  const stem = stemWord(word);
  const tokens = [...new Set([toToken(word), toToken(stem), STEM_MARK + stem])];
  return either(tokens.flatMap((token) => [same('names', token, 1), same('texts', token, 1)]));
}
