import { Alert, Button, Code, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ApiError } from '../api/api-error.js';

export interface ProblemProps {
  readonly error: unknown;
  /** What failed, e.g. `The schema could not be loaded`. */
  readonly title?: string;
  readonly onRetry?: () => void;
}

/** Shows what failed, where, and the ID of the error in the log of the service. */
export function Problem({ error, title = 'This part could not be loaded', onRetry }: ProblemProps) {
  const message = messageOf(error);
  const errorId = error instanceof ApiError ? error.errorId : undefined;
  return (
    <Alert color="red" variant="light" title={title} icon={<IconAlertTriangle aria-hidden />} role="alert">
      <Text size="sm">{message}</Text>
      {errorId !== undefined && (
        <Text size="sm" mt={4}>
          Error ID in the log: <Code>{errorId}</Code>
        </Text>
      )}
      {onRetry !== undefined && (
        <Button size="compact-sm" variant="default" mt="xs" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}

/** What browsers and the bundler say when a part of the application could not be fetched. */
const UNFETCHED = /preload|dynamically imported module|Importing a module script failed/i;

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return UNFETCHED.test(message) && !(error instanceof ApiError)
    ? 'The service cannot be reached, or a new version of it was started. Reload the page.'
    : message;
}
