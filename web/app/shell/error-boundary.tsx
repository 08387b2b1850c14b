import { Component, type ReactNode } from 'react';
import { Problem } from '../parts/problem.js';

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
        onRetry={() => {
          location.reload();
        }}
      />
    );
  }
}
