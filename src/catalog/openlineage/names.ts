/**
 * Which dataset, job and flow an event means. OpenLineage names a dataset by a namespace, which is the address of its store, and a name
 * in it (https://openlineage.io/docs/spec/naming).
 */
import { encodePart } from '../../model/urn-encoding.js';
import type { Dataset, Named, RunEvent } from './types.js';

/** Platforms with another name than the scheme of their address. */
const PLATFORMS: Readonly<Record<string, string>> = {
  abfs: 'abs',
  abfss: 'abs',
  awsathena: 'athena',
  awsglue: 'glue',
  gs: 'gcs',
  postgresql: 'postgres',
  s3a: 's3',
  s3n: 's3',
  sqlserver: 'mssql',
  wasb: 'abs',
  wasbs: 'abs',
};

/** Stores of files: the address names the bucket, and the name is the path in it. */
const FILE_STORES = new Set(['abs', 'gcs', 's3']);

const ADDRESS = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/i;
const GLUE = /^arn:aws[a-z-]*:glue:/;

/** Returns the URN of a dataset. A table that is known by another name, e.g. in a metastore, has that name. */
export function datasetUrnOf({ facets, ...own }: Dataset): string {
  const table = facets?.symlinks?.identifiers?.find(({ type }) => type?.toUpperCase() === 'TABLE');
  const { platform, name } = placeOf(table ?? own);
  return `urn:li:dataset:(urn:li:dataPlatform:${encodePart(platform)},${encodePart(name)},PROD)`;
}

function placeOf({ namespace, name }: Named): { readonly platform: string; readonly name: string } {
  if (GLUE.test(namespace)) return { platform: 'glue', name: glueName(name) };
  const [, scheme, place = ''] = ADDRESS.exec(namespace) ?? [];
  const written = (scheme ?? namespace).toLowerCase();
  const platform = Object.hasOwn(PLATFORMS, written) ? String(PLATFORMS[written]) : written;
  if (!FILE_STORES.has(platform)) return { platform, name };
  const path = [place, name].map((part) => part.replace(/^\/+|\/+$/g, '')).filter((part) => part !== '');
  return { platform, name: path.join('/') };
}

/** Glue tables are named `table/<database>/<table>`. */
function glueName(name: string): string {
  return name.replace(/^table\//, '').replaceAll('/', '.');
}

/** The job that an event means, and its flow. */
export interface JobNames {
  /** e.g. `airflow`; `openlineage` if the event does not tell. */
  readonly orchestrator: string;
  readonly flow: { readonly urn: string; readonly name: string };
  readonly job: { readonly urn: string; readonly name: string };
}

/** The path of a producer in the repository of OpenLineage. */
const INTEGRATION = /\/integration\/([a-z0-9_-]+)/i;

/**
 * Returns the job of an event and its flow. The flow is that of the parent run, e.g. the DAG of a task, or else the part of the job's
 * name before the first dot. Flows with equal names in different namespaces are different.
 */
export function jobNamesOf({ job, run, producer }: RunEvent): JobNames {
  const given =
    job.facets?.jobType?.integration ??
    run.facets?.processing_engine?.name ??
    INTEGRATION.exec(producer ?? '')?.[1];
  const orchestrator = (given === undefined || given === '' ? 'openlineage' : given)
    .toLowerCase()
    .replaceAll(' ', '-');
  const flowName = run.facets?.parent?.job?.name ?? /^[^.]+/.exec(job.name)?.[0] ?? job.name;
  const parts = [orchestrator, flowName, job.namespace].map(encodePart).join(',');
  const flow = { urn: `urn:li:dataFlow:(${parts})`, name: flowName };
  return {
    orchestrator,
    flow,
    job: { urn: `urn:li:dataJob:(${flow.urn},${encodePart(job.name)})`, name: job.name },
  };
}
