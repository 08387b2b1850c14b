import fc from 'fast-check';
import { diffLines, type LineEdit } from './line-diff.js';

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });

function sideOf(edits: readonly LineEdit[], other: LineEdit['kind']): string[] {
  return edits.filter(({ kind }) => kind !== other).map(({ line }) => line);
}

function written(edits: readonly LineEdit[]): string {
  const signs = { same: ' ', removed: '-', added: '+' };
  return edits.map(({ kind, line }) => `${signs[kind]}${line}`).join('');
}

/** Computes the length of the longest common subsequence, row by row of the dynamic programming table. */
function common(before: readonly string[], after: readonly string[]): number {
  let row = after.map(() => 0);
  for (const line of before) {
    let corner = 0;
    let left = 0;
    row = row.map((above, at) => {
      left = after[at] === line ? corner + 1 : Math.max(above, left);
      corner = above;
      return left;
    });
  }
  return row.at(-1) ?? 0;
}

describe('a line diff', () => {
  it('contains every line of both sides', () => {
    fc.assert(
      fc.property(lines, lines, fc.integer({ min: 0, max: 20 }), (before, after, mostEdits) => {
        const edits = diffLines(before, after, mostEdits);
        expect(sideOf(edits, 'added')).toEqual(before);
        expect(sideOf(edits, 'removed')).toEqual(after);
      }),
    );
  });

  it('keeps as many lines as possible', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const kept = diffLines(before, after).filter(({ kind }) => kind === 'same');
        expect(kept).toHaveLength(common(before, after));
      }),
    );
  });

  it('has removed lines before the added ones that replace them', () => {
    expect(written(diffLines(['a', 'b', 'c', 'd'], ['a', 'x', 'y', 'd']))).toBe(' a-b-c+x+y d');
  });

  it.each([
    [[], [], ''],
    [[], ['a'], '+a'],
    [['a'], [], '-a'],
    [['a'], ['a'], ' a'],
    [['a', 'a'], ['a'], ' a-a'],
  ])('of %j and %j is %j', (before, after, expected) => {
    expect(written(diffLines(before, after))).toBe(expected);
  });

  it('gives up at the limit, but keeps the common prefix and suffix', () => {
    const before = ['start', 'a', 'same', 'b', 'end'];
    const after = ['start', 'x', 'same', 'y', 'end'];
    expect(written(diffLines(before, after, 3))).toBe(' start-a-same-b+x+same+y end');
    expect(written(diffLines(before, after, 4))).toBe(' start-a+x same-b+y end');
  });

  it('contains every line of two long texts without common lines', () => {
    const before = Array.from({ length: 20_000 }, (_, at) => `before ${at}`);
    const after = Array.from({ length: 20_000 }, (_, at) => `after ${at}`);
    expect(diffLines(before, after)).toHaveLength(40_000);
  });
});
