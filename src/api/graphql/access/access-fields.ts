/** All fields of authentication and authorization. */
import { peopleQueries, userMutations } from './people-fields.js';
import { policyMutations, policyQueries, privilegeGrantTypes } from './policy-fields.js';
import { policyTypes } from './policy-types.js';
import { privilegeTypes } from './privilege-fields.js';
import { roleMutations, roleQueries } from './role-fields.js';
import { secretMutations, secretQueries } from './secret-fields.js';
import {
  serviceAccountMutations,
  serviceAccountQueries,
  serviceAccountTypes,
} from './service-account-fields.js';
import { tokenMutations, tokenQueries, tokenTypes } from './token-fields.js';

export const accessQueries = {
  ...tokenQueries,
  ...roleQueries,
  ...secretQueries,
  ...serviceAccountQueries,
  ...policyQueries,
  ...peopleQueries,
};

export const accessMutations = {
  ...tokenMutations,
  ...roleMutations,
  ...secretMutations,
  ...serviceAccountMutations,
  ...policyMutations,
  ...userMutations,
};

export const accessTypes = {
  ...tokenTypes,
  ...serviceAccountTypes,
  ...policyTypes,
  ...privilegeTypes,
  ...privilegeGrantTypes,
};
