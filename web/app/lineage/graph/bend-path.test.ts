import { bendPath, middleOf } from './bend-path.js';

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
