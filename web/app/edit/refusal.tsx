import { Text } from '@mantine/core';

/** Reason for a refused change, shown next to its field or button. */
export function Refusal({ error }: { readonly error: Error }) {
  return (
    <Text size="sm" c="red" role="alert" style={{ overflowWrap: 'anywhere' }}>
      {error.message}
    </Text>
  );
}
