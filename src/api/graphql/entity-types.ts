/** Entity types as the schema's enum `EntityType` has them. */
import { CatalogError } from '../../core/errors.js';
import { findEntityType, toEnumName } from '../../model/search/entity-type-names.js';
import type { MetadataModel } from '../../model/types.js';

/** Stands for every type that the enum does not list, e.g. of a folder of schemas that a company adds. */
export const OTHER_TYPE = 'OTHER';

export class EntityTypeNames {
  /** @param listed values of the enum */
  constructor(
    private readonly model: MetadataModel,
    private readonly listed: ReadonlySet<string>,
  ) {}

  toEnum(entityType: string): string {
    const name = toEnumName(entityType);
    return this.listed.has(name) ? name : OTHER_TYPE;
  }

  /** @throws INVALID_REQUEST for `OTHER` and for names that the model does not have */
  toEntityType(enumName: string): string {
    const entityType = findEntityType(this.model, enumName);
    if (entityType === undefined)
      throw new CatalogError('INVALID_REQUEST', `There is no entity type ${enumName}`, {
        rule: 'EntityType',
      });
    return entityType;
  }
}
