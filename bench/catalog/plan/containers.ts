/** Databases and their schemas. */
import { Random } from '../../random.js';
import { AREAS, SUBJECTS } from '../words.js';
import { ChildList } from './child-list.js';
import type { List } from './list.js';
import type { GrowingList, NameSource } from './named-list.js';
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
  let length = 0;
  return {
    get length() {
      return length;
    },
    add() {
      length += 1;
    },
    at(position) {
      if (position >= length) return undefined;
      const random = Random.of(seed, 'database', position);
      const platform = random.pickSkewed(DATASET_PLATFORMS);
      const database = `${random.pickSkewed(AREAS)}_${position}`;
      return { urn: `urn:li:container:${guid(random)}`, name: database, platform, database };
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
  return new ChildList<PlannedContainer, PlannedContainer>(naming, databases, source);
}

function guid(random: Random): string {
  const part = (): string => random.between(0, 0xffffffff).toString(16).padStart(8, '0');
  return Array.from({ length: 4 }, part).join('');
}
