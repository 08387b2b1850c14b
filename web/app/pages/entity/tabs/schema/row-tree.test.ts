import fc from 'fast-check';
import {
  buildFieldTree,
  type FieldNode,
  openablePaths,
  visibleRows,
  type RowChoice,
  rowMove,
} from './row-tree.js';

type Node = FieldNode<{ readonly path: string }>;

/** Writes a tree as text, e.g. `a(b,c(d))`. */
function outline(nodes: readonly Node[]): string {
  return nodes
    .map(({ label, children }) => (children.length === 0 ? label : `${label}(${outline(children)})`))
    .join(',');
}

const treeOf = (...paths: string[]) => buildFieldTree(paths.map((path) => ({ path })));

describe('the tree of fields', () => {
  it('keeps plain columns in their order', () => {
    expect(outline(treeOf('b', 'a', 'c'))).toBe('b,a,c');
  });

  it('puts nested fields under their parents', () => {
    expect(outline(treeOf('id', 'address', 'address.zip', 'address.town', 'note'))).toBe(
      'id,address(zip,town),note',
    );
  });

  it('keeps a dotted name whole if no field is its parent', () => {
    expect(outline(treeOf('orders.total', 'address', 'address.geo.lat'))).toBe(
      'orders.total,address(geo.lat)',
    );
  });

  it('puts members under their union, and array items under the array', () => {
    const v = '[version=2.0].[type=Order].';
    const tree = treeOf(
      `${v}[type=union].payment`,
      `${v}[type=union].[type=Card].payment`,
      `${v}[type=union].[type=Card].payment.[type=string].number`,
      `${v}[type=array].[type=Line].lines`,
      `${v}[type=array].[type=Line].lines.[type=int].count`,
    );
    expect(outline(tree)).toBe('payment((Card) payment(number)),lines[](count)');
  });

  it('keeps message keys apart from values', () => {
    expect(
      outline(treeOf('[version=2.0].[key=True].[type=R].a', '[version=2.0].[type=R].a.[type=int].b')),
    ).toBe('a,a.b');
  });

  it('contains every field once', () => {
    const path = fc.array(fc.constantFrom('a', 'b', '[type=union]', '[type=X]', '[type=array]'), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(path, { maxLength: 12 }), fc.boolean(), (parts, isTyped) => {
        const fields = parts.map((part) => ({
          path: (isTyped ? ['[version=2.0]', ...part] : part).join('.'),
        }));
        const found: unknown[] = [];
        const collect = (nodes: readonly Node[]) => {
          for (const { field, label, children } of nodes) {
            expect(label).not.toBe('');
            found.push(field);
            collect(children);
          }
        };
        collect(buildFieldTree(fields));
        expect(new Set(found)).toEqual(new Set(fields));
        expect(found).toHaveLength(fields.length);
      }),
    );
  });
});

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

const ROWS = [
  { level: 1, isOpen: undefined },
  { level: 1, isOpen: true },
  { level: 2, isOpen: undefined },
  { level: 2, isOpen: false },
];

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 0, 0],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['PageDown', 0, 3],
  ['PageUp', 3, 0],
  ['Enter', 2, 'choose'],
  ['ArrowRight', 3, 'toggle'],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 0, undefined],
  ['ArrowLeft', 1, 'toggle'],
  ['ArrowLeft', 3, 1],
  ['ArrowLeft', 0, undefined],
  ['x', 0, undefined],
])('%s in row %d means %j', (key, at, meaning) => {
  expect(rowMove(key, ROWS, at)).toBe(meaning);
});
