import fc from 'fast-check';
import { RunLog, createRedactor } from './run-log.js';

const secret = fc
  .string({ unit: 'binary', minLength: 4, maxLength: 30 })
  .filter((text) => !/[\n\r]/.test(text));

it('a secret is hidden wherever the pieces of the output end', () => {
  fc.assert(
    fc.property(secret, fc.array(fc.nat(60)), (hidden, cuts) => {
      const log = new RunLog();
      log.hide([hidden]);
      const output = `first\npassword=${hidden} and ${JSON.stringify({ hidden })}\nlast ${hidden}`;
      const ends = [...new Set([0, ...cuts.map((cut) => Math.min(cut, output.length)), output.length])];
      ends.sort((one, other) => one - other);
      ends.slice(1).forEach((end, at) => {
        log.add(output.slice(ends[at], end));
      });
      log.finishLine();
      expect(log.tail().split('\n')).toEqual(createRedactor([hidden])(output).split('\n'));
      expect(log.tail()).toContain('********');
    }),
  );
});

it.each([
  ['as it is', 'p4ss"w', 'x p4ss"w y', 'x ******** y'],
  ['in JSON', 'p4ss"w', '{"a": "p4ss\\"w"}', '{"a": "********"}'],
  ['in JSON within JSON', 'p4ss"w', '"{\\"a\\": \\"p4ss\\\\\\"w\\"}"', '"{\\"a\\": \\"********\\"}"'],
  ['in an address', 'p4 s@w', 'pg://me:p4%20s%40w@host p4+s%40w', 'pg://me:********@host ********'],
  ['line by line', '-----BEGIN-----\nabcdefgh\n}', 'key abcdefgh }', 'key ******** }'],
])('a secret is hidden %s', (_, hidden, text, expected) => {
  expect(createRedactor([hidden])(text)).toBe(expected);
});

it('a short secret is not hidden', () => {
  expect(createRedactor(['abc'])('abc')).toBe('abc');
});

it('the longer of two secrets is hidden first, and characters of patterns have no meaning', () => {
  expect(createRedactor(['a.b*', 'a.b*cd'])('a.b*cd axbb a.b*')).toBe('******** axbb ********');
});

describe('the log', () => {
  it('keeps the last lines, and what a progress bar shows last', () => {
    const log = new RunLog();
    log.add('10 %\r50 %\r100 %\r\n');
    for (let line = 1; line <= 2_500; line += 1) log.add(`line ${line}\n`);
    log.note('done');
    const lines = log.tail().split('\n');
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([2_000, 'line 502', 'Trellis: done']);
    const other = new RunLog();
    other.add('10 %\r50 %\r100 %\r\n');
    expect(other.tail()).toBe('100 %');
  });

  it('bounds lines, and all lines together', () => {
    const log = new RunLog();
    log.add('x'.repeat(10_000));
    log.finishLine();
    expect(log.tail()).toHaveLength(4_096);
    for (let line = 0; line < 1_000; line += 1) log.add(`${'y'.repeat(4_000)}\n`);
    expect(log.tail().length).toBeLessThanOrEqual(1_000_000);
    expect(log.tail(9_000).split('\n')).toEqual(['y'.repeat(4_000), 'y'.repeat(4_000)]);
  });

  it('does not grow with a line that never ends', () => {
    const log = new RunLog();
    for (let part = 0; part < 1_000; part += 1) log.add('z'.repeat(10_000));
    log.add('\nnext\n');
    expect(log.tail()).toBe(`${'z'.repeat(4_096)}\nnext`);
  });
});
