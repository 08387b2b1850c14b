import { Code, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../parts/copy-button.js';

/** A link to share. @param address path and query, to which the origin of the page is added */
export function OneTimeLink({
  address,
  children,
}: {
  readonly address: string;
  readonly children: ReactNode;
}) {
  const link = location.origin + address;
  return (
    <Stack gap="sm">
      <Text size="sm">{children}</Text>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', flex: 1 }}>
          {link}
        </Code>
        <CopyButton text={link} label="Copy the link" />
      </Group>
    </Stack>
  );
}
