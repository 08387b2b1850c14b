import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOperation } from '../api/use-operation.js';
import { Me } from '../shell/me.graphql.js';
import { decide, track } from './track.js';

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
