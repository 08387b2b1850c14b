import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** Grey placeholder lines during loading. */
export function Loading({
  lines = 6,
  label = 'Loading',
}: {
  readonly lines?: number;
  readonly label?: string;
}) {
  return (
    <Stack gap="xs" py="sm" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={14} width={`${String(100 - ((line * 13) % 40))}%`} />
      ))}
    </Stack>
  );
}
