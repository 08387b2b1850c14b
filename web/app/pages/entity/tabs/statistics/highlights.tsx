import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './highlights.module.css';

export interface Highlight {
  readonly name: string;
  readonly value: ReactNode;
  /** Time or time range, in small print. */
  readonly note?: ReactNode;
}

/** The key figures in a row; those without a value are omitted. */
export function Highlights({ facts }: { readonly facts: readonly Highlight[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <Group component="dl" gap="md" m={0}>
      {known.map(({ name, value, note }) => (
        <div key={name} className={classes.fact}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} fw={600} size="xl">
            {value}
          </Text>
          {note !== undefined && (
            <Text component="dd" m={0} size="xs" c="dimmed">
              {note}
            </Text>
          )}
        </div>
      ))}
    </Group>
  );
}
