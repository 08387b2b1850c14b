/** All mutations. */
import type { MutationResolvers } from '../generated/schema-types.js';
import { assertionMutations } from './assertion-mutations.js';
import { assertionRuns } from './assertion-runs.js';
import { connectionMutations } from './connection-mutations.js';
import { dataProductMutations } from './data-product-mutations.js';
import { domainAssignments } from './domain-assignments.js';
import { domainMutations } from './domain-mutations.js';
import { formMutations } from './form-mutations.js';
import { glossaryMutations } from './glossary-mutations.js';
import { groupMutations } from './group-mutations.js';
import { incidentMutations } from './incident-mutations.js';
import { labelMutations } from './label-mutations.js';
import { lifecycleMutations } from './lifecycle-mutations.js';
import { lineageMutations } from './lineage-mutations.js';
import { linkMutations } from './link-mutations.js';
import { operationMutations } from './operation-mutations.js';
import { ownerMutations } from './owner-mutations.js';
import { ownershipTypeMutations } from './ownership-type-mutations.js';
import { patchMutations } from './patch-mutations.js';
import { peopleMutations } from './people-mutations.js';
import { propertyDefinitionMutations } from './property-definition-mutations.js';
import { structuredPropertyMutations } from './structured-property-mutations.js';
import { tagMutations } from './tag-mutations.js';
import { textMutations } from './text-mutations.js';
import { versionMutations } from './version-mutations.js';

export const mutations: MutationResolvers = {
  ...tagMutations,
  ...labelMutations,
  ...ownerMutations,
  ...linkMutations,
  ...lineageMutations,
  ...textMutations,
  ...domainAssignments,
  ...lifecycleMutations,
  ...domainMutations,
  ...glossaryMutations,
  ...groupMutations,
  ...patchMutations,
  ...peopleMutations,
  ...ownershipTypeMutations,
  ...dataProductMutations,
  ...structuredPropertyMutations,
  ...propertyDefinitionMutations,
  ...operationMutations,
  ...assertionMutations,
  ...assertionRuns,
  ...incidentMutations,
  ...connectionMutations,
  ...formMutations,
  ...versionMutations,
};
