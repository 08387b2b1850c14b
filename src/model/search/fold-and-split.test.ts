/** Tests how search folds, splits and stems words. */
import fc from 'fast-check';
import { listCompounds, splitWords, foldText, splitPieces } from './split-words.js';
import { otherNumbers, stemWord } from './english-words.js';

const MANY = { numRuns: 5_000 };
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

describe('foldText', () => {
  it.each([
    ['Über-Straße', 'uber-strasse'],
    ['ＡＢＣ１２３', 'abc123'],
    ['Smørrebrød', 'smorrebrod'],
    ['İstanbul', 'istanbul'],
    ['ﬁnance', 'finance'],
    ['が', 'が'],
    ['हिन्दी', 'हिन्दी'],
    ['한국어', '한국어'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded.normalize('NFKC'));
  });

  it('does not change folded text', () => {
    fc.assert(
      fc.property(anyText, (text) => foldText(foldText(text)) === foldText(text)),
      MANY,
    );
  });

  it('does not depend on the Unicode composition of characters', () => {
    fc.assert(
      fc.property(anyText, (text) => foldText(text.normalize('NFD')) === foldText(text.normalize('NFC'))),
      MANY,
    );
  });
});

describe('splitWords', () => {
  it.each([
    ['orders_daily', 'orders daily'],
    ['ordersDaily', 'orders daily'],
    ['OrdersDAILYReport', 'orders daily report'],
    ['HTTPServerURLs', 'http server urls'],
    ['analytics.public/orders-v2', 'analytics public orders v 2'],
    ['q1 2024', 'q 1 2024'],
    ['iPhone15Pro', 'i phone 15 pro'],
    ['订单明细表', '订 单 明 细 表'],
    ['売上ダッシュボード2024', '売 上 ダ ッ シ ュ ボ ー ド 2024'],
    ['주문 내역', '주 문 내 역'],
    ['abc订单', 'abc 订 单'],
    ['Grüße, Café!', 'grusse cafe'],
    ['مرحبا بالعالم', 'مرحبا بالعالم'],
    ['--- ***', ''],
  ])('splits %s into %s', (text, words) => {
    expect(splitWords(text).join(' ')).toBe(words);
  });

  it('returns words that it would not split or fold any further', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = splitWords(text);
        return words.every((word) => word !== '' && !/\s/.test(word) && splitWords(word).join(' ') === word);
      }),
      MANY,
    );
  });

  it('splits ASCII text like any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(splitWords(`${text} é`)).toEqual([...splitWords(text), 'e']);
        expect(listCompounds(`${text} é`)).toEqual(listCompounds(text));
      }),
      MANY,
    );
  });

  it('splits at every kind of separator', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const separator = fc.constantFrom(' ', '_', '.', '-', '/', ':', ', ', '\u00a0', '|');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), separator, (words, joint) => {
        expect(splitWords(words.join(joint))).toEqual(words);
      }),
    );
  });
});

describe('listCompounds', () => {
  it('returns names of several words as written and without separators', () => {
    expect(listCompounds('see sales.orders_daily and ordersDaily')).toEqual(['orders_daily', 'ordersdaily']);
  });

  it('ignores single words', () => {
    expect(listCompounds('plain words only')).toEqual([]);
  });
});

describe('stemWord', () => {
  it.each([
    ['orders', 'order'],
    ['queries', 'query'],
    ['batches', 'batch'],
    ['caches', 'cache'],
    ['databases', 'database'],
    ['warehouses', 'warehouse'],
    ['classes', 'class'],
    ['indexes', 'index'],
    ['indices', 'index'],
    ['statuses', 'status'],
    ['boxes', 'box'],
    ['days', 'day'],
    ['sales', 'sale'],
    ['ids', 'id'],
    ['apis', 'api'],
    ['analyses', 'analysis'],
  ])('maps %s and %s to the same stem', (plural, singular) => {
    expect(stemWord(plural)).toBe(singular);
    expect(stemWord(singular)).toBe(singular);
  });

  it.each([
    'status',
    'analysis',
    'address',
    'series',
    'news',
    'aws',
    'gas',
    'kubernetes',
    '订',
    'v2',
    '2024s',
  ])('does not change %s', (word) => {
    expect(stemWord(word)).toBe(word);
  });

  it('does not change a stem', () => {
    const likePlural = fc
      .tuple(
        fc.stringMatching(/^[a-z]{0,8}$/),
        fc.constantFrom('s', 'es', 'ies', 'ses', 'uses', 'ches', 'oes', 'ss', 'is', ''),
      )
      .map(([head, tail]) => head + tail);
    fc.assert(
      fc.property(fc.oneof(likePlural, anyText), (word) => stemWord(stemWord(word)) === stemWord(word)),
      {
        numRuns: 2_000,
      },
    );
  });
});

describe('splitPieces', () => {
  it.each([
    ['GrossMargin_v2', [['gross'], ['margin'], ['v', '2']]],
    ['db6c9f', [['db', '6', 'c', '9', 'f']]],
    [
      '550e8400-e29b',
      [
        ['550', 'e', '8400'],
        ['e', '29', 'b'],
      ],
    ],
    ['iPhone', [['i', 'phone']]],
    ['orders.daily', [['orders'], ['daily']]],
    ['订单', [['订'], ['单']]],
    ['--', []],
  ])('groups the words of %s', (text, pieces) => {
    expect(splitPieces(text)).toEqual(pieces);
  });

  it('returns the words of the text in their order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(splitPieces(text).flat()).toEqual(splitWords(text));
      }),
      MANY,
    );
  });
});

describe('otherNumbers', () => {
  it.each([
    ['orders', ['order']],
    ['order', ['orders']],
    ['city', ['cities']],
    ['index', ['indices', 'indexes']],
    ['v', []],
    ['2024', []],
  ])('returns for %s the forms %j', (word, others) => {
    expect([...otherNumbers(word)].sort()).toEqual([...others].sort());
  });

  it('returns only words with the same stem', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,10}$/), (word) =>
        otherNumbers(word).every((other) => other !== word && stemWord(other) === stemWord(word)),
      ),
      MANY,
    );
  });
});
