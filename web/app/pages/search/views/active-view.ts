import { useOperation } from '../../../api/use-operation.js';
import { Me } from '../../../shell/me.graphql.js';

/** The value of the parameter `view` that switches the default view off. */
export const WITHOUT_VIEW = 'none';

/** The view that filters a page. */
export interface ActiveView {
  /** Undefined if no view applies. */
  readonly urn: string | undefined;
  /** True until the default view is known. */
  readonly isLoading: boolean;
}

export const NO_VIEW: ActiveView = { urn: undefined, isLoading: false };

/** The chosen view, else the user's default view, else the one of all users. @param chosen value of the parameter `view` */
export function useActiveView(chosen: string): ActiveView {
  const { data, isPending } = useOperation(Me, {});
  if (chosen === WITHOUT_VIEW) return NO_VIEW;
  if (chosen !== '') return { urn: chosen, isLoading: false };
  const own = data?.me?.corpUser.settings?.views?.defaultView?.urn;
  return { urn: own ?? data?.globalViewsSettings?.defaultView ?? undefined, isLoading: isPending };
}
