import { makeUsageTracker, type UsageEvent } from './usage-events.js';

/** The events of this page. An event that cannot be sent is lost: nobody waits for it. */
export const { track, decide } = makeUsageTracker(send);

function send(event: UsageEvent): void {
  fetch('/openapi/v1/tracking/track', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
    // The browser sends it even if the user leaves the page, and after everything that the page needs.
    keepalive: true,
    priority: 'low',
  }).catch(() => undefined);
}
