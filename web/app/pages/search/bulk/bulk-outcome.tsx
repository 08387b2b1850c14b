import { Progress, Stack, Text } from '@mantine/core';
import classes from './bulk-bar.module.css';
import type { BulkProgress } from './use-bulk-change.js';

export interface BulkOutcomeProps {
  readonly progress: BulkProgress;
  /** Names of the entities by URN. */
  readonly names: ReadonlyMap<string, string>;
}

/** Progress of a change, and finally the entities that could not be changed. */
export function BulkOutcome({ progress, names }: BulkOutcomeProps) {
  if (progress.state === 'choosing') return null;
  if (progress.state === 'running') {
    const { tried, total } = progress;
    return (
      <Stack gap={4} role="status">
        <Progress value={(100 * tried) / total} aria-label="Progress" />
        <Text size="sm" c="dimmed">{`${tried.toLocaleString('en')} of ${total.toLocaleString('en')}`}</Text>
      </Stack>
    );
  }
  const { changed, refusals } = progress;
  return (
    <Stack gap="xs" role="status">
      <Text size="sm">
        {changed === 1 ? '1 entity was changed.' : `${changed.toLocaleString('en')} entities were changed.`}
      </Text>
      {refusals.length > 0 && (
        <>
          <Text size="sm" fw={600}>{`${refusals.length.toLocaleString('en')} could not be changed`}</Text>
          <ul className={classes.refusals}>
            {refusals.map(({ urn, message }) => (
              <li key={urn}>
                <Text size="sm">{names.get(urn) ?? urn}</Text>
                <Text size="xs" c="dimmed">
                  {message}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
