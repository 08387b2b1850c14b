/** All tables of the sample as records: containers, schemas and lineage. */
import { buildLayers } from './layers.js';
import {
  containerUrn,
  datasetUrn,
  domains,
  fieldUrn,
  globalTags,
  glossaryTerms,
  links,
  ownership,
  platformUrn,
  proposals,
  snapshot,
  stamp,
  type Aspect,
  type SampleRecord,
} from './records.js';
import { SOURCE_TABLES } from './source-tables.js';
import { upstreamsOf, type Column, type Table } from './tables.js';
import { CORE_TABLES, MART_TABLES } from './warehouse-tables.js';

export const TABLES: readonly Table[] = [
  ...SOURCE_TABLES.flatMap(buildLayers),
  ...CORE_TABLES,
  ...MART_TABLES,
];

const URNS = new Map(TABLES.map((table) => [table.id, datasetUrn(table.platform, table.name)]));

/** @throws Error for an unknown short name */
export function urnOf(table: string): string {
  const urn = URNS.get(table);
  if (urn === undefined) throw new Error(`No table of the sample is called ${table}`);
  return urn;
}

/** Source systems use snapshots, like older connectors; aspects that snapshots do not support follow as proposals. */
export function operationalRecords(): SampleRecord[] {
  return TABLES.filter((table) => table.platform === 'postgres' || table.platform === 'kafka').flatMap(
    (table) => [
      snapshot('Dataset', urnOf(table.id), {
        'dataset.DatasetProperties': properties(table),
        'schema.SchemaMetadata': schema(table),
        'common.Ownership': ownership(table.owner, table.engineer),
        'common.GlobalTags': globalTags(table.tags),
        'common.GlossaryTerms': glossaryTerms(table.terms),
        'common.InstitutionalMemory': links(table.pages),
        'common.BrowsePathsV2': browsePath(table),
        'common.Status': { removed: false },
      }),
      ...proposals(urnOf(table.id), place(table)),
    ],
  );
}

/** @param platform of the tables that are written as proposals */
export function analyticalRecords(platform: 's3' | 'snowflake'): SampleRecord[] {
  return TABLES.filter((table) => table.platform === platform).flatMap((table) =>
    proposals(urnOf(table.id), {
      datasetProperties: properties(table),
      schemaMetadata: schema(table),
      ...place(table),
      browsePathsV2: browsePath(table),
      // Files and raw tables have the owner of their source table.
      ownership: isLanding(table) ? undefined : ownership(table.owner, table.engineer),
      globalTags: globalTags(table.tags),
      glossaryTerms: isLanding(table) ? undefined : glossaryTerms(table.terms),
      institutionalMemory: links(table.pages),
      upstreamLineage: lineage(table),
    }),
  );
}

function isLanding(table: Table): boolean {
  return table.platform === 's3' || table.id.startsWith('raw_');
}

function properties({ title, name, description, subType, lineage: made }: Table): Aspect {
  const customProperties =
    subType === 'View' ? { materialised: 'no' } : { refresh: made === 'COPY' ? 'hourly' : 'nightly' };
  return { name: title, qualifiedName: name, description, customProperties };
}

function place({ subType, containers, domain }: Table): Record<string, Aspect | undefined> {
  const inner = containers.at(-1);
  return {
    subTypes: { typeNames: [subType] },
    container: inner === undefined ? undefined : { container: containerUrn(inner) },
    domains: domains(domain),
  };
}

function browsePath({ containers, name }: Table): Aspect {
  if (containers.length === 0) return { path: [{ id: name.split('.')[0] }] };
  return { path: containers.map((id) => ({ id: containerUrn(id), urn: containerUrn(id) })) };
}

function schema(table: Table): Aspect {
  const fields = table.columns.map(buildField);
  return {
    schemaName: table.name,
    platform: platformUrn(table.platform),
    version: 0,
    created: stamp(),
    lastModified: stamp(),
    hash: '',
    platformSchema:
      table.platform === 'kafka'
        ? topicSchema(table)
        : { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields,
    ...(table.platform === 'kafka'
      ? {}
      : { primaryKeys: table.columns.filter((one) => one.key).map((one) => one.name) }),
  };
}

function topicSchema({ title, columns }: Table): Aspect {
  const top = columns.filter((column) => !column.name.includes('.'));
  const fields = top.map(({ name, type }) => ({ name, type }));
  const documentSchema = JSON.stringify({ type: 'record', name: title, fields });
  return { 'com.linkedin.schema.KafkaSchema': { documentSchema, documentSchemaType: 'AVRO' } };
}

function buildField({ name, type, nullable, key, description }: Column): Aspect {
  const kind = { type: { [`com.linkedin.schema.${kindOf(type)}`]: {} } };
  const common = {
    fieldPath: name,
    description,
    type: kind,
    nativeDataType: type,
    nullable,
    recursive: false,
  };
  return { ...common, isPartOfKey: key };
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^bool/, 'BooleanType'],
  [/^date$/, 'DateType'],
  [/^timestamp/, 'TimeType'],
  [/^(varchar|string)/, 'StringType'],
  [/^record/, 'RecordType'],
];

function kindOf(type: string): string {
  return KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'NumberType';
}

function lineage(table: Table): Aspect | undefined {
  const upstreams = upstreamsOf(table);
  if (upstreams.length === 0) return undefined;
  return {
    upstreams: upstreams.map((id) => ({ auditStamp: stamp(), dataset: urnOf(id), type: table.lineage })),
    fineGrainedLineages: table.columns
      .filter((column) => column.sources.length > 0)
      .map((column) => ({
        upstreamType: 'FIELD_SET',
        upstreams: column.sources.map(sourceField),
        downstreamType: 'FIELD',
        downstreams: [fieldUrn(urnOf(table.id), column.name)],
        transformOperation: table.lineage === 'COPY' ? 'IDENTITY' : 'SQL',
        confidenceScore: 1,
      })),
  };
}

function sourceField(source: string): string {
  const [table = '', ...path] = source.split('.');
  const column = path.join('.');
  if (!TABLES.some((one) => one.id === table && one.columns.some(({ name }) => name === column))) {
    throw new Error(`No column of the sample is called ${source}`);
  }
  return fieldUrn(urnOf(table), column);
}
