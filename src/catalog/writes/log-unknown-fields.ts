/** Logs fields that the model does not know, each of them once. */
import type { WriteObserver } from './observe-writes.js';

/** Maximum number of different fields that one process logs. Clients choose their names, so without a limit they would fill its memory. */
export const MAX_LOGGED_FIELDS = 1_000;

interface Log {
  warn(fields: object, message: string): void;
}

/**
 * Wraps an observer so that it also logs each unknown field when it is first stored. Fields at different indices of an array, or under
 * different keys of a map, are the same field.
 */
export function logUnknownFields<Observer extends Pick<WriteObserver, 'results'>>(
  observer: Observer,
  log: Log,
): Observer {
  const logged = new Set<string>();
  const logOnce = (field: string, aspect: string): void => {
    if (logged.has(field) || logged.size > MAX_LOGGED_FIELDS) return;
    logged.add(field);
    if (logged.size <= MAX_LOGGED_FIELDS)
      log.warn(
        { aspect, field },
        'the model does not know a field of a payload; it is stored as it was sent',
      );
    else
      log.warn(
        { fields: MAX_LOGGED_FIELDS },
        'payloads have many unknown fields; further ones are not logged',
      );
  };
  return {
    ...observer,
    results: (results) => {
      observer.results(results);
      for (const { aspectName, unknownFields = [] } of results)
        for (const { field } of unknownFields) logOnce(field, aspectName);
    },
  };
}
