/** Tests the query language: input texts and their parse trees. */
import fc from 'fast-check';
import { parseQuery, type QueryNode } from './query-syntax.js';

const isField = (name: string): boolean => ['tags', 'name', 'urn', 'primaryKey'].includes(name);

/** The tree as one line: `AND(orders, NOT("a b"), tags=x)`. */
function show(node: QueryNode): string {
  switch (node.kind) {
    case 'everything':
      return '*';
    case 'word':
      return node.text;
    case 'phrase':
      return `"${node.text}"`;
    case 'field':
      return `${node.field}${node.quoted ? '==' : '='}${node.text}`;
    case 'not':
      return `NOT(${show(node.node)})`;
    default:
      return `${node.kind.toUpperCase()}(${node.nodes.map(show).join(', ')})`;
  }
}

describe('parseQuery', () => {
  it.each([
    ['', '*'],
    ['   ', '*'],
    ['*', '*'],
    ['orders', 'orders'],
    ['orders daily', 'AND(orders, daily)'],
    ['orders AND daily', 'AND(orders, daily)'],
    ['orders OR daily', 'OR(orders, daily)'],
    ['a b OR c d', 'OR(AND(a, b), AND(c, d))'],
    ['a NOT b', 'AND(a, NOT(b))'],
    ['a -b +c', 'AND(a, NOT(b), c)'],
    ['-(a OR b)', 'NOT(OR(a, b))'],
    ['(a OR b) c', 'AND(OR(a, b), c)'],
    ['"orders daily" x', 'AND("orders daily", x)'],
    ['"say \\"hi\\""', '"say "hi""'],
    ['ord* *ers a*b', 'AND(ord*, *ers, a*b)'],
    ['tags:pii', 'tags=pii'],
    ['tags:"urn:li:tag:a b"', 'tags==urn:li:tag:a b'],
    ['tags:urn:li:chart:(looker,1) x', 'AND(tags=urn:li:chart:(looker,1), x)'],
    ['(primaryKey:"a" OR primaryKey:"b")', 'OR(primaryKey==a, primaryKey==b)'],
    ['primaryKey:"urn\\:li\\:dataset\\:\\(a,x\\,PROD\\)"', 'primaryKey==urn:li:dataset:(a,x,PROD)'],
    ['primaryKey:"C:\\data\\\\x"', 'primaryKey==C:\\data\\x'],
    ['name:shop\\.orders* x', 'AND(name=shop.orders*, x)'],
    ['name:a\\ b\\(c x', 'AND(name=a b(c, x)'],
    ['name:a\\*', 'name==a*'],
    ['(name:"t" AND -tags:"urn\\:x")', 'AND(name==t, NOT(tags==urn:x))'],
    ['-(name:"a" OR -name:"b")', 'NOT(OR(name==a, NOT(name==b)))'],
    ['tags:("urn\\:a" OR urn\\:b)', 'OR(tags==urn:a, tags=urn:b)'],
    ['tags:(a OR "b c")', 'OR(tags=a, tags==b c)'],
    ['tags:*', 'tags=*'],
    ['unknown:value', 'unknown:value'],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)'],
    ['f(x) y', 'AND(f(x), y)'],
    ['and or not', 'AND(and, or, not)'],
    ['AND orders OR', 'orders'],
    ['a - b', 'AND(a, -, b)'],
    ['((a', 'a'],
    ['a)) b', 'AND(a, b)'],
    ['"open end', '"open end"'],
    ['() a', 'a'],
    ['"" a', 'a'],
    ['" "', '*'],
    ['/q orders daily', 'AND(orders, daily)'],
    [' /q  (orders OR invoices) AND dai*', 'AND(OR(orders, invoices), dai*)'],
    ['/q tags:pii', 'tags=pii'],
    ['/q point+sale+app x', 'AND(point, sale, app, x)'],
    ['/q (a OR b+c)', 'OR(a, AND(b, c))'],
    ['/q c++ a+', 'AND(c++, a+)'],
    ['/q urn:li:tag:a+b', 'urn:li:tag:a+b'],
    ['/q urn:li:chart:(looker,a+b)', 'urn:li:chart:(looker,a+b)'],
    ['/q name:a+b', 'name=a+b'],
    ['/q "a+b"', '"a+b"'],
    ['/q', '*'],
    ['/q *', '*'],
    ['a+b', 'a+b'],
    ['/queries', '/queries'],
    ['a /q', 'AND(a, /q)'],
  ])('reads %j as %s', (input, meaning) => {
    expect(show(parseQuery(input, isField))).toBe(meaning);
  });

  it('parses any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '(',
        ')',
        '"',
        ' ',
        'AND',
        'OR',
        'NOT',
        '-',
        '+',
        '*',
        ':',
        'tags:',
        'tags:(',
        '\\',
        'a',
      ),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    );
    const input = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(input, (text) => {
        expect(typeof show(parseQuery(text, isField))).toBe('string');
      }),
      { numRuns: 2_000 },
    );
  });

  it('accepts thousands of unclosed brackets or negations', () => {
    expect(show(parseQuery('('.repeat(10_000) + 'a', isField))).toBe('a');
    expect(show(parseQuery(`${'NOT '.repeat(10_001)}a`, isField))).toBe('NOT(a)');
  });
});
