import { makeUsageTracker, type UsageEvent } from './track.js';

const VIEW: UsageEvent = { type: 'EntityViewEvent', entityUrn: 'urn:li:tag:a' };
const PAGE: UsageEvent = { type: 'PageViewEvent' };

function started() {
  const sent: UsageEvent[] = [];
  return { sent, ...makeUsageTracker((event) => sent.push(event)) };
}

it('keeps events until it is known that they are wanted', () => {
  const { sent, track, decide } = started();
  track(PAGE);
  track(VIEW);
  expect(sent).toEqual([]);
  decide(true);
  track(PAGE);
  decide(true);
  expect(sent).toEqual([PAGE, VIEW, PAGE]);
});

it('sends nothing if events are not wanted', () => {
  const { sent, track, decide } = started();
  track(PAGE);
  decide(false);
  track(VIEW);
  expect(sent).toEqual([]);
});

it('keeps the latest fifty events, and cuts long searches', () => {
  const { sent, track, decide } = started();
  for (let index = 0; index < 60; index += 1) track({ type: 'SearchEvent', query: `${index}`.padEnd(1_200) });
  decide(true);
  expect(sent).toHaveLength(50);
  expect(sent[0]).toEqual({ type: 'SearchEvent', query: '10'.padEnd(1_000) });
});
