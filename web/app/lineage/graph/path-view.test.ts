import { pathView } from './path-view.js';
import type { Box, Edge } from './picture.js';

function boxAt(id: string, x: number, y: number): Box {
  const counts = { upstreamCount: 0, downstreamCount: 0, hiddenUpstream: 0, hiddenDownstream: 0 };
  return { id, degree: 0, x, y, width: 240, height: 64, entity: null, group: null, columns: null, ...counts };
}

function edge(from: string, to: string): Edge {
  return { from, to, isManual: false, through: 0, points: [] };
}

const SIZE = { width: 970, height: 500 };

describe('the view of a path', () => {
  it('shows all of its boxes and ignores the others', () => {
    const nodes = [boxAt('far', 9_000, 9_000), boxAt('a', 1_000, 400), boxAt('b', 1_336, 500)];
    const view = pathView({ nodes }, new Set([edge('a', 'b')]), SIZE);
    expect(view).toEqual({ x: (970 - 576) / 2 - 1_000, y: (500 - 164) / 2 - 400, zoom: 1 });
  });

  it('starts at the beginning of a path that is too long to be readable', () => {
    const nodes = [boxAt('a', 0, 0), boxAt('b', 9_000, 0)];
    const view = pathView({ nodes }, new Set([edge('a', 'b')]), SIZE);
    expect(view).toMatchObject({ x: 24, zoom: 0.36 });
  });

  it('does not exist without a path', () => {
    expect(pathView({ nodes: [boxAt('a', 0, 0)] }, new Set(), SIZE)).toBeUndefined();
  });
});
