/** Values for tests of the timeline. */

export function tags(...names: string[]): { tags: { tag: string }[] } {
  return { tags: names.map((name) => ({ tag: `urn:li:tag:${name}` })) };
}

export function schema(fields: readonly object[], more: object = {}): object {
  return {
    schemaName: 'table',
    platform: 'urn:li:dataPlatform:hive',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields,
    ...more,
  };
}

export function timelinePath(urn: string, query = ''): string {
  return `/openapi/v2/timeline/v1/${encodeURIComponent(urn)}?${query}`;
}

export function add(path: string, value: unknown): object {
  return { op: 'add', path, value };
}
