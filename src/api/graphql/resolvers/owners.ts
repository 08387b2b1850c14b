/** The ownership types of owners, also of those whose type is only a word, e.g. `TECHNICAL_OWNER`. */
import { systemTypeInfo } from '../../../catalog/ownership/built-in-types.js';
import { OWNERSHIP_TYPE_ASPECT } from '../../../catalog/ownership/ownership-type-commands.js';
import { ownershipTypeUrn } from '../../../catalog/ownership/owner-types.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, storedEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { StoredRecord } from '../mapping/record.js';

export const owners = {
  Owner: {
    ownershipType: ({ value: { typeUrn, ...untyped } }: StoredRecord): EntityRef => {
      const type = findEntityRef(typeUrn);
      return type?.urn.entityType === 'ownershipType' ? type : storedEntityRef(ownershipTypeUrn(untyped));
    },
  },
  OwnershipTypeEntity: {
    info: async ({ urn }: EntityRef, _: unknown, { aspects }: Pick<GraphqlContext, 'aspects'>) => {
      const info = (await aspects.load(urn.text, OWNERSHIP_TYPE_ASPECT))?.value ?? systemTypeInfo(urn.text);
      return info === undefined ? null : new StoredRecord(info, urn);
    },
  },
} as const;
