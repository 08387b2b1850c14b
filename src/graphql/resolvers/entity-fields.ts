/** Fields that every entity type has and that are no member of an aspect: `exists`, `lastIngested`, raw aspects. */
import type { FieldResolver } from '../mapping/entity-field.js';
import type { EntityRef } from '../mapping/entity-ref.js';

export const entityFields: Readonly<Record<string, FieldResolver>> = {
  exists: (parent, _, { aspects }) => aspects.exists((parent as EntityRef).urn.text),
};
