/** Converts between entity types and the values of the enum `EntityType`. */
import { CatalogError } from '../../core/errors.js';
import { findEntityType, toEnumName } from '../../model/search/entity-type-names.js';
import type { MetadataModel } from '../../model/types.js';

/** The enum value of every entity type that the enum does not list, e.g. of a type from a company's own schemas. */
export const OTHER_TYPE = 'OTHER';

export class EntityTypeNames {
  /** @param listed the values of the enum */
  constructor(
    private readonly model: MetadataModel,
    private readonly listed: ReadonlySet<string>,
  ) {}

  toEnum(entityType: string): string {
    const name = toEnumName(entityType);
    return this.listed.has(name) ? name : OTHER_TYPE;
  }

  /** @throws INVALID_REQUEST for `OTHER` and for names that the model does not define */
  toEntityType(enumName: string): string {
    const entityType = findEntityType(this.model, enumName);
    if (entityType === undefined)
      throw new CatalogError('INVALID_REQUEST', `There is no entity type ${enumName}`, {
        rule: 'EntityType',
      });
    return entityType;
  }
}
