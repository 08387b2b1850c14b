import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Loading } from '../../parts/loading.js';
import { SourceList } from './source-list.js';

const SourcePage = lazy(async () => ({ default: (await import('./source-page.js')).SourcePage }));
const NewSourcePage = lazy(async () => ({
  default: (await import('./form/new-source-page.js')).NewSourcePage,
}));

/** `/sources` lists the ingestion sources, `/sources/new` creates one, `/sources/<URN>` shows one with its runs. */
export function SourcesPage() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route index element={<SourceList />} />
        <Route path="new" element={<NewSourcePage />} />
        <Route path=":source" element={<SourcePage />} />
      </Routes>
    </Suspense>
  );
}
