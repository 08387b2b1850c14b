import { Button, Group, Progress, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Problem } from '../../parts/problem.js';
import type { ImpactState } from '../state/impact-state.js';
import { useImpactDownload } from './use-impact-download.js';

export interface DownloadButtonProps {
  readonly urn: string;
  readonly name: string;
  readonly state: ImpactState;
}

/** Saves the whole list as CSV. Shows its progress and can be cancelled. */
export function DownloadButton({ urn, name, state }: DownloadButtonProps) {
  const { progress, problem, start, cancel } = useImpactDownload(urn, state);
  const side = state.direction === 'UPSTREAM' ? 'upstream' : 'downstream';
  if (progress === undefined)
    return (
      <>
        <Button
          ml="auto"
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => void start(`${side} of ${name}`)}
        >
          Download CSV
        </Button>
        {problem !== undefined && <Problem error={problem} title="The file could not be created" />}
      </>
    );
  const { done, total } = progress;
  const part = total ? (100 * done) / total : 0;
  return (
    <Group gap="xs" ml="auto" wrap="nowrap">
      <Progress value={part} w={100} aria-label="Download" />
      <Text size="xs" role="status">
        {done.toLocaleString('en')}
        {total !== undefined && ` of ${total.toLocaleString('en')}`}
      </Text>
      <Button size="xs" variant="default" onClick={cancel}>
        Cancel
      </Button>
    </Group>
  );
}
