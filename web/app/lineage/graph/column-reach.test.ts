import { columnReach } from './column-reach.js';

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
