import colors from 'picocolors';
import { LoadReport, MAX_LISTED_REFUSALS, renderSummary } from './load-report.js';
import { renderBar } from '../terminal.js';

function reportOf(files: number, refusedPerFile: (file: number) => number): LoadReport {
  const report = new LoadReport();
  for (let file = 0; file < files; file += 1) {
    report.opened(`file-${file}`);
    for (let record = 1; record <= refusedPerFile(file); record += 1) {
      report.found({ file: `file-${file}`, record });
      report.unreadable({ file: `file-${file}`, record }, 'no record');
    }
  }
  return report;
}

const plain = colors.createColors(false);

describe('the summary', () => {
  it('lists only the files with refusals if there are many files', () => {
    const text = renderSummary(
      {
        report: reportOf(100, (file) => (file === 70 ? 1 : 0)),
        seconds: 1,
        dryRun: false,
      },
      plain,
    );
    expect(text.match(/file-\d+ /g)).toEqual(['file-70 ']);
  });

  it('prints fifty refusals and counts the rest', () => {
    const text = renderSummary({ report: reportOf(1, () => 1060), seconds: 1, dryRun: false }, plain);
    expect(text.match(/no record/g)).toHaveLength(50);
    expect(text).toContain('… and 1,010 more');
  });

  it('escapes control characters for the terminal', () => {
    const report = reportOf(0, () => 0);
    report.opened('a\u001b[2J.json');
    const location = { file: 'a\u001b[2J.json', record: 1 };
    const item = { kind: 'snapshot', urn: 'urn:li:tag:\u001b[31m', text: '', location } as const;
    report.refused(item, { message: '"\u0007" is bad', code: 'INVALID_ASPECT', path: '/\u202e' });
    report.stopped = '\u009b is no answer';
    const text = renderSummary({ report, seconds: 1, dryRun: false }, plain);
    expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    expect(text).toContain('urn:li:tag:\\u001b[31m');
  });

  it('lists the fields that the catalog does not know, each once and not too many', () => {
    const report = reportOf(0, () => 0);
    report.foundUnknown(['status.newer', 'a.items[*].x']);
    report.foundUnknown(['status.newer']);
    const text = renderSummary({ report, seconds: 1, dryRun: false }, plain);
    expect(text).toContain('stored them as they are: status.newer, a.items[*].x\n');
    report.foundUnknown(Array.from({ length: 200 }, (_, index) => `status.f${index}`));
    expect(report.unknownFields).toHaveLength(100);
  });

  it('keeps a limited number of refusals but counts all', () => {
    const report = reportOf(1, () => MAX_LISTED_REFUSALS + 5);
    expect(report.refusals).toHaveLength(MAX_LISTED_REFUSALS);
    expect(report.total.refused).toBe(MAX_LISTED_REFUSALS + 5);
  });
});

it.each([
  [0, '░'.repeat(24) + '   0 %'],
  [0.5, '█'.repeat(12) + '░'.repeat(12) + '  50 %'],
  [1, '█'.repeat(24) + ' 100 %'],
  [Number.NaN, '░'.repeat(24) + '   0 %'],
  [Number.POSITIVE_INFINITY, '█'.repeat(24) + ' 100 %'],
])('a share of %d is drawn as %s', (share, bar) => {
  expect(renderBar(share)).toBe(bar);
});
