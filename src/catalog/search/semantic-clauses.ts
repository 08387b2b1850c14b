/**
 * Turns a question into Lucene's query text. No word must match; each matching word adds to the score, rare words more (BM25), names
 * more than other text. What the vocabulary adds weighs less than the words of the question.
 */
import { canonicalName, STEM_MARK } from '../../model/search/text-tiers.js';
import { searchFieldsOf } from '../../model/search/search-fields.js';
import { toTerm, toToken } from '../../model/search/search-terms.js';
import { splitWords, listCompounds } from '../../model/search/split-words.js';
import { stemWord, isStopWord, wordRoot } from '../../model/search/english-words.js';
import type { MetadataModel } from '../../model/types.js';
import { limitExceeded } from '../../core/errors.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { all, either, pattern, ranked, same, type Tier } from './lucene.js';
import { wholeNameClauses } from './word-clauses.js';

const WEIGHT = { names: 3, texts: 1 } as const;
/** Weights of the other number of a word, of words with the same root, and of similar spellings if the word is unknown. */
const OTHER = { number: 0.8, family: 0.3, spelling: 0.6 } as const;
/** Weights of an entity to which a concept is attached, and of the words of the concept's name. */
const MEANT = { attached: 3, word: 0.4 } as const;

/** Maximum number of words with similar spellings. Lucene expands each to up to 50 terms, in either tier. */
const MAX_RESPELLED = 2;

/** Maximum number of words of a concept's name. All must match, or each common word would match; longer names rarely match. */
const MAX_NAME_WORDS = 4;
const MAX_CONCEPT_WORDS = 20;

/** Search fields that attach entries of the vocabulary to entities, or to their columns. */
const ATTACHED_BY: Readonly<Record<string, readonly string[]>> = {
  glossaryTerm: ['glossaryTerms', 'fieldGlossaryTerms', 'editedFieldGlossaryTerms'],
  tag: ['tags', 'fieldTags', 'editedFieldTags'],
  domain: ['domains'],
};

export interface Meaning {
  readonly question: QueryWords;
  /** Words of the question that no entity of the catalog contains. */
  readonly unknown: readonly string[];
  readonly concepts: readonly Concept[];
}

export function semanticClauses(model: MetadataModel, input: string, meaning: Meaning): string {
  const { question, unknown, concepts } = meaning;
  return either([
    ...(canonicalName(input) === '' ? [] : wholeNameClauses(input)),
    ...question.words.flatMap((word) => [...wordForms(word, 1), ...family(word)]),
    ...question.compounds.flatMap((compound) => inTiers(toToken(compound), 1)),
    ...unknown.slice(0, MAX_RESPELLED).flatMap(respelled),
    ...concepts.flatMap((concept) => attachments(model, concept)),
    ...conceptNames(meaning).map(({ words, weight }) =>
      all(words.map((word) => either(wordForms(word, weight)))),
    ),
  ]);
}

/** Returns the words of the concepts' names with their weights, strongest first, except names whose words the question contains. */
export function conceptNames({
  question,
  concepts,
}: Meaning): { words: readonly string[]; weight: number }[] {
  const names: { words: readonly string[]; weight: number }[] = [];
  let left = MAX_CONCEPT_WORDS;
  for (const { name, strength } of concepts) {
    const words = [...new Set(splitWords(name).filter((word) => !isStopWord(word)))];
    const isNew = words.some((word) => !question.words.includes(word));
    if (!isNew || words.length > MAX_NAME_WORDS || words.length > left) continue;
    left -= words.length;
    names.push({ words, weight: strength * MEANT.word });
  }
  return names;
}

/** Returns the field and URN pairs by which a concept is attached. */
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

/** All matches get the same score, so that a rare word with the same root does not rank first. */
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

/** Matches words that differ in one letter, long ones in two. Only plain words have similar spellings. */
function alike(tier: Tier, word: string, weight: number): string[] {
  if (!/^[a-z]{4,40}$/.test(word)) return [];
  return [`search_${tier}:${word}~${word.length < 8 ? 1 : 2}^${rounded(weight)}`];
}

/** Rounds, because Lucene does not parse exponents. */
function rounded(weight: number): number {
  return Math.max(0.001, Math.round(weight * 1_000) / 1_000);
}

/** Finds the entries of the vocabulary that match a word; the score tells how, see `MATCH`. */
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

/** Finds any entity that contains the word, in singular or plural. */
export function knownClause(word: string): string {
  const stem = stemWord(word);
  const tokens = [...new Set([toToken(word), toToken(stem), STEM_MARK + stem])];
  return either(tokens.flatMap((token) => [same('names', token, 1), same('texts', token, 1)]));
}

// The entries of the catalog's own vocabulary that a question refers to.

interface VocabularyEntry {
  readonly urn: string;
  readonly type: string;
  readonly name: string;
}

interface Concept extends VocabularyEntry {
  /** How certain it is that the question refers to it: above 0, up to 1. */
  readonly strength: number;
}

/** The matches of one word of the question in the vocabulary. */
export type WordInVocabulary = Omit<StatementRows['search/find-concepts'], 'index'>;

/** Scores by which the index reports how an entry matches: by its whole name, within its name, in other text, by a similar spelling. */
export const MATCH = { wholeName: 10_000, name: 100, text: 1, spelling: 0.001 } as const;

/** The strength of a single matching entry; with several similar matches each one gets less. */
const STRENGTH = { wholeName: 1, name: 0.8, text: 0.6, spelling: 0.5 } as const;

/** Entries related to a match have half its strength. */
const RELATED_FACTOR = 0.5;

/** Minimum strength. Below it too many entries match the word for any of them to be meant. */
const MIN_STRENGTH = 0.1;

const MAX_CONCEPTS = 20;

/** Returns the strongest concepts first; equally strong ones by URN. */
export function findConcepts(words: readonly WordInVocabulary[]): Concept[] {
  const strengths = new Map<string, Concept>();
  const add = ({ urn, type, name }: VocabularyEntry, strength: number): void => {
    const before = strengths.get(urn)?.strength ?? 0;
    if (strength >= MIN_STRENGTH)
      strengths.set(urn, { urn, type, name, strength: Math.min(1, before + strength) });
  };
  for (const word of words) {
    for (const entry of word.entries) {
      const strength = strengthOf(entry.score, word);
      add(entry, strength);
      for (const other of entry.around) add(other, strength * RELATED_FACTOR);
    }
  }
  return [...strengths.values()]
    .sort((first, second) => second.strength - first.strength || (first.urn < second.urn ? -1 : 1))
    .slice(0, MAX_CONCEPTS);
}

function strengthOf(score: number, { known, named, total }: WordInVocabulary): number {
  if (score >= MATCH.wholeName) return STRENGTH.wholeName;
  if (score >= MATCH.name) return STRENGTH.name / Math.sqrt(named);
  if (score >= MATCH.text) return STRENGTH.text / Math.sqrt(total);
  // A word that is in use is not a misspelling.
  return known ? 0 : STRENGTH.spelling / Math.sqrt(total);
}

// The words of a question.

/** Lucene accepts 1,024 clauses per query: a word needs up to eight; the vocabulary and the filter need the rest. */
export const MAX_QUESTION_WORDS = 40;
const MAX_COMPOUNDS = 20;

interface QueryWords {
  /** Distinct, in their order. Empty if the question asks for everything. */
  readonly words: readonly string[];
  /** Names of several words, kept as a whole. */
  readonly compounds: readonly string[];
}

/**
 * Returns the words of a question that are no stop words. If a question consists of stop words only, they are its words.
 * @throws LIMIT_EXCEEDED
 */
export function queryWords(input: string): QueryWords {
  const distinct = [...new Set(splitWords(input))];
  const contentWords = distinct.filter((word) => !isStopWord(word));
  const words = contentWords.length > 0 ? contentWords : distinct;
  if (words.length > MAX_QUESTION_WORDS)
    throw limitExceeded(
      '/input',
      `The question has ${words.length} words besides stop words; at most ${MAX_QUESTION_WORDS} are allowed`,
      `at most ${MAX_QUESTION_WORDS} words`,
    );
  return { words, compounds: listCompounds(input).slice(0, MAX_COMPOUNDS) };
}
