/** Tests that the check of a whole text rules out no text that a test of its words matches. */
import fc from 'fast-check';
import { listCompounds, splitWords, foldText } from '../../model/search/split-words.js';
import { otherNumbers, stemWord } from '../../model/search/english-words.js';
import { collectTests, mayContain, type RowTest } from './match-words.js';

const WORDS = [
  ...['order', 'orders', 'company', 'companies', 'box', 'boxes', 'people', 'person', 'index', 'indices'],
  ...[
    'caches',
    'quiz',
    'quizzes',
    'bus',
    'buses',
    'daily',
    'v2',
    'HTTPServer',
    'süß',
    '日本',
    'series',
    'ties',
  ],
];
const word = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.stringMatching(/^[a-z]{1,6}(y|ies|es|s|a|n)?$/),
  fc.constantFrom(...WORDS).map((text) => otherNumbers(stemWord(text))[0] ?? text),
);
const name = fc
  .array(fc.tuple(word, fc.constantFrom('', '_', '-', '.', ' '), fc.boolean()), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.map(([text, joint, upper]) => (upper ? text.toUpperCase() : text) + joint).join(''));

function matches(text: string, { words }: RowTest): boolean {
  const [single] = words;
  const alone = (text.match(/[\p{L}\p{N}\p{M}_.-]+/gu) ?? []).flatMap((run) => [
    foldText(run),
    ...listCompounds(run),
  ]);
  if (words.length === 1 && single !== undefined && alone.some(single)) return true;
  const split = splitWords(text);
  return split.some(
    (_, at) => words.length > 0 && words.every((test, index) => test(split[at + index] ?? '')),
  );
}

describe('mayContain', () => {
  it('is true for every text whose words a test matches', () => {
    let found = 0;
    fc.assert(
      fc.property(name, name, fc.constantFrom('word' as const, 'phrase' as const), (query, other, kind) => {
        const { rows, beginnings } = collectTests({ kind, text: query });
        for (const text of [other, `${other} ${query}`, `${query}s ${other}`])
          for (const row of [...rows, ...beginnings]) {
            if (!matches(text, row)) continue;
            found += 1;
            expect([text, query, mayContain(foldText(text), row)]).toEqual([text, query, true]);
          }
      }),
      { numRuns: 2_000 },
    );
    expect(found).toBeGreaterThan(1_000);
  });

  it('rules out a text without the word', () => {
    const { rows } = collectTests({ kind: 'word', text: 'companies' });
    const answers = (text: string): boolean[] => rows.map((row) => mayContain(text, row));
    expect(answers('orders of all customers')).toEqual([false, false]);
    expect(answers('the company')).toEqual([false, true]);
  });
});
