/** The catalog before its aspects: which entities there are and how they hang together. */
import { Random } from '../random.js';
import { planDatasets, type PlannedDataset } from './plan-datasets.js';
import { capitalize, tableName, title } from './wording.js';
import { AREAS, FIRST_NAMES, LAST_NAMES, NOUNS, QUALIFIERS, SUBJECTS, TAGS } from './words.js';

export interface PlannedEntity {
  readonly urn: string;
  readonly name: string;
}

/** A container: a database, or a schema within one. */
export interface PlannedContainer extends PlannedEntity {
  readonly platform: string;
  readonly database: string;
  /** Absent for a database. */
  readonly schema?: string;
  readonly parent?: string;
}

export interface PlannedJob extends PlannedEntity {
  readonly flow: string;
}

export interface CatalogPlan {
  readonly seed: number;
  readonly platforms: readonly PlannedEntity[];
  readonly users: readonly PlannedEntity[];
  readonly groups: readonly PlannedEntity[];
  readonly domains: readonly PlannedEntity[];
  readonly tags: readonly PlannedEntity[];
  readonly nodes: readonly PlannedEntity[];
  readonly terms: readonly PlannedEntity[];
  readonly databases: readonly PlannedContainer[];
  readonly schemas: readonly PlannedContainer[];
  readonly datasets: readonly PlannedDataset[];
  readonly flows: readonly PlannedEntity[];
  readonly jobs: readonly PlannedJob[];
  readonly charts: readonly PlannedEntity[];
  readonly dashboards: readonly PlannedEntity[];
  readonly primaryKeys: readonly PlannedEntity[];
  readonly features: readonly PlannedEntity[];
  readonly featureTables: readonly PlannedEntity[];
  readonly modelGroups: readonly PlannedEntity[];
  readonly models: readonly PlannedEntity[];
}

/** Share of each kind among all entities; what is left are datasets, a little more than half. */
const SHARES = {
  users: 0.05,
  groups: 0.005,
  domains: 0.001,
  tags: 0.006,
  nodes: 0.003,
  terms: 0.02,
  databases: 0.002,
  schemas: 0.015,
  flows: 0.02,
  jobs: 0.1,
  charts: 0.12,
  dashboards: 0.03,
  primaryKeys: 0.006,
  features: 0.07,
  featureTables: 0.006,
  modelGroups: 0.003,
  models: 0.01,
} as const;

const PLATFORMS = [
  'snowflake', 'bigquery', 'postgres', 'kafka', 'hive', 's3', 'redshift', 'mysql', 'looker', 'airflow', 'feast', 'mlflow',
]; // prettier-ignore

/** Platforms of `PLATFORMS` that hold datasets: the first ones. */
const DATASET_PLATFORMS = 8;

export function planCatalog(entities: number, seed: number): CatalogPlan {
  const count = (kind: keyof typeof SHARES): number => Math.max(2, Math.round(entities * SHARES[kind]));
  const random = new Random(seed);
  const unique = uniqueNames();
  const make = (
    kind: keyof typeof SHARES,
    one: (position: number) => string,
    urn: (name: string) => string,
  ) => Array.from({ length: count(kind) }, (_, position) => named(unique(kind, one(position)), urn));
  const urnOf = (type: string) => (name: string) => `urn:li:${type}:${name}`;
  const words = (...lists: (readonly string[])[]) => lists.map((list) => random.pickSkewed(list)).join('_');

  const databases = planDatabases(count('databases'), random);
  const schemas = planSchemas(count('schemas'), { databases, random, unique });
  const flows = make(
    'flows',
    () => tableName(random, 'load_'),
    (name) => `urn:li:dataFlow:(airflow,${name},prod)`,
  );
  const others = {
    platforms: PLATFORMS.map((name) => named(name, urnOf('dataPlatform'))),
    users: make('users', () => `${random.pick(FIRST_NAMES)}.${random.pick(LAST_NAMES)}`, urnOf('corpuser')),
    groups: make('groups', () => words(AREAS, QUALIFIERS), urnOf('corpGroup')),
    domains: make('domains', (position) => AREAS[position] ?? words(AREAS, SUBJECTS), urnOf('domain')),
    tags: make('tags', (position) => TAGS[position] ?? words(TAGS, QUALIFIERS), urnOf('tag')),
    nodes: make('nodes', () => words(AREAS, NOUNS), urnOf('glossaryNode')),
    terms: make('terms', () => words(SUBJECTS, NOUNS), urnOf('glossaryTerm')),
    jobs: planJobs(count('jobs'), { flows, random, unique }),
    charts: make('charts', () => title(random), slugged('chart')),
    dashboards: make('dashboards', () => title(random), slugged('dashboard')),
    primaryKeys: make(
      'primaryKeys',
      () => words(SUBJECTS) + '_id',
      (name) => `urn:li:mlPrimaryKey:(feast,${name})`,
    ),
    features: make(
      'features',
      () => tableName(random),
      (name) => `urn:li:mlFeature:(feast,${name})`,
    ),
    featureTables: make(
      'featureTables',
      () => words(SUBJECTS, QUALIFIERS) + '_features',
      platformed('mlFeatureTable', 'feast'),
    ),
    modelGroups: make('modelGroups', () => words(SUBJECTS, NOUNS), placed('mlModelGroup')),
    models: make('models', () => words(SUBJECTS, NOUNS) + '_model', placed('mlModel')),
  };
  const planned = Object.values(others).reduce((sum, list) => sum + list.length, 0);
  const left = entities - planned - databases.length - schemas.length - flows.length;
  const datasets = planDatasets(Math.max(10, left), { schemas, random });
  return { seed, databases, schemas, flows, datasets, ...others };
}

function named(name: string, urn: (name: string) => string): PlannedEntity {
  return { name, urn: urn(name) };
}

/** The same name comes often where words are skewed; then it gets a number, as it would by hand. */
function uniqueNames(): (kind: string, name: string) => string {
  const taken = new Map<string, number>();
  return (kind, name) => {
    const uses = (taken.get(`${kind} ${name}`) ?? 0) + 1;
    taken.set(`${kind} ${name}`, uses);
    return uses === 1 ? name : `${name}${name.includes(' ') ? ' ' : '_'}${uses}`;
  };
}

function slugged(type: string): (name: string) => string {
  return (name) => `urn:li:${type}:(looker,${name.toLowerCase().replaceAll(' ', '_')})`;
}

function platformed(type: string, platform: string): (name: string) => string {
  return (name) => `urn:li:${type}:(urn:li:dataPlatform:${platform},${name})`;
}

function placed(type: string): (name: string) => string {
  return (name) => `urn:li:${type}:(urn:li:dataPlatform:mlflow,${name},PROD)`;
}

interface PlanContext {
  readonly random: Random;
  readonly unique: (kind: string, name: string) => string;
}

function planDatabases(count: number, random: Random): PlannedContainer[] {
  return Array.from({ length: count }, (_, position) => {
    const platform = random.pickSkewed(PLATFORMS.slice(0, DATASET_PLATFORMS));
    const database = `${random.pickSkewed(AREAS)}_${position}`;
    return { urn: `urn:li:container:${guid(random)}`, name: database, platform, database };
  });
}

function planSchemas(
  count: number,
  { databases, random, unique }: PlanContext & { databases: readonly PlannedContainer[] },
): PlannedContainer[] {
  return Array.from({ length: count }, () => {
    const { database, platform, urn } = random.pickSkewed(databases);
    const schema = unique(database, random.pickSkewed(SUBJECTS));
    return { urn: `urn:li:container:${guid(random)}`, name: schema, platform, database, schema, parent: urn };
  });
}

function planJobs(
  count: number,
  { flows, random, unique }: PlanContext & { flows: readonly PlannedEntity[] },
): PlannedJob[] {
  return Array.from({ length: count }, () => {
    const flow = random.pickSkewed(flows).urn;
    const name = unique(flow, tableName(random, random.chance(0.5) ? 'build_' : 'copy_'));
    return { urn: `urn:li:dataJob:(${flow},${name})`, name, flow };
  });
}

function guid(random: Random): string {
  return Array.from({ length: 4 }, () => random.between(0, 0xffffffff).toString(16).padStart(8, '0')).join(
    '',
  );
}

/** How a job, a chart or a person is shown: `Build orders daily`. */
export function shownName(name: string): string {
  return capitalize(name.replaceAll(/[_.]/g, ' '));
}
