/** What people do on the pages, for recommendations and charts. The service knows who they are; the events do not say it. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOperation } from '../api/use-operation.js';
import { Me } from '../shell/me.graphql.js';

/** An event as `POST /openapi/v1/tracking/track` reads it. The service stores a few of the types by name. */
export type UsageEvent =
  | { readonly type: 'PageViewEvent' }
  | { readonly type: 'EntityViewEvent'; readonly entityUrn: string }
  | { readonly type: 'EntitySectionViewEvent'; readonly entityUrn: string; readonly section: string }
  | { readonly type: 'EntityActionEvent'; readonly entityUrn: string; readonly actionType: string }
  | { readonly type: 'SearchEvent'; readonly query: string }
  | { readonly type: 'SearchResultsViewEvent'; readonly query: string; readonly total: number }
  | { readonly type: 'SearchResultClickEvent'; readonly entityUrn: string; readonly query: string };

export interface UsageTracker {
  /** Sends the event, or keeps it until it is known whether events are wanted. Never throws and never waits. */
  readonly track: (event: UsageEvent) => void;
  /** Tells whether the service stores events, and sends or forgets those that were kept. */
  readonly decide: (isWanted: boolean) => void;
}

/** Number of events that are kept until the decision. */
const MAX_KEPT_EVENTS = 50;

/** Longest text of a search that the service accepts, in characters. */
const LONGEST_QUERY = 1_000;

/** @param send sends one event without waiting for the answer */
export function makeUsageTracker(send: (event: UsageEvent) => void): UsageTracker {
  let isWanted: boolean | undefined;
  let kept: UsageEvent[] = [];
  return {
    track: (event) => {
      if (isWanted === undefined) kept = [...kept, event].slice(-MAX_KEPT_EVENTS);
      else if (isWanted) send(shortened(event));
    },
    decide: (answer) => {
      isWanted = answer;
      if (answer) for (const event of kept) send(shortened(event));
      kept = [];
    },
  };
}

function shortened(event: UsageEvent): UsageEvent {
  return 'query' in event ? { ...event, query: event.query.slice(0, LONGEST_QUERY) } : event;
}

/** The events of this page. An event that cannot be sent is lost. */
export const { track, decide } = makeUsageTracker(send);

function send(event: UsageEvent): void {
  fetch('/openapi/v1/tracking/track', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
    // The browser sends it even if the user leaves the page, and after everything that the page needs.
    keepalive: true,
    priority: 'low',
  }).catch(() => undefined);
}

/** Tells the service which pages are opened, if it stores usage events. A change of a tab, a filter or a page number is no new page. */
export function usePageViews(): void {
  const { data } = useOperation(Me, {});
  const isWanted = data?.appConfig?.analyticsConfig.enabled;
  const [, segment = '', page = ''] = useLocation().pathname.split('/');
  useEffect(() => {
    if (isWanted !== undefined) decide(isWanted);
  }, [isWanted]);
  useEffect(() => {
    track({ type: 'PageViewEvent' });
  }, [segment, page]);
}
