import { newErrorId } from './ids.js';

describe('newErrorId', () => {
  it('returns unique ids without digits, so that no client mistakes them for a status code', () => {
    const ids = Array.from({ length: 1_000 }, newErrorId);
    expect(ids.filter((id) => !/^[b-df-hj-km-np-tv]{24}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
