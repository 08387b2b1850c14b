import fc from 'fast-check';
import { isInside, placeWindow } from './place-window.js';

function boxAt(from: number) {
  return { from, to: from + 60 };
}

const boxes = [0, 100, 200, 300, 400].map(boxAt);

describe('placing a window on a line', () => {
  it('puts a line that fits into the middle', () => {
    const line = { spans: boxes, home: boxAt(0), wanted: [], room: 10 };
    expect(placeWindow(600, line).window).toEqual({ from: -70, to: 530 });
  });

  it('leaves the spare end of the window empty if the line is short enough', () => {
    const line = { spans: boxes, home: boxAt(0), wanted: [], room: 10 };
    expect(placeWindow(600, { ...line, spare: 100 }).window).toEqual({ from: -30, to: 570 });
    expect(placeWindow(500, { ...line, spare: 100 }).window).toEqual({ from: -10, to: 490 });
  });

  it('prefers a place in which it cuts nothing', () => {
    const { window, cut } = placeWindow(200, { spans: boxes, home: boxAt(200), wanted: [], room: 10 });
    expect(cut).toBe(0);
    expect(window).toEqual({ from: 90, to: 290 });
  });

  it('prefers to show what is wanted', () => {
    const wanted = [boxAt(400)];
    const { window, missing } = placeWindow(300, { spans: boxes, home: boxAt(200), wanted, room: 10 });
    expect(missing).toBe(0);
    expect(window.to).toBeGreaterThanOrEqual(460);
  });

  it('always contains the home, or its beginning', () => {
    const span = fc
      .record({ from: fc.nat(10_000), length: fc.integer({ min: 1, max: 500 }) })
      .map(({ from, length }) => ({ from, to: from + length }));
    const spans = fc.array(span, { maxLength: 20 });
    fc.assert(
      fc.property(span, spans, fc.integer({ min: 40, max: 3_000 }), (home, others, length) => {
        const all = [home, ...others];
        const { window } = placeWindow(length, { spans: all, home, wanted: all.slice(0, 2), room: 10 });
        if (home.to - home.from + 20 <= length) expect(isInside(home, window)).toBe(true);
        else expect(window.from).toBe(home.from - 10);
      }),
    );
  });
});
