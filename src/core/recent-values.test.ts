import { RecentValues } from './recent-values.js';

describe('RecentValues', () => {
  it('keeps at least the values that were used last, and at most twice as many', () => {
    const values = new RecentValues<number>(3);
    for (let number = 1; number <= 20; number += 1) {
      values.set(`text ${number}`, number);
      for (const last of [number, number - 1, number - 2].filter((each) => each > 0))
        expect(values.get(`text ${last}`)).toBe(last);
      const kept = Array.from({ length: number }, (_, index) => `text ${index + 1}`).filter(
        (text) => values.get(text) !== undefined,
      );
      expect(kept.length).toBeLessThanOrEqual(6);
    }
  });

  it('keeps a value that is used again and again', () => {
    const values = new RecentValues<string>(3);
    values.set('platform', 'hive');
    for (let number = 0; number < 20; number += 1) {
      values.set(`table ${number}`, 'unique');
      expect(values.get('platform')).toBe('hive');
    }
  });

  it('forgets values that are not used', () => {
    const values = new RecentValues<string>(3);
    values.set('once', 'value');
    for (let number = 0; number < 7; number += 1) values.set(`text ${number}`, 'value');
    expect(values.get('once')).toBeUndefined();
  });
});
