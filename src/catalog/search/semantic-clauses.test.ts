/** Tests semantic search: the words of a question, the matches in the vocabulary, and the clauses for the index. */
import fc from 'fast-check';
import { join } from 'node:path';
import { loadModel } from '../../model/load-model.js';
import { isStopWord, wordRoot } from '../../model/search/english-words.js';
import {
  semanticClauses,
  queryWords,
  MAX_QUESTION_WORDS,
  MATCH,
  findConcepts,
  type WordInVocabulary,
} from './semantic-clauses.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);

describe('the words of a question', () => {
  it.each([
    ['Which tables hold the net revenue?', ['tables', 'hold', 'net', 'revenue']],
    ['what is it', ['what', 'is', 'it']],
    ['orders Orders ORDERS', ['orders']],
    ['?!', []],
  ])('%j are %j', (question, words) => {
    expect(queryWords(question).words).toEqual(words);
  });

  it('are not empty if the text contains words, and include stop words only if there are no others', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('the', 'of', 'order', 'day', 'is'), { maxLength: 6 }),
        (question) => {
          const { words } = queryWords(question.join(' '));
          const contentWords = question.filter((word) => !isStopWord(word));
          expect(new Set(words)).toEqual(new Set(contentWords.length > 0 ? contentWords : question));
        },
      ),
    );
  });
});

it.each([
  ['billing', 'bill'],
  ['scheduler', 'schedul'],
  ['shipments', 'ship'],
  ['order', undefined],
  ['rating', undefined],
  ['zählung', undefined],
])('the root of %s is %s', (word, root) => {
  expect(wordRoot(word)).toBe(root);
});

describe('matches in the vocabulary', () => {
  const entry = (name: string, score: number, around: string[] = []) => ({
    ...{ urn: `urn:li:glossaryTerm:${name}`, type: 'glossaryTerm', name, score },
    around: around.map((other) => ({
      urn: `urn:li:glossaryTerm:${other}`,
      type: 'glossaryTerm',
      name: other,
    })),
  });
  const word = (members: Partial<WordInVocabulary>): WordInVocabulary => ({
    known: true,
    named: 0,
    total: 1,
    entries: [],
    ...members,
  });
  const strengths = (...words: WordInVocabulary[]) =>
    Object.fromEntries(findConcepts(words).map(({ name, strength }) => [name, strength]));

  it('are strongest for a name, then for part of a name, then for a definition, then for related entries', () => {
    const { whole, part, text, related } = strengths(
      word({ named: 1, entries: [entry('whole', MATCH.wholeName + MATCH.name, ['related'])] }),
      word({ named: 1, entries: [entry('part', MATCH.name)] }),
      word({ entries: [entry('text', MATCH.text)] }),
    );
    expect(whole).toBe(1);
    expect(whole! > part! && part! > text! && text! > related!).toBe(true);
  });

  it('are weaker if there are many, and none if there are too many', () => {
    const strengthAmong = (total: number) =>
      strengths(word({ total, entries: [entry('a', MATCH.text)] }))['a'];
    expect(strengthAmong(4)).toBe(strengthAmong(1)! / 2);
    expect(strengthAmong(10_000)).toBeUndefined();
  });

  it('by a similar spelling exist only for unknown words', () => {
    const strengthsIf = (known: boolean) => strengths(word({ known, entries: [entry('a', MATCH.spelling)] }));
    expect(strengthsIf(true)).toEqual({});
    expect(strengthsIf(false)).toEqual({ a: expect.any(Number) });
  });

  it('of several words are stronger, up to 1', () => {
    const once = word({ entries: [entry('a', MATCH.text)] });
    expect(strengths(once, once)['a']).toBeGreaterThan(strengths(once)['a']!);
    expect(strengths(once, once, once, once)['a']).toBe(1);
  });
});

describe('clauses for the index', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const words = Array.from(
    { length: MAX_QUESTION_WORDS },
    (_, index) => `quer${letters.charAt(index % 26)}${letters.charAt(index / 26)}ings`,
  );
  const concepts = Array.from({ length: 20 }, (_, index) => ({
    urn: `urn:li:glossaryTerm:t${index}`,
    type: 'glossaryTerm',
    name: `meants${letters.charAt(index)} others${letters.charAt(index)}`,
    strength: 1,
  }));
  const leaves = (clauses: string) => clauses.match(/search_\w+:/g)?.length ?? 0;
  /** Number of additional terms to which Lucene may expand similar spellings. */
  const expanded = (clauses: string) => 49 * (clauses.match(/~\d/g)?.length ?? 0);

  it('for the longest question leave room for a filter within the 1,024 clauses of Lucene', () => {
    const question = queryWords(words.join('_'));
    const clauses = semanticClauses(model, words.join('_'), { question, unknown: question.words, concepts });
    expect(question.words).toHaveLength(MAX_QUESTION_WORDS);
    expect(leaves(clauses) + expanded(clauses)).toBeLessThan(1_024 - 180 - 60);
  });

  it('contain user input only as tokens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const question = queryWords(text);
        fc.pre(question.words.length > 0 && question.words.length <= MAX_QUESTION_WORDS);
        const clauses = semanticClauses(model, text, { question, unknown: question.words, concepts: [] });
        const known =
          /search_(exact|names|texts|terms):(\["[^"\\\s]*" TO "[^"\\\s]*"\]|"[^"\\]*"|(\\.|[\p{L}\p{N}\p{M}*\u0080-\u{10ffff}])+(~\d)?)\^[\d.]+/gu;
        expect(clauses.replaceAll(known, '').replace(/[() ]/g, '')).toBe('');
      }),
    );
  });
});
