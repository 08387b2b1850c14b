/** The notation in which the sample's tables are written down. */

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly key: boolean;
  readonly description: string;
  /** Columns it is made from, `table.column` with the table's short name. */
  readonly sources: readonly string[];
}

type Lineage = 'COPY' | 'TRANSFORMED' | 'VIEW';

export interface Table {
  /** Short name by which other tables refer to it, unique in the sample. */
  readonly id: string;
  readonly platform: 'postgres' | 'kafka' | 's3' | 'snowflake';
  /** Dataset name in the URN. */
  readonly name: string;
  /** Name that is shown. */
  readonly title: string;
  readonly subType: string;
  /** Containers from the outermost to the one it stands in. */
  readonly containers: readonly string[];
  readonly description: string;
  readonly columns: readonly Column[];
  readonly lineage: Lineage;
  readonly owner: string;
  readonly engineer: string;
  readonly domain: string;
  readonly tags?: readonly string[];
  readonly terms?: readonly string[];
  /** Pages of the handbook by what they are about. */
  readonly pages?: Readonly<Record<string, string>>;
}

/**
 * Reads columns from lines of `name | type | description | sources`: a `*` before the name marks a part of the key, a
 * `?` after the type a column that may be null, sources are separated by commas and may be missing.
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

/** Short names of the tables that a table is made from, in the order in which its columns name them. */
export function upstreamsOf(table: Table): string[] {
  const tables = table.columns
    .flatMap((column) => column.sources)
    .map((source) => source.split('.')[0] ?? '');
  return [...new Set(tables)];
}
