import { buildFieldTree } from './build-field-tree.js';
import { openablePaths, visibleRows, type RowChoice } from './visible-rows.js';

const TREE = buildFieldTree(
  ['id', 'person', 'person.name', 'person.home', 'person.home.zip', 'note'].map((path) => ({ path })),
);

const shown = (choice: RowChoice) =>
  visibleRows(TREE, choice).map(
    ({ label, level, isOpen }) => `${level} ${label}${isOpen === undefined ? '' : isOpen ? ' -' : ' +'}`,
  );

it('hides the nested fields of closed parents', () => {
  expect(shown({ opened: new Set(), hits: undefined })).toEqual(['1 id', '1 person +', '1 note']);
});

it('shows the children of an open parent, but not its grandchildren', () => {
  expect(shown({ opened: new Set(['person']), hits: undefined })).toEqual([
    '1 id',
    '1 person -',
    '2 name',
    '2 home +',
    '1 note',
  ]);
});

it('shows matches of a filter and their parents, regardless of open rows', () => {
  expect(shown({ opened: new Set(), hits: new Set(['person.home.zip']) })).toEqual([
    '1 person -',
    '2 home -',
    '3 zip',
  ]);
});

it('can open all rows at once', () => {
  expect(openablePaths(TREE)).toEqual(['person', 'person.home']);
});
