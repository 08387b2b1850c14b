import { Button, Group, Text } from '@mantine/core';

export interface FirstOfProps {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

/** Says how many entries of a list are shown, with a button that shows more; hidden if all are. */
export function FirstOf({ shown, total, onMore }: FirstOfProps) {
  if (shown >= total) return null;
  return (
    <Group gap="sm" mt="xs">
      <Text size="sm" c="dimmed">
        The first {shown} of {total}.
      </Text>
      <Button size="compact-sm" variant="default" onClick={onMore}>
        Show more
      </Button>
    </Group>
  );
}
