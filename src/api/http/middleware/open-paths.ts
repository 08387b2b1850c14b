/** Addresses that programs request without credentials. Where there is no endpoint, they expect 404 rather than 401. */

const EXACT: ReadonlySet<string> = new Set([
  '/actuator/prometheus',
  '/config/search/export',
  '/health/detailed',
]);
const FOLDERS = ['/public-iceberg', '/schema-registry'] as const;

/** @param path as in the request, without additional slashes at its beginning */
export function isOpenPath(path: string): boolean {
  return (
    EXACT.has(path.replace(/\/+$/, '')) ||
    FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`))
  );
}
