/** Tests that a server is restarted once, and only when there is room. */
import { restartWhenRoom } from './restart-when-room.js';

it('the server is restarted once when there is room, however often it could not write', async () => {
  const lines: string[] = [];
  let asked = 0;
  let restarts = 0;
  await new Promise<void>((resolve) => {
    const report = restartWhenRoom({
      hasRoom: () => (asked += 1) === 2,
      restart: () => {
        restarts += 1;
        clearInterval(reports);
        resolve();
        return Promise.resolve();
      },
      log: (line) => lines.push(line),
      signal: new AbortController().signal,
    });
    const reports = setInterval(report, 10);
  });
  expect([asked, restarts, lines.length]).toEqual([2, 1, 1]);
});
