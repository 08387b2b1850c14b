/** The lists that a graph query can start with. */
import type { MetadataModel } from '../../../model/types.js';

export interface RootField {
  /** Name of the list; the field with the suffix `Connection` counts and aggregates. */
  readonly name: string;
  /** Undefined for entities of any type. */
  readonly entityType?: string;
}

/** The most common entity types. All others are in `entities`, filtered by `type`. */
const KINDS: Readonly<Record<string, string>> = {
  charts: 'chart',
  containers: 'container',
  corpGroups: 'corpGroup',
  corpUsers: 'corpuser',
  dashboards: 'dashboard',
  dataFlows: 'dataFlow',
  dataJobs: 'dataJob',
  dataProducts: 'dataProduct',
  datasets: 'dataset',
  documents: 'document',
  domains: 'domain',
  glossaryTerms: 'glossaryTerm',
  mlFeatures: 'mlFeature',
  mlFeatureTables: 'mlFeatureTable',
  mlModels: 'mlModel',
  mlModelGroups: 'mlModelGroup',
  mlPrimaryKeys: 'mlPrimaryKey',
  schemaFields: 'schemaField',
  tags: 'tag',
};

export function rootFields(model: MetadataModel): readonly RootField[] {
  const kinds = Object.entries(KINDS).filter(([, entityType]) => model.entities.has(entityType));
  return [{ name: 'entities' }, ...kinds.map(([name, entityType]) => ({ name, entityType }))];
}

const LISTED = `"false: omits soft-deleted entities; true: returns only these; null: returns both." removed: Boolean = false`;

/** Writes the type `GraphQuery` with names of the public schema. */
export function rootSdl(fields: readonly RootField[]): string {
  const lines = fields.flatMap(({ name, entityType }) => {
    const what = entityType === undefined ? 'Entities of any type' : `Entities of type ${entityType}`;
    return [
      `"${what}: at most \`limit\` (default 100), sorted by URN last."`,
      `${name}(where: GraphEntityWhere, ${LISTED}, limit: Int, offset: Int, sort: [GraphEntitySort!]): [GraphEntity!]!`,
      `"${what}: their count, aggregates and pages."`,
      `${name}Connection(where: GraphEntityWhere, ${LISTED}, first: Int, after: String, sort: [GraphEntitySort!]): GraphEntitiesConnection!`,
    ];
  });
  return `
    extend type Query {
      "Generic queries on the graph: filters across relationships, sorting, pages and counts."
      graph: GraphQuery! @permission(kind: "SIGNED_IN")
    }
    """
    Lists of entities of the graph. From each the relationships of the metadata model lead on, to be filtered by and to be read;
    one field is one statement in the database.
    """
    type GraphQuery {\n${lines.join('\n')}\n}`;
}
