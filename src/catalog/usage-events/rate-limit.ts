/** Limits how many usage events an actor may send, so that one client cannot fill the store. */
import type { Clock } from '../../core/clock.js';
import { CatalogError } from '../../core/errors.js';

/** Events of one actor in a minute. People cause far fewer. */
export const MAX_EVENTS_PER_MINUTE = 600;
const MINUTE = 60_000;

/** @returns a function that counts an event of an actor. @throws RATE_LIMITED from the one above the limit until the minute ends */
export function createRateLimit(clock: Clock): (actor: string) => void {
  let minute = -1;
  const counts = new Map<string, number>();
  return (actor) => {
    const now = Math.floor(clock.now() / MINUTE);
    if (now !== minute) counts.clear();
    minute = now;
    const count = (counts.get(actor) ?? 0) + 1;
    if (count > MAX_EVENTS_PER_MINUTE) throw tooMany();
    counts.set(actor, count);
  };
}

function tooMany(): CatalogError {
  const message = `You sent more than ${MAX_EVENTS_PER_MINUTE} usage events within a minute; the event is not stored`;
  return new CatalogError('RATE_LIMITED', message, { rule: `maximum ${MAX_EVENTS_PER_MINUTE} per minute` });
}
