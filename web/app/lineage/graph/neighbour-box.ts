/** Finds the target of an arrow key on a box. */
import { boxesById, type Box, type Picture } from './picture.js';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function isArrow(key: string): key is Arrow {
  return ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key);
}

/** Left and right follow edges to the nearest neighbour; up and down move through the boxes of a column. */
export function neighbourBox(
  picture: Pick<Picture, 'nodes' | 'edges'>,
  id: string,
  arrow: Arrow,
): Box | undefined {
  const boxes = boxesById(picture);
  const here = boxes.get(id);
  if (here === undefined) return undefined;
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    const column = picture.nodes.filter(({ x }) => x === here.x).sort((one, other) => one.y - other.y);
    return column[column.indexOf(here) + (arrow === 'ArrowUp' ? -1 : 1)];
  }
  const ends = picture.edges.flatMap(({ from, to }) => {
    const end = arrow === 'ArrowLeft' ? (to === id ? from : id) : from === id ? to : id;
    const box = boxes.get(end);
    return box === undefined || end === id ? [] : [box];
  });
  return ends.sort((one, other) => distance(one, here) - distance(other, here))[0];
}

function distance(one: Box, other: Box): number {
  return Math.abs(one.y + one.height / 2 - other.y - other.height / 2) + Math.abs(one.x - other.x);
}
