import { STEP } from './browse-scope.js';

/** Folders of a value of the search field `browsePathV2`, e.g. `"␟prod␟sales"`. @param value JSON text */
export function readFolders(value: string | null | undefined): readonly string[] {
  if (value === null || value === undefined) return [];
  const path: unknown = JSON.parse(value);
  return typeof path === 'string' ? path.split(STEP).filter((step) => step !== '') : [];
}
