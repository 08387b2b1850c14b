import { createServiceLog, renderLogLine } from './service-log.js';

function logTo(isTTY: boolean, logLevel: 'info' | 'warn' | 'silent' = 'warn') {
  const lines: string[] = [];
  const write = (text: string) => lines.push(text);
  return { ...createServiceLog({ logLevel }, { isTTY, write }), lines };
}

/** Without colours and the time of day. */
const plain = (text: string) =>
  // eslint-disable-next-line no-control-regex
  text.replaceAll(/\u001b\[\d+m/g, '').replace(/^\d\d:\d\d:\d\d/, 'TIME');

it('is JSON lines, unless the output is a terminal', () => {
  const { log, lines, isForPeople } = logTo(false);
  log.warn({ a: 1 }, 'something');
  expect([isForPeople, JSON.parse(lines[0]!)]).toMatchObject([false, { level: 40, a: 1, msg: 'something' }]);
});

it('reports the start at every level but silent', () => {
  for (const [level, count] of [
    ['info', 2],
    ['warn', 1],
    ['silent', 0],
  ] as const) {
    const { log, report, lines } = logTo(false, level);
    report({}, 'starting');
    log.info('request');
    expect(lines).toHaveLength(count);
  }
});

it('is readable lines in a terminal', () => {
  const { log, lines, isForPeople } = logTo(true);
  log.warn({ port: 7687, parts: { a: 1 }, err: new Error('it is full') }, 'the disk cannot be used');
  expect([isForPeople, lines.map(plain)]).toEqual([
    true,
    ['TIME warning: the disk cannot be used: it is full  port=7687\n'],
  ]);
});

it('shows the place of errors only', () => {
  const shown = (level: number) =>
    plain(
      renderLogLine(
        JSON.stringify({ level, time: 0, msg: 'm', err: { message: 'e', stack: 'E: e\n  at f' } }),
      ),
    );
  expect(shown(50)).toBe('TIME error: m: e\n  at f\n');
  expect(shown(40)).toBe('TIME warning: m: e\n');
});
