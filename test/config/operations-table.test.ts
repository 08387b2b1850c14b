import { readFileSync } from 'node:fs';
import { SETTINGS } from '../../src/config/settings.js';

const DOCUMENT = 'docs/operations.md';

/** Returns the cells of the table under a heading, without its header rows. */
function cellsUnder(heading: string): string[][] {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

it('the documentation lists every setting with default and meaning as in the code', () => {
  const expected = Object.entries(SETTINGS).map(([name, { shownDefault, meaning }]) => [
    `\`${name}\``,
    shownDefault,
    meaning,
  ]);
  expect(cellsUnder('Settings')).toEqual(expected);
});
