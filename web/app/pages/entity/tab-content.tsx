import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Loading } from '../../parts/loading.js';
import type { TabName } from '../../types/tab-name.js';
import { ErrorBoundary } from '../../shell/error-boundary.js';
import { track } from '../../usage/track.js';
import type { EntityOfPage, TabProps } from './entity-of-page.js';

/** Each tab is loaded when it is first opened. */
const TABS: Readonly<Record<TabName, ComponentType<TabProps>>> = {
  Schema: lazy(async () => ({ default: (await import('./tabs/schema/schema-tab.js')).SchemaTab })),
  Features: lazy(async () => ({ default: (await import('./tabs/features/features-tab.js')).FeaturesTab })),
  Group: lazy(async () => ({ default: (await import('./tabs/group/group-tab.js')).GroupTab })),
  Models: lazy(async () => ({ default: (await import('./tabs/models/models-tab.js')).ModelsTab })),
  Contents: lazy(async () => ({ default: (await import('./tabs/contents/contents-tab.js')).ContentsTab })),
  Members: lazy(async () => ({ default: (await import('./tabs/members/members-tab.js')).MembersTab })),
  Documentation: lazy(async () => ({
    default: (await import('./tabs/documentation/documentation-tab.js')).DocumentationTab,
  })),
  Lineage: lazy(async () => ({ default: (await import('./tabs/lineage/lineage-tab.js')).LineageTab })),
  Properties: lazy(async () => ({
    default: (await import('./tabs/properties/properties-tab.js')).PropertiesTab,
  })),
  Queries: lazy(async () => ({ default: (await import('./tabs/queries/queries-tab.js')).QueriesTab })),
  Statistics: lazy(async () => ({
    default: (await import('./tabs/statistics/statistics-tab.js')).StatisticsTab,
  })),
  Quality: lazy(async () => ({ default: (await import('./tabs/quality/quality-tab.js')).QualityTab })),
  Runs: lazy(async () => ({ default: (await import('./tabs/runs/runs-tab.js')).RunsTab })),
  Ownership: lazy(async () => ({
    default: (await import('./tabs/ownership/ownership-tab.js')).OwnershipTab,
  })),
  History: lazy(async () => ({ default: (await import('./tabs/history/history-tab.js')).HistoryTab })),
  Raw: lazy(async () => ({ default: (await import('./tabs/raw/raw-tab.js')).RawTab })),
};

/** The tab that the address names. */
export function TabContent({ tab, entity }: { readonly tab: TabName; readonly entity: EntityOfPage }) {
  const Tab = TABS[tab];
  const { urn } = entity;
  useEffect(() => {
    track({ type: 'EntitySectionViewEvent', entityUrn: urn, section: tab });
  }, [urn, tab]);
  return (
    <ErrorBoundary shows={`${urn} ${tab}`}>
      <Suspense fallback={<Loading label={`Loading ${tab}`} />}>
        <Tab key={urn} entity={entity} />
      </Suspense>
    </ErrorBoundary>
  );
}
