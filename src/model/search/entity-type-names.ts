/** The upper-case names that GraphQL clients have for entity types, e.g. `DATA_JOB`, and the way back. */
import type { MetadataModel } from '../types.js';

/** Where upper snake case of the entity's name is not it (wire notes, section 8.4, and the public schema). */
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['corpuser', 'CORP_USER'],
  ['mlModel', 'MLMODEL'],
  ['mlModelGroup', 'MLMODEL_GROUP'],
  ['mlModelDeployment', 'MLMODEL_DEPLOYMENT'],
  ['mlFeature', 'MLFEATURE'],
  ['mlFeatureTable', 'MLFEATURE_TABLE'],
  ['mlPrimaryKey', 'MLPRIMARY_KEY'],
  ['platformResource', 'DATAHUB_PLATFORM_RESOURCE'],
  ['dataHubExecutionRequest', 'EXECUTION_REQUEST'],
  ['dataHubIngestionSource', 'INGESTION_SOURCE'],
  ['dataHubAccessToken', 'ACCESS_TOKEN'],
  ['dataHubOpenAPISchema', 'DATAHUB_OPEN_API_SCHEMA'],
  ['ownershipType', 'CUSTOM_OWNERSHIP_TYPE'],
]);

/** `dataJob` is `DATA_JOB`, `dataHubPolicy` is `DATAHUB_POLICY`. */
export function toEnumName(entityType: string): string {
  return SPECIAL.get(entityType) ?? toUpperSnake(entityType.replace(/^dataHub(?=[A-Z])/, 'datahub'));
}

/**
 * The entity type of the registry for its own name or an upper-case name, undefined when there is none. Clients that make the
 * upper-case name themselves drop the prefix of `dataHubPolicy` and know no exceptions.
 */
export function findEntityType(model: MetadataModel, name: string): string | undefined {
  if (model.entities.has(name)) return name;
  const types = [...model.entities.keys()];
  return (
    types.find((entityType) => toEnumName(entityType) === name) ??
    types.find((entityType) => toUpperSnake(entityType.replace(/^dataHub(?=[A-Z])/, '')) === name)
  );
}

function toUpperSnake(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase();
}
