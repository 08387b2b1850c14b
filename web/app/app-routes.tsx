/** Maps addresses to pages. Every page is a separate chunk that is loaded when it is first opened. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { Route, Routes } from 'react-router';
import { Shell } from './shell/shell.js';
import { PAGES, type PageSegment } from './types/pages.js';

const COMPONENTS: Readonly<Record<PageSegment, LazyExoticComponent<ComponentType>>> = {
  '': lazy(async () => ({ default: (await import('./pages/home/home-page.js')).HomePage })),
  search: lazy(async () => ({ default: (await import('./pages/search/search-page.js')).SearchPage })),
  browse: lazy(async () => ({ default: (await import('./pages/browse/browse-page.js')).BrowsePage })),
  settings: lazy(async () => ({ default: (await import('./pages/settings/settings-page.js')).SettingsPage })),
  ingestion: lazy(async () => ({
    default: (await import('./pages/ingestion/ingestion-page.js')).IngestionPage,
  })),
  sources: lazy(async () => ({ default: (await import('./pages/sources/sources-page.js')).SourcesPage })),
  documents: lazy(async () => ({
    default: (await import('./pages/documents/documents-page.js')).DocumentsPage,
  })),
  analytics: lazy(async () => ({
    default: (await import('./pages/analytics/analytics-page.js')).AnalyticsPage,
  })),
  changes: lazy(async () => ({ default: (await import('./pages/changes/changes-page.js')).ChangesPage })),
};
const EntityPage = lazy(async () => ({
  default: (await import('./pages/entity/entity-page.js')).EntityPage,
}));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {PAGES.map(({ segment, hasSubpages }) => {
          const Page = COMPONENTS[segment];
          return <Route key={segment} path={hasSubpages ? `${segment}/*` : segment} element={<Page />} />;
        })}
        <Route path="*" element={<EntityPage />} />
      </Route>
    </Routes>
  );
}
