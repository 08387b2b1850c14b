import { neighbourBox, type Arrow } from './neighbour-box.js';
import type { Box } from './picture.js';

/**
 *   a ─┐
 *      ├─ c ── d
 *   b ─┘
 */
const PICTURE = {
  nodes: [boxAt('a', 0, 0), boxAt('b', 0, 100), boxAt('c', 300, 60), boxAt('d', 600, 60)],
  edges: ['a>c', 'b>c', 'c>d'].map((text) => {
    const [from = '', to = ''] = text.split('>');
    return { from, to, isManual: false, through: 0, points: [] };
  }),
};

function boxAt(id: string, x: number, y: number): Box {
  const counts = { upstreamCount: 0, downstreamCount: 0, hiddenUpstream: 0, hiddenDownstream: 0 };
  return { id, degree: 0, x, y, width: 240, height: 64, entity: null, group: null, columns: null, ...counts };
}

it.each<[string, Arrow, string | undefined]>([
  ['c', 'ArrowLeft', 'b'],
  ['c', 'ArrowRight', 'd'],
  ['a', 'ArrowRight', 'c'],
  ['a', 'ArrowDown', 'b'],
  ['b', 'ArrowUp', 'a'],
  ['a', 'ArrowUp', undefined],
  ['d', 'ArrowRight', undefined],
  ['c', 'ArrowDown', undefined],
  ['nowhere', 'ArrowDown', undefined],
])('from %s, %s leads to %s', (id, arrow, end) => {
  expect(neighbourBox(PICTURE, id, arrow)?.id).toBe(end);
});
