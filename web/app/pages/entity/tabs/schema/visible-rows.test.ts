import { buildFieldTree } from './build-field-tree.js';
import { openablePaths, visibleRows, type RowChoice } from './visible-rows.js';

const TREE = buildFieldTree(
  ['id', 'person', 'person.name', 'person.home', 'person.home.zip', 'note'].map((path) => ({ path })),
);

const shown = (choice: RowChoice) =>
  visibleRows(TREE, choice).map(
    ({ label, level, isOpen }) => `${level} ${label}${isOpen === undefined ? '' : isOpen ? ' -' : ' +'}`,
  );

it('closed parents hide their nested fields', () => {
  expect(shown({ opened: new Set(), hits: undefined })).toEqual(['1 id', '1 person +', '1 note']);
});

it('an open parent shows its children, but not its grandchildren', () => {
  expect(shown({ opened: new Set(['person']), hits: undefined })).toEqual([
    '1 id',
    '1 person -',
    '2 name',
    '2 home +',
    '1 note',
  ]);
});

it('a filter shows matches and their parents, regardless of open rows', () => {
  expect(shown({ opened: new Set(), hits: new Set(['person.home.zip']) })).toEqual([
    '1 person -',
    '2 home -',
    '3 zip',
  ]);
});

it('everything can be opened at once', () => {
  expect(openablePaths(TREE)).toEqual(['person', 'person.home']);
});
