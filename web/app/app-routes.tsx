/** Maps addresses to pages. Every page is a separate chunk that is loaded when it is first opened. */
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { Shell } from './shell/shell.js';

const HomePage = lazy(async () => ({ default: (await import('./pages/home/home-page.js')).HomePage }));
const SearchPage = lazy(async () => ({
  default: (await import('./pages/search/search-page.js')).SearchPage,
}));
const BrowsePage = lazy(async () => ({
  default: (await import('./pages/browse/browse-page.js')).BrowsePage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('./pages/settings/settings-page.js')).SettingsPage,
}));
const IngestionPage = lazy(async () => ({
  default: (await import('./pages/ingestion/ingestion-page.js')).IngestionPage,
}));
const SourcesPage = lazy(async () => ({
  default: (await import('./pages/sources/sources-page.js')).SourcesPage,
}));
const DocumentsPage = lazy(async () => ({
  default: (await import('./pages/documents/documents-page.js')).DocumentsPage,
}));
const AnalyticsPage = lazy(async () => ({
  default: (await import('./pages/analytics/analytics-page.js')).AnalyticsPage,
}));
const ChangesPage = lazy(async () => ({
  default: (await import('./pages/changes/changes-page.js')).ChangesPage,
}));
const EntityPage = lazy(async () => ({
  default: (await import('./pages/entity/entity-page.js')).EntityPage,
}));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        <Route path="search" element={<SearchPage />} />
        <Route path="browse/*" element={<BrowsePage />} />
        <Route path="settings/*" element={<SettingsPage />} />
        <Route path="ingestion/*" element={<IngestionPage />} />
        <Route path="sources/*" element={<SourcesPage />} />
        <Route path="documents/*" element={<DocumentsPage />} />
        <Route path="analytics" element={<AnalyticsPage />} />
        <Route path="changes" element={<ChangesPage />} />
        <Route path="*" element={<EntityPage />} />
      </Route>
    </Routes>
  );
}
