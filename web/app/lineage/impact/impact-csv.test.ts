import fc from 'fast-check';
import { CSV_HEADER, csvOfRow, csvLine } from './impact-csv.js';
import type { ExportRow } from './impact-state.js';

const ADA = {
  owner: { urn: 'urn:li:corpuser:ada', overview: { name: 'Ada' } },
  ownershipType: null,
  type: null,
};

const ROW: ExportRow = {
  degree: 2,
  entity: {
    urn: 'urn:li:chart:(superset,1)',
    overview: {
      ...{
        name: '=SUM',
        subTypes: [],
        description: 'Two\nlines',
        platform: { name: 'superset' },
        domain: null,
      },
      path: [{ name: 'sales' }, { name: 'daily' }],
      owners: [ADA, ADA],
      tags: [],
      glossaryTerms: [],
      deprecation: { deprecated: true },
    },
  },
};

it('a row has a cell for each heading', () => {
  const line = csvOfRow(ROW, () => 'http://localhost/chart/1');
  expect(line).toBe(
    '"urn:li:chart:(superset,1)",\'=SUM,Chart,superset,sales / daily,2,Ada,urn:li:corpuser:ada,,,,yes,"Two\nlines",http://localhost/chart/1\r\n',
  );
  expect(CSV_HEADER.split(',')).toHaveLength(14);
});

/** A plain reader of RFC 4180: one character at a time. */
function parse(file: string): string[][] {
  const lines: string[][] = [];
  let line = [''];
  let isQuoted = false;
  const put = (letter: string) => line.push(`${line.pop() ?? ''}${letter}`);
  for (let at = 0; at < file.length; at += 1) {
    const letter = file.charAt(at);
    if (isQuoted && letter === '"' && file[at + 1] === '"') put(file.charAt((at += 1)));
    else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) put(letter);
    else if (letter === ',') line.push('');
    else if (letter === '\r' && file[at + 1] === '\n') {
      lines.push(line);
      line = [''];
      at += 1;
    } else put(letter);
  }
  return lines;
}

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', '=', '-', ' ', 'é', '😀') }),
  fc.constantFrom('=HYPERLINK("x")', '+1', '-1', '@a', '\tb', '＝1'),
);

describe('a CSV line', () => {
  it('parses back to the same cells, apart from the apostrophe before formulas', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 })), (lines) => {
        const read = parse(lines.map(csvLine).join(''));
        const bare = read.map((cells) => cells.map((text) => text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')));
        expect(bare).toEqual(lines);
      }),
    );
  });

  it('contains no cell that a spreadsheet would evaluate', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        for (const text of parse(csvLine(cells)).flat()) expect(text).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      }),
    );
  });

  it.each([
    [['a', 'b c', 3], 'a,b c,3\r\n'],
    [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
    [['=1+1', -1], "'=1+1,-1\r\n"],
  ])('of %j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});
