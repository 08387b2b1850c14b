import { useOperation } from '../../../api/use-operation.js';
import { useMe } from '../../../shell/use-me.js';
import { Views as ViewsOperation, type ViewFactsFragment } from './views.graphql.js';

export type View = ViewFactsFragment;

export interface Views {
  /** Views that the user created. */
  readonly own: readonly View[];
  /** Public views of others. */
  readonly others: readonly View[];
}

/** All views that the user can apply. Empty while they are loading. */
export function useViews() {
  const { data, error, refetch } = useOperation(ViewsOperation, {});
  const own = data?.listMyViews?.views ?? [];
  const isOwn = new Set(own.map(({ urn }) => urn));
  const others = (data?.listGlobalViews?.views ?? []).filter(({ urn }) => !isOwn.has(urn));
  return { views: { own, others }, isLoaded: data !== undefined, error, refetch };
}

/** The views that the user may change: own ones, and with the privilege all public ones. */
export function useChangeableViews(): readonly View[] {
  const { views } = useViews();
  const canManage = useMe()?.platformPrivileges.manageGlobalViews === true;
  return canManage ? [...views.own, ...views.others] : views.own;
}
