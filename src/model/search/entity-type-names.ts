/** The upper-case names that GraphQL clients have for entity types, e.g. `ML_MODEL_DEPLOYMENT`, and the way back. */
import type { MetadataModel } from '../types.js';

/** Where upper snake case of the entity's name is not it (wire notes, section 8.4). */
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['corpuser', 'CORP_USER'],
  ['mlModel', 'MLMODEL'],
  ['mlModelGroup', 'MLMODEL_GROUP'],
  ['mlFeatureTable', 'MLFEATURE_TABLE'],
  ['mlFeature', 'MLFEATURE'],
  ['mlPrimaryKey', 'MLPRIMARY_KEY'],
]);

/** `dataHubExecutionRequest` is `EXECUTION_REQUEST`, `dataJob` is `DATA_JOB`. */
export function toEnumName(entityType: string): string {
  const special = SPECIAL.get(entityType);
  if (special !== undefined) return special;
  const bare = entityType.replace(/^dataHub(?=[A-Z])/, '');
  return bare.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase();
}

/** The entity type of the registry for its own name or its upper-case name, undefined when there is none. */
export function findEntityType(model: MetadataModel, name: string): string | undefined {
  if (model.entities.has(name)) return name;
  return [...model.entities.keys()].find((entityType) => toEnumName(entityType) === name);
}
