import { dayOf, endOfDay, presetOf, startOfDay, startOfPreset } from './days.js';

const NOON = Date.UTC(2026, 0, 15, 12);

describe('a range of days', () => {
  it('of the last seven days begins with the sixth day before today', () => {
    expect(dayOf(startOfPreset('7', NOON))).toBe('2026-01-09');
    expect(presetOf(Date.UTC(2026, 0, 9), undefined, NOON)).toBe('7');
  });

  it('without bounds is all time', () => {
    expect(startOfPreset('all', NOON)).toBeUndefined();
    expect(presetOf(undefined, undefined, NOON)).toBe('all');
    expect(dayOf(undefined)).toBe('');
    expect(startOfDay('')).toBeUndefined();
    expect(endOfDay('')).toBeUndefined();
  });

  it('is custom when no preset matches', () => {
    expect(presetOf(Date.UTC(2026, 0, 9), NOON, NOON)).toBe('own');
    expect(presetOf(Date.UTC(2026, 0, 8), undefined, NOON)).toBe('own');
  });

  it('holds its last day to the end', () => {
    expect(startOfDay('2026-01-15')).toBe(Date.UTC(2026, 0, 15));
    expect(endOfDay('2026-01-15')).toBe(Date.UTC(2026, 0, 16) - 1);
  });
});
