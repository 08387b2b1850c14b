/**
 * The pages that are not entities, in the order of the menu. `app-routes.tsx` has their components. The service knows the same
 * addresses (`src/api/http/page-routes.ts`, whose test compares them).
 */
interface Page {
  /** The first segment of the address. */
  readonly segment: string;
  /** Absent for a page that neither the menu nor the search box offers. */
  readonly name?: string;
  /** True if further segments can follow. */
  readonly hasSubpages?: boolean;
}

const LIST = [
  { segment: '', name: 'Home' },
  { segment: 'search' },
  { segment: 'browse', name: 'Browse', hasSubpages: true },
  { segment: 'documents', name: 'Documents', hasSubpages: true },
  { segment: 'analytics', name: 'Analytics' },
  { segment: 'changes', name: 'Changes' },
  { segment: 'sources', name: 'Ingestion sources', hasSubpages: true },
  { segment: 'ingestion', name: 'Ingestion runs', hasSubpages: true },
  { segment: 'settings', name: 'Settings', hasSubpages: true },
] as const satisfies readonly Page[];

export type PageSegment = (typeof LIST)[number]['segment'];

export const PAGES: readonly (Page & { readonly segment: PageSegment })[] = LIST;
