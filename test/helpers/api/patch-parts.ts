/** Builds parts of the patches that the Python client sends. */

export interface PatchRow {
  readonly name: string;
  readonly type: string;
  readonly aspect: string;
  /** The aspect before the patches; absent if it does not exist. */
  readonly before?: object;
  /** Patches in order, each as the client sends it. */
  readonly patches: readonly unknown[];
  readonly after: object;
}

export const SOURCE = 'attribution\u241fsource';
export const DOC = 'urn:li:platformResource:docs';
export const attributed = { attribution: { time: 1, actor: 'urn:li:corpuser:ann', source: DOC } };
export const stamp = { time: 0, actor: 'urn:li:corpuser:unknown' };
export const table = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,rows.${name},PROD)`;
export const add = (path: string, value: unknown) => ({ op: 'add', path, value });
/** Builds a removal as the client sends it, with a meaningless value. */
export const remove = (path: string) => ({ op: 'remove', path, value: {} });
export const envelope = (keys: Record<string, string[]>, ...patch: object[]) => ({
  arrayPrimaryKeys: keys,
  patch,
});
export const edge = (urn: string) => ({ destinationUrn: urn });

const COMPOUND: Readonly<Record<string, (name: string) => string>> = {
  dataset: table,
  dataJob: (name) => `urn:li:dataJob:(urn:li:dataFlow:(airflow,rows,PROD),${name})`,
  chart: (name) => `urn:li:chart:(looker,${name})`,
  dashboard: (name) => `urn:li:dashboard:(looker,${name})`,
};

export function urnOf(type: string, name: string): string {
  return COMPOUND[type]?.(name) ?? `urn:li:${type}:${name}`;
}
