import { columnLines } from './column-lines.js';
import type { Box, Edge } from './picture.js';

function tableAt(id: string, x: number, y: number): Box {
  const counts = { upstreamCount: 0, downstreamCount: 0, hiddenUpstream: 0, hiddenDownstream: 0 };
  const columns = ['a', 'b'].map((fieldPath) => ({ fieldPath, urn: `${id} ${fieldPath}`, type: 'text' }));
  return { id, degree: 0, x, y, width: 240, height: 120, entity: null, group: null, columns, ...counts };
}

function edgeOf(points: Edge['points']): Edge {
  return { from: 'one', to: 'two', isManual: false, through: 0, points };
}

const TO_B = { fromUrn: 'one', fromField: 'a', toUrn: 'two', toField: 'b' };

describe('a line between columns', () => {
  it('leads from the row of one column to the row of the other', () => {
    const nodes = [tableAt('one', 0, 0), tableAt('two', 336, 0)];
    expect(columnLines({ nodes, edges: [], columnEdges: [TO_B] })).toEqual([
      'M240 76C288 76 288 100 336 100',
    ]);
  });

  it('passes the layers between its tables where the edge of the tables passes them', () => {
    const nodes = [tableAt('one', 0, 0), tableAt('two', 672, 0)];
    const bent = edgeOf([
      { x: 240, y: 60 },
      { x: 336, y: 200 },
      { x: 576, y: 200 },
      { x: 672, y: 60 },
    ]);
    const straight = edgeOf([
      { x: 240, y: 60 },
      { x: 672, y: 60 },
    ]);
    const lineAlong = (edge: Edge) => columnLines({ nodes, edges: [edge], columnEdges: [TO_B] })[0];
    expect(lineAlong(bent)).toBe('M240 76C288 76 288 200 336 200L576 200C624 200 624 100 672 100');
    expect(lineAlong(straight)).toBe('M240 76C288 76 288 60 336 60L576 60C624 60 624 100 672 100');
  });

  it('does not cover other lines between the same tables', () => {
    const nodes = [tableAt('one', 0, 0), tableAt('two', 672, 0)];
    const edges = [
      edgeOf([
        { x: 240, y: 60 },
        { x: 672, y: 60 },
      ]),
    ];
    const columnEdges = [TO_B, { ...TO_B, fromField: 'b' }, { ...TO_B, toField: 'a' }];
    const heights = columnLines({ nodes, edges, columnEdges }).map((line) => /L576 (\d+)/.exec(line)?.[1]);
    expect(heights).toEqual(['56', '60', '64']);
  });

  it('is empty if a table is closed', () => {
    const nodes = [tableAt('one', 0, 0), { ...tableAt('two', 336, 0), columns: null }];
    expect(columnLines({ nodes, edges: [], columnEdges: [TO_B] })).toEqual(['']);
  });
});
