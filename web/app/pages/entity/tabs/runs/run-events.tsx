import { Stack, Title } from '@mantine/core';
import { MomentText } from './moment-text.js';
import type { RunEventFragment } from './runs.graphql.js';

/** Reported events of a run, newest first. */
export function RunEvents({ events }: { readonly events: readonly (RunEventFragment | null)[] }) {
  const known = events.filter((event) => event !== null);
  if (known.length === 0) return null;
  return (
    <section>
      <Title order={3}>Events</Title>
      <Stack component="ol" gap={4} my="xs" pl="lg">
        {known.map((event) => (
          <li key={`${event.timestampMillis} ${event.status ?? ''}`}>
            {event.status === 'STARTED' ? 'Started' : 'Ended'}
            {event.result?.resultType &&
              ` with ${event.result.resultType.toLowerCase().replaceAll('_', ' ')}`}{' '}
            <MomentText time={event.timestampMillis} />
            {typeof event.attempt === 'number' && `, attempt ${event.attempt}`}
          </li>
        ))}
      </Stack>
    </section>
  );
}
