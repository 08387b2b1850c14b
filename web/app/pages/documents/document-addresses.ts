/** Addresses of the pages of documents. */
export const DOCUMENTS = '/documents';

export function documentAddress(urn: string): string {
  return `${DOCUMENTS}/${encodeURIComponent(urn)}`;
}
