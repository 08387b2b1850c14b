/** The fields that conditions of a policy can compare, and their names in sentences. */

export interface CriterionField {
  /** Name in the API, e.g. `DOMAIN`. */
  readonly name: string;
  readonly label: string;
  /** Types of the entities to choose from. Empty: any type. */
  readonly types: readonly string[];
  /** Start of the phrase for `EQUALS` and `NOT_EQUALS`, e.g. `in the domain` and `not in the domain`. */
  readonly words: string;
  readonly notWords: string;
  /** Start of the phrase for `STARTS_WITH`. */
  readonly startWords: string;
}

export const CRITERION_FIELDS: readonly CriterionField[] = [
  {
    ...{ name: 'TYPE', label: 'Type', types: [] },
    ...{ words: 'of the type', notWords: 'not of the type', startWords: 'of a type whose name' },
  },
  {
    ...{ name: 'URN', label: 'Entity', types: [] },
    ...{ words: 'named', notWords: 'other than', startWords: 'whose URN' },
  },
  {
    ...{ name: 'DOMAIN', label: 'Domain', types: ['domain'] },
    ...{ words: 'in the domain', notWords: 'not in the domain', startWords: 'in a domain whose URN' },
  },
  {
    ...{ name: 'CONTAINER', label: 'Container', types: ['container'] },
    ...{
      words: 'in the container',
      notWords: 'not in the container',
      startWords: 'in a container whose URN',
    },
  },
  {
    ...{ name: 'TAG', label: 'Tag', types: ['tag'] },
    ...{ words: 'with the tag', notWords: 'without the tag', startWords: 'with a tag whose URN' },
  },
  {
    ...{ name: 'GLOSSARY_TERM', label: 'Glossary term', types: ['glossaryTerm'] },
    ...{ words: 'with the term', notWords: 'without the term', startWords: 'with a term whose URN' },
  },
  {
    ...{ name: 'OWNER', label: 'Owner', types: ['corpuser', 'corpGroup'] },
    ...{ words: 'owned by', notWords: 'not owned by', startWords: 'with an owner whose URN' },
  },
  {
    ...{ name: 'DATA_PLATFORM_INSTANCE', label: 'Platform instance', types: ['dataPlatformInstance'] },
    ...{
      words: 'on the platform instance',
      notWords: 'not on the platform instance',
      startWords: 'on a platform instance whose URN',
    },
  },
  {
    ...{ name: 'GROUP_MEMBERSHIP', label: 'Member of the group', types: ['corpGroup'] },
    ...{
      words: 'that are members of',
      notWords: 'that are not members of',
      startWords: 'that are members of a group whose URN',
    },
  },
];

/** Names that older clients use for two of the fields. */
const OLDER: Readonly<Record<string, string>> = { RESOURCE_TYPE: 'TYPE', RESOURCE_URN: 'URN' };

/** Returns the current name of a field. */
export function currentField(name: string): string {
  return Object.hasOwn(OLDER, name) ? String(OLDER[name]) : name;
}

/** Returns undefined for a field that the catalog does not know. A condition with it never holds. */
export function findCriterionField(name: string): CriterionField | undefined {
  return CRITERION_FIELDS.find((field) => field.name === name);
}

/** Types that a field offers if any entity can be chosen. */
export const PICKABLE = [
  ...['dataset', 'chart', 'dashboard', 'dataJob', 'dataFlow', 'container', 'domain', 'dataProduct'],
  ...['glossaryTerm', 'glossaryNode', 'tag', 'mlModel', 'mlModelGroup', 'mlFeatureTable', 'mlFeature'],
  ...['corpuser', 'corpGroup', 'structuredProperty', 'document', 'application'],
];
