import { columnReach, pathEdges } from './reach.js';
import type { Edge } from './picture.js';

/** `a.x>b.y` */
function edge(text: string) {
  const [fromUrn = '', fromField = '', toUrn = '', toField = ''] = text.split(/[.>]/);
  return { fromUrn, fromField, toUrn, toField };
}

function reachOf(column: string, edges: readonly string[]) {
  const [urn = '', field = ''] = column.split('.');
  const reach = columnReach({ urn, field }, edges.map(edge));
  const columns = [...reach.columns].flatMap(([table, fields]) =>
    [...fields].map((name) => `${table}.${name}`),
  );
  return { columns: columns.sort(), edges: [...reach.edges].sort() };
}

describe('the reach of a column', () => {
  it('contains upstream and downstream columns, but not other columns of its sources', () => {
    const edges = ['raw.a>mart.a', 'raw.a>mart.b', 'mart.a>report.a', 'raw.z>report.a'];
    expect(reachOf('mart.a', edges)).toEqual({ columns: ['mart.a', 'raw.a', 'report.a'], edges: [0, 2] });
  });

  it('terminates in a cycle', () => {
    expect(reachOf('a.x', ['a.x>b.x', 'b.x>a.x'])).toEqual({ columns: ['a.x', 'b.x'], edges: [0, 1] });
  });

  it('without edges is the column alone', () => {
    expect(reachOf('a.x', ['b.x>c.x'])).toEqual({ columns: ['a.x'], edges: [] });
  });
});

function edgesOf(text: string): Edge[] {
  return text.split(' ').map((pair) => {
    const [from = '', to = ''] = pair.split('>');
    return { from, to, isManual: false, through: 0, points: [] };
  });
}

function pathOf(text: string, start: string, target: string): string {
  return [...pathEdges(edgesOf(text), start, target)].map(({ from, to }) => `${from}>${to}`).join(' ');
}

describe('the edges of a path', () => {
  it('are those on any way to the target, without branches', () => {
    expect(pathOf('a>b b>d a>c c>d c>e x>a', 'a', 'd')).toBe('a>b b>d a>c c>d');
  });

  it('are found against the direction of the data, too', () => {
    expect(pathOf('a>b b>c c>d', 'c', 'a')).toBe('a>b b>c');
  });

  it('are none between two entities with a common source', () => {
    expect(pathOf('a>b a>c', 'b', 'c')).toBe('');
  });

  it('are none from an entity to itself, and cycles end', () => {
    expect(pathOf('a>b b>a', 'a', 'a')).toBe('');
    expect(pathOf('a>b b>a', 'a', 'b')).toBe('a>b b>a');
  });
});
