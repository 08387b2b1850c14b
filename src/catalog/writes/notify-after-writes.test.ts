import { notifyAfterWrites } from './notify-after-writes.js';

describe('notifyAfterWrites', () => {
  it('notifies after each write is answered, not before', async () => {
    const notifications: string[] = [];
    let commit: (answer: string) => void = () => undefined;
    const write = () => new Promise<string>((resolve) => (commit = resolve));
    const writer = notifyAfterWrites({ write }, () => notifications.push('write'));
    const answer = writer.write();
    await new Promise((resolve) => setImmediate(resolve));
    expect(notifications).toEqual([]);
    commit('stored');
    expect([await answer, notifications]).toEqual(['stored', ['write']]);
  });

  it('does not notify about a refused write', async () => {
    const notifications: string[] = [];
    const write = () => Promise.reject(new Error('refused'));
    const writer = notifyAfterWrites({ write }, () => notifications.push('write'));
    await expect(writer.write()).rejects.toThrow('refused');
    expect(notifications).toEqual([]);
  });
});
