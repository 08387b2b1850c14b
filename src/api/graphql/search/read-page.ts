import type { Page } from '../../../catalog/page.js';

export interface PageInput {
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
}

/** Returns the requested page. @param usual size of a page if the client names none */
export function readPage({ start, count }: PageInput, usual: number): Page {
  return { start: start ?? 0, count: count ?? usual };
}
