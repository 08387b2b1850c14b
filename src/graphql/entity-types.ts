/** Names of entity types: `dataFlow` in the model is `DATA_FLOW` in this API. */
import { CatalogError } from '../kernel/errors.js';
import type { MetadataModel } from '../model/types.js';

/** Names that do not follow the rule; existing clients spell them so. */
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

/** Stands for every type that the schema does not list, e.g. of a folder of schemas that a company adds. */
export const OTHER_TYPE = 'OTHER';

export class EntityTypeNames {
  readonly #enumNames = new Map<string, string>();
  readonly #entityTypes = new Map<string, string>();

  /** @param listed values of the schema's enum `EntityType` */
  constructor(model: MetadataModel, listed: ReadonlySet<string>) {
    for (const name of model.entities.keys()) {
      const enumName = enumNameOf(name);
      this.#enumNames.set(name, listed.has(enumName) ? enumName : OTHER_TYPE);
      this.#entityTypes.set(enumName, name);
    }
  }

  /** Name in this API, `OTHER` when it has none. */
  toEnum(entityType: string): string {
    return this.#enumNames.get(entityType) ?? OTHER_TYPE;
  }

  /** @throws INVALID_REQUEST for `OTHER` and for names that the model does not have */
  toEntityType(enumName: string): string {
    const entityType = this.#entityTypes.get(enumName);
    if (entityType === undefined)
      throw new CatalogError('INVALID_REQUEST', `There is no entity type ${enumName}`, {
        rule: 'EntityType',
      });
    return entityType;
  }
}

export function enumNameOf(entityType: string): string {
  return (
    SPECIAL.get(entityType) ??
    entityType
      .replace(/^dataHub/, 'datahub')
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
      .toUpperCase()
  );
}
