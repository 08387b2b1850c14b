/** Derives the path of each source table through raw files and raw tables to a cleaned view. */
import type { SourceTable } from './source-tables.js';
import type { Column, Table } from './tables.js';

const ENGINEER = 'tariq.benali';
const LOADED_AT: Column = {
  name: 'loaded_at',
  type: 'timestamp',
  nullable: false,
  key: false,
  description: 'When the row was copied into the warehouse.',
  sources: [],
};

/** Returns the three or four tables from a source table to its cleaned view. */
export function buildLayers(source: SourceTable): Table[] {
  const files = buildFiles(source);
  return [...buildOrigin(source), files, buildRaw(source, files), buildStaging(source)];
}

function common(source: SourceTable): Pick<Table, 'owner' | 'engineer' | 'domain' | 'tags' | 'terms'> {
  const { owner, domain, tags = [], terms = [] } = source;
  return { owner, engineer: ENGINEER, domain, tags, terms };
}

function buildOrigin(source: SourceTable): Table[] {
  const { name, area, description, columns, pages = {} } = source;
  const shared = { ...common(source), description, columns, pages, lineage: 'COPY' as const };
  if (source.origin === 'postgres') {
    const containers = ['operations-db', `operations-db-${area}`];
    const place = { id: `ops_${name}`, name: `operations.${area}.${name}`, title: name };
    return [{ ...shared, ...place, platform: 'postgres', subType: 'Table', containers }];
  }
  if (source.origin === 'feed') return [];
  const topic = `${area}.${name.replace('_', '-')}`;
  return [
    {
      ...shared,
      id: `topic_${name}`,
      name: topic,
      title: topic,
      platform: 'kafka',
      subType: 'Topic',
      containers: [],
    },
  ];
}

function buildFiles(source: SourceTable): Table {
  const { name, area, origin } = source;
  const from = {
    postgres: 'a nightly export',
    kafka: 'the topic, cut into files of ten minutes',
    feed: 'the feed',
  };
  return {
    ...common(source),
    id: `files_${name}`,
    platform: 's3',
    name: `pedalmoor-raw/${area}/${name}`,
    title: name,
    subType: 'Folder',
    containers: ['raw-bucket', `raw-bucket-${area}`],
    description: `Parquet files of ${name} from ${from[origin]}, one folder a day, kept for 400 days.`,
    columns:
      origin === 'feed'
        ? source.columns
        : copyFrom(source.columns, `${origin === 'kafka' ? 'topic' : 'ops'}_${name}`),
    lineage: 'COPY',
  };
}

function buildRaw(source: SourceTable, files: Table): Table {
  return {
    ...common(source),
    ...inWarehouse('raw', `raw_${source.name}`),
    subType: 'Table',
    description: `Copy of the raw files of ${source.name}, appended hourly, every version of a row kept.`,
    columns: [...copyFrom(files.columns, files.id), LOADED_AT],
    lineage: 'COPY',
  };
}

function buildStaging(source: SourceTable): Table {
  const { name, hashed = [] } = source;
  const columns = copyFrom(source.columns, `raw_${name}`).map((column) =>
    hashed.includes(column.name)
      ? {
          ...column,
          name: `${column.name}_hash`,
          description: `${column.description} Hashed with the yearly salt.`,
        }
      : column,
  );
  return {
    ...common(source),
    tags: hashed.length === 0 ? (source.tags ?? []) : (source.tags ?? []).filter((tag) => tag !== 'pii'),
    ...inWarehouse('staging', `stg_${name}`),
    subType: 'View',
    description: `The latest version of every row of ${name}, types and names made uniform.`,
    columns,
    lineage: 'VIEW',
  };
}

/** Returns the containers of a warehouse table. @param id also its name */
export function inWarehouse(
  schema: string,
  id: string,
): Pick<Table, 'id' | 'platform' | 'name' | 'title' | 'containers'> {
  const containers = ['warehouse', `warehouse-${schema}`];
  return { id, platform: 'snowflake', name: `pedalmoor.${schema}.${id}`, title: id, containers };
}

function copyFrom(columns: readonly Column[], table: string): Column[] {
  return columns.map((column) => ({ ...column, sources: [`${table}.${column.name}`] }));
}
