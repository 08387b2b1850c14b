/** Databases and their schemas. There are few of them and many references to them, so they stay in memory. */
import { Random } from '../../random.js';
import { AREAS, SUBJECTS } from '../words.js';
import { ChildList, type GrowingList, type List, type NameSource } from './lists.js';
import type { PlannedContainer } from './types.js';

/** Early ones contain the most datasets. */
export const DATASET_PLATFORMS = [
  'snowflake',
  'bigquery',
  'postgres',
  'kafka',
  'hive',
  's3',
  'redshift',
  'mysql',
];

export function planDatabases({ seed }: NameSource): GrowingList<PlannedContainer> {
  const databases: PlannedContainer[] = [];
  return {
    get length() {
      return databases.length;
    },
    add() {
      const random = Random.of(seed, 'database', databases.length);
      const platform = random.pickSkewed(DATASET_PLATFORMS);
      const database = `${random.pickSkewed(AREAS)}_${databases.length}`;
      const urn = `urn:li:container:${guid(random)}`;
      databases.push({ urn, name: database, platform, database });
    },
    at(position) {
      return databases[position];
    },
  };
}

export function planSchemas(
  databases: List<PlannedContainer>,
  source: NameSource,
): GrowingList<PlannedContainer> {
  const naming = {
    kind: 'schema',
    name: (random: Random) => random.pickSkewed(SUBJECTS),
    keyOf: ({ database }: PlannedContainer) => database,
    make: (schema: string, { database, platform, urn }: PlannedContainer, position: number) => {
      const own = `urn:li:container:${guid(Random.of(source.seed, 'guid of schema', position))}`;
      return { urn: own, name: schema, platform, database, schema, parent: urn };
    },
  };
  const list = new ChildList<PlannedContainer, PlannedContainer>(naming, databases, source);
  const schemas: PlannedContainer[] = [];
  return {
    get length() {
      return schemas.length;
    },
    add() {
      list.add();
      const schema = list.at(schemas.length);
      if (schema !== undefined) schemas.push(schema);
    },
    at(position) {
      return schemas[position];
    },
  };
}

function guid(random: Random): string {
  const part = (): string => random.between(0, 0xffffffff).toString(16).padStart(8, '0');
  return Array.from({ length: 4 }, part).join('');
}
