/** Names and URNs of the kinds of entities that belong to no other entity. */
import type { Random } from '../../random.js';
import { tableName, title } from '../wording.js';
import { AREAS, FIRST_NAMES, LAST_NAMES, NOUNS, QUALIFIERS, SUBJECTS, TAGS } from '../words.js';

export interface Naming {
  /** A name that may occur repeatedly. */
  readonly name: (random: Random, position: number) => string;
  readonly urn: (name: string) => string;
}

export const NAMINGS = {
  users: {
    name: (random) => `${random.pick(FIRST_NAMES)}.${random.pick(LAST_NAMES)}`,
    urn: plain('corpuser'),
  },
  groups: { name: words(AREAS, QUALIFIERS), urn: plain('corpGroup') },
  domains: { name: listed(AREAS, words(AREAS, SUBJECTS)), urn: plain('domain') },
  tags: { name: listed(TAGS, words(TAGS, QUALIFIERS)), urn: plain('tag') },
  nodes: { name: words(AREAS, NOUNS), urn: plain('glossaryNode') },
  terms: { name: words(SUBJECTS, NOUNS), urn: plain('glossaryTerm') },
  flows: {
    name: (random) => tableName(random, 'load_'),
    urn: (name) => `urn:li:dataFlow:(airflow,${name},prod)`,
  },
  charts: { name: title, urn: slugged('chart') },
  dashboards: { name: title, urn: slugged('dashboard') },
  primaryKeys: { name: ending(words(SUBJECTS), '_id'), urn: (name) => `urn:li:mlPrimaryKey:(feast,${name})` },
  features: { name: (random) => tableName(random), urn: (name) => `urn:li:mlFeature:(feast,${name})` },
  featureTables: {
    name: ending(words(SUBJECTS, QUALIFIERS), '_features'),
    urn: (name) => `urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,${name})`,
  },
  modelGroups: { name: words(SUBJECTS, NOUNS), urn: placed('mlModelGroup') },
  models: { name: ending(words(SUBJECTS, NOUNS), '_model'), urn: placed('mlModel') },
} satisfies Record<string, Naming>;

type WordLists = readonly (readonly string[])[];

function words(...lists: WordLists): Naming['name'] {
  return (random) => lists.map((list) => random.pickSkewed(list)).join('_');
}

/** The first entities get the names of a list. */
function listed(names: readonly string[], others: Naming['name']): Naming['name'] {
  return (random, position) => names[position] ?? others(random, position);
}

function ending(name: Naming['name'], end: string): Naming['name'] {
  return (random, position) => name(random, position) + end;
}

function plain(type: string): Naming['urn'] {
  return (name) => `urn:li:${type}:${name}`;
}

function slugged(type: string): Naming['urn'] {
  return (name) => `urn:li:${type}:(looker,${name.toLowerCase().replaceAll(' ', '_')})`;
}

function placed(type: string): Naming['urn'] {
  return (name) => `urn:li:${type}:(urn:li:dataPlatform:mlflow,${name},PROD)`;
}
