/** Addresses of the pages of ingestion sources. */
export const SOURCES = '/sources';

export const NEW_SOURCE = `${SOURCES}/new`;

export function sourceAddress(urn: string): string {
  return `${SOURCES}/${encodeURIComponent(urn)}`;
}
