import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../parts/copy-button.js';
import { nameOfUrn } from '../../../types/urn.js';
import { ResultMark } from '../../entity/tabs/quality/result-mark.js';
import classes from '../sources.module.css';
import type { RunOfSourceFragment } from '../sources.graphql.js';
import { runStateOf } from './run-state.js';

export interface RunLogProps {
  readonly log: string;
  /** URN of the run, which names the downloaded file. */
  readonly name: string;
}

/** The log of a run, at its end, with buttons to copy and to download it. */
export function RunLog({ log, name }: RunLogProps) {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [log]);
  if (log === '')
    return (
      <Text size="sm" c="dimmed">
        There is no log yet.
      </Text>
    );
  return (
    <section aria-label="Log">
      <Group justify="space-between" mb={4}>
        <Title order={4}>Log</Title>
        <Group gap="xs">
          <CopyButton text={log} label="Copy the log" />
          <Button size="compact-xs" variant="default" onClick={() => download(log, `${nameOfUrn(name)}.log`)}>
            Download
          </Button>
        </Group>
      </Group>
      <pre ref={box} className={classes.log} tabIndex={0} role="region" aria-label="Log of the run">
        {log}
      </pre>
    </section>
  );
}

function download(text: string, file: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}

/** State of a run as icon and text. */
export function RunStateText({ run }: { readonly run: RunOfSourceFragment }) {
  const { label, mark } = runStateOf(run);
  return <ResultMark result={mark} label={label} hasText />;
}
