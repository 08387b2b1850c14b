import { Alert, Button, Code, Text, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { ApiError } from '../api/request.js';

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

/** Reason for a refused change, shown next to its field or button. */
export function Refusal({ error }: { readonly error: Error }) {
  return (
    <Text size="sm" c="red" role="alert" style={{ overflowWrap: 'anywhere' }}>
      {error.message}
    </Text>
  );
}

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

interface State {
  readonly error: unknown;
}

export interface ErrorBoundaryProps {
  /** Key of the content, e.g. the path of the page. A new key retries rendering. */
  readonly shows: string;
  readonly children: ReactNode;
}

/** Keeps the rest of the page usable when a part of it fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidUpdate({ shows }: ErrorBoundaryProps): void {
    if (shows !== this.props.shows && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <Problem
        title="This page could not be shown"
        error={this.state.error}
        onRetry={() => location.reload()}
      />
    );
  }
}
