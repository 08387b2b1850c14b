import { readReport } from './read-report.js';

it('reads notes with title, message and context, and the number of written records', () => {
  const text = JSON.stringify({
    source: {
      type: 'mysql',
      report: {
        failures: [
          { title: 'No access', message: 'Cannot read a table', context: ['shop.orders', { code: 5 }] },
        ],
        warnings: ['slow'],
        infos: [],
      },
    },
    sink: { report: { total_records_written: 12 } },
  });
  expect(readReport(text)).toEqual({
    failures: [
      { title: 'No access', message: 'Cannot read a table', context: ['shop.orders', '{"code":5}'] },
    ],
    warnings: [{ title: '', message: 'slow', context: [] }],
    infos: [],
    written: 12,
  });
});

it('reads notes by their subject', () => {
  const text = JSON.stringify({ source: { report: { failures: { 'shop.orders': ['denied', 'again'] } } } });
  expect(readReport(text)?.failures).toEqual([
    { title: 'shop.orders', message: 'denied\nagain', context: [] },
  ]);
});

it.each(['', 'no JSON', '[]', '7', 'null'])('finds no report in “%s”', (text) => {
  expect(readReport(text)).toBeUndefined();
});

it.each(['{}', '{"source":null,"sink":3}', '{"source":{"report":{"failures":null}}}'])(
  'finds nothing to tell in %s',
  (text) => {
    expect(readReport(text)).toEqual({ failures: [], warnings: [], infos: [], written: undefined });
  },
);
