import { announceWrites } from './announce-writes.js';

describe('a writer that tells of its writes', () => {
  it('tells of each when it is answered, not before', async () => {
    const told: string[] = [];
    let commit: (answer: string) => void = () => undefined;
    const write = () => new Promise<string>((resolve) => (commit = resolve));
    const writer = announceWrites({ write }, () => told.push('told'));
    const answer = writer.write();
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([]);
    commit('stored');
    expect([await answer, told]).toEqual(['stored', ['told']]);
  });

  it('tells nothing of one that is refused', async () => {
    const told: string[] = [];
    const write = () => Promise.reject(new Error('refused'));
    const writer = announceWrites({ write }, () => told.push('told'));
    await expect(writer.write()).rejects.toThrow('refused');
    expect(told).toEqual([]);
  });
});
