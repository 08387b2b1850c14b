import { notifyAfterWrites } from './notify-after-writes.js';

describe('a writer that announces its writes', () => {
  it('announces each write once it is answered, not before', async () => {
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

  it('announces no write that is refused', async () => {
    const announced: string[] = [];
    const write = () => Promise.reject(new Error('refused'));
    const writer = notifyAfterWrites({ write }, () => announced.push('write'));
    await expect(writer.write()).rejects.toThrow('refused');
    expect(announced).toEqual([]);
  });
});
