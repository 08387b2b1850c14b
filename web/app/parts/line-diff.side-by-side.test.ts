import fc from 'fast-check';
import { diffLines, countChanges, foldRows, sideBySide, type DiffRow } from './line-diff.js';

const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 });

function texts(rows: readonly DiffRow[]): (readonly [string, string | undefined, string | undefined])[] {
  return rows.map(({ kind, before, after }) => [kind, before?.text, after?.text]);
}

function rowsOf(before: string, after: string): DiffRow[] {
  return sideBySide(diffLines(before.split(''), after.split('')));
}

describe('two sides', () => {
  it('show replaced lines beside each other, and other changed lines alone', () => {
    expect(texts(rowsOf('abcz', 'axz'))).toEqual([
      ['same', 'a', 'a'],
      ['changed', 'b', 'x'],
      ['removed', 'c', undefined],
      ['same', 'z', 'z'],
    ]);
    expect(texts(rowsOf('az', 'abz'))[1]).toEqual(['added', undefined, 'b']);
  });

  it('do not pair changes of different runs', () => {
    expect(texts(rowsOf('xab', 'aby'))).toEqual([
      ['removed', 'x', undefined],
      ['same', 'a', 'a'],
      ['same', 'b', 'b'],
      ['added', undefined, 'y'],
    ]);
  });

  it('each contain all their lines, numbered from 1', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const rows = sideBySide(diffLines(before, after));
        const left = rows.flatMap((row) => row.before ?? []);
        const right = rows.flatMap((row) => row.after ?? []);
        expect(left).toEqual(before.map((text, at) => ({ number: at + 1, text })));
        expect(right).toEqual(after.map((text, at) => ({ number: at + 1, text })));
      }),
    );
  });

  it('count added and removed lines', () => {
    expect(countChanges(rowsOf('abcz', 'axz'))).toEqual({ added: 1, removed: 2 });
  });
});

describe('folding', () => {
  it('hides unchanged lines that are not near a change', () => {
    const sections = foldRows(rowsOf('0123456789', '01234x6789'), 2);
    expect(sections.map(({ isFolded, rows }) => [isFolded, rows.length])).toEqual([
      [true, 3],
      [false, 5],
      [true, 2],
    ]);
  });

  it('does not hide a single line', () => {
    expect(foldRows(rowsOf('0123', '012x'), 2).some(({ isFolded }) => isFolded)).toBe(false);
  });

  it('keeps all rows and shows all changes', () => {
    fc.assert(
      fc.property(lines, lines, fc.integer({ min: 0, max: 3 }), (before, after, context) => {
        const rows = sideBySide(diffLines(before, after));
        const sections = foldRows(rows, context);
        expect(sections.flatMap((section) => section.rows)).toEqual(rows);
        const hidden = sections.filter(({ isFolded }) => isFolded).flatMap((section) => section.rows);
        expect(hidden.every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });
});
