/** The notation for tables of the sample. */

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly key: boolean;
  readonly description: string;
  /** Upstream columns, `table.column` with the short name of the table. */
  readonly sources: readonly string[];
}

type Lineage = 'COPY' | 'TRANSFORMED' | 'VIEW';

export interface Table {
  /** Short name by which other tables refer to it, unique in the sample. */
  readonly id: string;
  readonly platform: 'postgres' | 'kafka' | 's3' | 'snowflake';
  /** Dataset name in the URN. */
  readonly name: string;
  /** Display name. */
  readonly title: string;
  readonly subType: string;
  /** Containers, outermost first. */
  readonly containers: readonly string[];
  readonly description: string;
  readonly columns: readonly Column[];
  readonly lineage: Lineage;
  readonly owner: string;
  readonly engineer: string;
  readonly domain: string;
  readonly tags?: readonly string[];
  readonly terms?: readonly string[];
  /** Pages of the handbook, by title. */
  readonly pages?: Readonly<Record<string, string>>;
}

/**
 * Parses columns from lines of `name | type | description | sources`: a `*` before the name marks a part of the key, a
 * `?` after the type a nullable column; sources are separated by commas and optional.
 */
export function readColumns(text: string): Column[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', type = '', description = '', sources = ''] = line
        .split('|')
        .map((part) => part.trim());
      return {
        name: name.replace('*', ''),
        type: type.replace('?', ''),
        nullable: type.endsWith('?'),
        key: name.startsWith('*'),
        description,
        sources: sources === '' ? [] : sources.split(',').map((source) => source.trim()),
      };
    });
}

/** Returns the short names of the upstream tables of a table, in the order of its columns. */
export function upstreamsOf(table: Table): string[] {
  const tables = table.columns
    .flatMap((column) => column.sources)
    .map((source) => source.split('.')[0] ?? '');
  return [...new Set(tables)];
}
