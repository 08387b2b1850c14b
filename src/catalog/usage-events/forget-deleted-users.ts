/** Deletes the usage events of a user who is permanently deleted, so that a later user with the same name does not inherit them. */
import type { Consequence } from '../consequences/types.js';
import type { UsageRecorder } from './usage-recorder.js';

/** By then, other services have stored the events that waited in their memory. */
const AGAIN_MILLIS = 60_000;

/** Events after the deletion stay: they belong to a user who was created again. */
export function forgetDeletedUsers(usage: Pick<UsageRecorder, 'forget'>): Consequence {
  return {
    name: 'forget-user',
    entityTypes: new Set(['corpuser']),
    againAfterMillis: AGAIN_MILLIS,
    noteOf: ({ state }) => (state.hardDeleted === false ? undefined : ''),
    run: (due) => usage.forget(due.map(({ urn, at }) => ({ actor: urn, until: at }))),
  };
}
