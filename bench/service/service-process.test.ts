/** The times of the latest start in the log of a service. */
import { readStartTimes } from './service-process.js';

const started = (built: number) =>
  JSON.stringify({
    ...{
      level: 30,
      millis: { 'model loaded': 900, 'GraphQL schema built': built, 'service listens': 7_000 },
    },
    msg: 'started',
  });

it('are those of the latest start', () => {
  const log = [started(9_000), '{"msg":"request"}', 'not JSON', started(1_500), ''].join('\n');
  expect(readStartTimes(log)).toEqual({ schema: 600, service: 7_000 });
});

it('are unknown before the service has started', () => {
  expect(readStartTimes('{"msg":"schema statements applied"}\n')).toBeUndefined();
});
