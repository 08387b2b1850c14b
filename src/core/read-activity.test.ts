import { ReadActivity } from './read-activity.js';

describe('read activity', () => {
  it('is recent while a read is under way and for a second afterwards', () => {
    let now = 0;
    const activity = new ReadActivity(() => now);
    expect(activity.isRecent()).toBe(false);
    const end = activity.begin();
    now = 60_000;
    expect(activity.isRecent()).toBe(true);
    end();
    now = 60_999;
    expect(activity.isRecent()).toBe(true);
    now = 61_000;
    expect(activity.isRecent()).toBe(false);
  });

  it('counts a read once, even if its end is recorded twice', () => {
    let now = 0;
    const activity = new ReadActivity(() => now);
    const ends = [activity.begin(), activity.begin()];
    ends[0]!();
    ends[0]!();
    now = 5_000;
    expect(activity.isRecent()).toBe(true);
    ends[1]!();
    now = 6_000;
    expect(activity.isRecent()).toBe(false);
  });

  it('is idle as soon as the last read has ended', async () => {
    const activity = new ReadActivity();
    await activity.whenIdle();
    const ends = [activity.begin(), activity.begin()];
    let isIdle = false;
    const idle = activity.whenIdle().then(() => (isIdle = true));
    ends[0]!();
    await Promise.resolve();
    expect(isIdle).toBe(false);
    ends[1]!();
    await idle;
    expect(isIdle).toBe(true);
  });
});
