import { notifyAfterWrites } from './notify-after-writes.js';

describe('a writer that notifies', () => {
  it('notifies after each write is answered, not before', async () => {
    const announced: string[] = [];
    let commit: (answer: string) => void = () => undefined;
    const write = () => new Promise<string>((resolve) => (commit = resolve));
    const writer = notifyAfterWrites({ write }, () => announced.push('write'));
    const answer = writer.write();
    await new Promise((resolve) => setImmediate(resolve));
    expect(announced).toEqual([]);
    commit('stored');
    expect([await answer, announced]).toEqual(['stored', ['write']]);
  });

  it('does not notify about a refused write', async () => {
    const announced: string[] = [];
    const write = () => Promise.reject(new Error('refused'));
    const writer = notifyAfterWrites({ write }, () => announced.push('write'));
    await expect(writer.write()).rejects.toThrow('refused');
    expect(announced).toEqual([]);
  });
});
