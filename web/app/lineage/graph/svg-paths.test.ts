import fc from 'fast-check';
import { bendPath, middleOf, columnLines, boxesPath, scaleOfMap } from './svg-paths.js';
import type { Box, Edge } from './picture.js';

describe('the path of an edge', () => {
  it('is a line between points of one height', () => {
    const points = [
      { x: 0, y: 5 },
      { x: 10, y: 5 },
    ];
    expect(bendPath(points)).toBe('M0 5L10 5');
    expect(middleOf(points)).toEqual({ x: 5, y: 5 });
  });

  it('leaves and enters every point horizontally', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 40 },
      { x: 200, y: 40 },
      { x: 300, y: 0 },
    ];
    expect(bendPath(points)).toBe('M0 0C50 0 50 40 100 40L200 40C250 40 250 0 300 0');
    expect(middleOf(points)).toEqual({ x: 150, y: 40 });
  });

  it('extends beyond both boxes if it goes backwards', () => {
    const points = [
      { x: 100, y: 0 },
      { x: 0, y: 50 },
    ];
    expect(bendPath(points)).toBe('M100 0C148 0 -48 50 0 50');
  });

  it('of no points is empty', () => {
    expect(bendPath([])).toBe('');
    expect(middleOf([])).toEqual({ x: 0, y: 0 });
  });
});

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

describe('the map of the graph', () => {
  it('has the proportions of the graph', () => {
    expect(scaleOfMap({ width: 1_400, height: 460 })).toEqual({ x: 0.1, y: 0.1 });
  });

  it('fits into its corner, and is never as thin as a line', () => {
    const length = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(length, length, (width, height) => {
        const { x, y } = scaleOfMap({ width, height });
        for (const [size, most, least] of [
          [Math.max(1, width) * x, 140, 40],
          [Math.max(1, height) * y, 92, 24],
        ] as const) {
          expect(size).toBeLessThanOrEqual(most + 0.01);
          expect(size).toBeGreaterThanOrEqual(least - 0.01);
        }
      }),
    );
  });

  it('draws every box, however small', () => {
    const boxes = [
      { x: 0, y: 0, width: 240, height: 64 },
      { x: 336, y: 88, width: 240, height: 64 },
    ];
    expect(boxesPath(boxes, { x: 0.1, y: 0.1 })).toBe('M0 0h24v6.4h-24zM33.6 8.8h24v6.4h-24z');
    expect(boxesPath(boxes, { x: 0.001, y: 0.001 })).toBe('M0 0h1v1h-1zM0.3 0.1h1v1h-1z');
  });
});
