/** Maps between entity types and their upper-case names in GraphQL, e.g. `DATA_JOB`. */
import type { MetadataModel } from '../types.js';

/** Names that are not the entity type in upper snake case. */
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

/** Returns e.g. `DATA_JOB` for `dataJob`, and `DATAHUB_POLICY` for `dataHubPolicy`. */
export function toEnumName(entityType: string): string {
  return SPECIAL.get(entityType) ?? toUpperSnake(entityType.replace(/^dataHub(?=[A-Z])/, 'datahub'));
}

/**
 * Returns the entity type for its own name or its upper-case name; undefined for an unknown name. Also accepts the names of clients that
 * derive the upper-case name themselves: `POLICY` for `dataHubPolicy`, and no special names.
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
