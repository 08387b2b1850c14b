import { pathEdges } from './path-edges.js';
import type { Edge } from './picture.js';

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
