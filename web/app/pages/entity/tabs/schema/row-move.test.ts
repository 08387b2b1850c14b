import { rowMove } from './row-move.js';

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
