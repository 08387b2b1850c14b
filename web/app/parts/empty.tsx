import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface EmptyProps {
  /** What is missing, in one sentence. */
  readonly title: string;
  /** The reason, and how to fill it. */
  readonly children?: ReactNode;
}

/** Titles contain names of any length. */
const WRAPPED = { overflowWrap: 'anywhere' } as const;

/** Placeholder of an empty list or tab, with the reason and how to fill it. */
export function Empty({ title, children }: EmptyProps) {
  return (
    <Stack gap={4} align="center" py="xl" px="md" ta="center" maw="36rem" mx="auto" style={WRAPPED}>
      <Text fw={600}>{title}</Text>
      {children !== undefined && (
        <Text c="dimmed" size="sm" component="div">
          {children}
        </Text>
      )}
    </Stack>
  );
}
