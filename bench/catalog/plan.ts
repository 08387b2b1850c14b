/** The entities of the catalog and their connections, before their aspects are generated. */
import { Random } from '../random.js';
import { planDatasets, type PlannedDataset } from './plan-datasets.js';
import { capitalize, tableName, title } from './wording.js';
import { AREAS, FIRST_NAMES, LAST_NAMES, NOUNS, QUALIFIERS, SUBJECTS, TAGS } from './words.js';

export interface PlannedEntity {
  readonly urn: string;
  readonly name: string;
}

/** A container: a database, or a schema in one. */
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

/** Share of each entity type; the rest are datasets, a little more than half. */
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

/** Early ones contain the most datasets. */
const DATASET_PLATFORMS = ['snowflake', 'bigquery', 'postgres', 'kafka', 'hive', 's3', 'redshift', 'mysql'];
const PLATFORMS = [...DATASET_PLATFORMS, 'looker', 'airflow', 'feast', 'mlflow'];

type Kind = keyof typeof SHARES;

/** Inputs for planning all entities. */
interface PlanContext {
  readonly random: Random;
  readonly count: (kind: Kind) => number;
  readonly unique: (scope: string, name: string) => string;
}

export function planCatalog(entities: number, seed: number): CatalogPlan {
  const random = new Random(seed);
  const count = (kind: Kind): number => Math.max(2, Math.round(entities * SHARES[kind]));
  const context = { random, count, unique: uniqueNames() };
  const databases = planDatabases(context);
  const schemas = planSchemas(databases, context);
  const others = { databases, schemas, ...planDescribers(context), ...planConsumers(context) };
  const planned = Object.values(others).reduce((sum, list) => sum + list.length, 0);
  const datasets = planDatasets(Math.max(10, entities - planned), { schemas, random });
  return { seed, datasets, ...others };
}

/** Users, groups, and entities that describe data. */
function planDescribers(context: PlanContext) {
  const { random } = context;
  const person = (): string => `${random.pick(FIRST_NAMES)}.${random.pick(LAST_NAMES)}`;
  const words = (...lists: WordLists) => joinWords(random, lists);
  return {
    platforms: PLATFORMS.map((name) => ({ name, urn: `urn:li:dataPlatform:${name}` })),
    users: make('users', { one: person, urn: plain('corpuser') }, context),
    groups: make('groups', { one: () => words(AREAS, QUALIFIERS), urn: plain('corpGroup') }, context),
    domains: make(
      'domains',
      { one: (at) => AREAS[at] ?? words(AREAS, SUBJECTS), urn: plain('domain') },
      context,
    ),
    tags: make('tags', { one: (at) => TAGS[at] ?? words(TAGS, QUALIFIERS), urn: plain('tag') }, context),
    nodes: make('nodes', { one: () => words(AREAS, NOUNS), urn: plain('glossaryNode') }, context),
    terms: make('terms', { one: () => words(SUBJECTS, NOUNS), urn: plain('glossaryTerm') }, context),
  };
}

/** Entities that read and write datasets. */
function planConsumers(context: PlanContext) {
  const { random } = context;
  const words = (...lists: WordLists) => joinWords(random, lists);
  const flow = {
    one: () => tableName(random, 'load_'),
    urn: (name: string) => `urn:li:dataFlow:(airflow,${name},prod)`,
  };
  const key = {
    one: () => `${words(SUBJECTS)}_id`,
    urn: (name: string) => `urn:li:mlPrimaryKey:(feast,${name})`,
  };
  const feature = { one: () => tableName(random), urn: (name: string) => `urn:li:mlFeature:(feast,${name})` };
  const table = {
    one: () => `${words(SUBJECTS, QUALIFIERS)}_features`,
    urn: (name: string) => `urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,${name})`,
  };
  const flows = make('flows', flow, context);
  return {
    flows,
    jobs: planJobs(flows, context),
    charts: make('charts', { one: () => title(random), urn: slugged('chart') }, context),
    dashboards: make('dashboards', { one: () => title(random), urn: slugged('dashboard') }, context),
    primaryKeys: make('primaryKeys', key, context),
    features: make('features', feature, context),
    featureTables: make('featureTables', table, context),
    modelGroups: make(
      'modelGroups',
      { one: () => words(SUBJECTS, NOUNS), urn: placed('mlModelGroup') },
      context,
    ),
    models: make('models', { one: () => `${words(SUBJECTS, NOUNS)}_model`, urn: placed('mlModel') }, context),
  };
}

interface Naming {
  /** @param at position among the entities of its type */
  readonly one: (at: number) => string;
  readonly urn: (name: string) => string;
}

function make(kind: Kind, { one, urn }: Naming, { count, unique }: PlanContext): PlannedEntity[] {
  return Array.from({ length: count(kind) }, (_, at) => {
    const name = unique(kind, one(at));
    return { name, urn: urn(name) };
  });
}

type WordLists = readonly (readonly string[])[];

function joinWords(random: Random, lists: WordLists): string {
  return lists.map((list) => random.pickSkewed(list)).join('_');
}

function plain(type: string): (name: string) => string {
  return (name) => `urn:li:${type}:${name}`;
}

/** Makes names unique: skewed words repeat names often, so a repeated name gets a number. */
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

function placed(type: string): (name: string) => string {
  return (name) => `urn:li:${type}:(urn:li:dataPlatform:mlflow,${name},PROD)`;
}

function planDatabases({ random, count }: PlanContext): PlannedContainer[] {
  return Array.from({ length: count('databases') }, (_, position) => {
    const platform = random.pickSkewed(DATASET_PLATFORMS);
    const database = `${random.pickSkewed(AREAS)}_${position}`;
    return { urn: `urn:li:container:${guid(random)}`, name: database, platform, database };
  });
}

function planSchemas(
  databases: readonly PlannedContainer[],
  { random, count, unique }: PlanContext,
): PlannedContainer[] {
  return Array.from({ length: count('schemas') }, () => {
    const { database, platform, urn } = random.pickSkewed(databases);
    const schema = unique(database, random.pickSkewed(SUBJECTS));
    return { urn: `urn:li:container:${guid(random)}`, name: schema, platform, database, schema, parent: urn };
  });
}

function planJobs(flows: readonly PlannedEntity[], { random, count, unique }: PlanContext): PlannedJob[] {
  return Array.from({ length: count('jobs') }, () => {
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

/** Display name of a job, a chart or a user: `Build orders daily`. */
export function shownName(name: string): string {
  return capitalize(name.replaceAll(/[_.]/g, ' '));
}
