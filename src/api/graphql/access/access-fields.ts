/** All fields of authentication and authorization. */
import { peopleQueries, userMutations } from './people-fields.js';
import { policyMutations, policyQueries, privilegeGrantTypes } from './policy-fields.js';
import { policyTypes } from './policy-types.js';
import { privilegeTypes } from './privilege-fields.js';
import { roleMutations, roleQueries } from './role-fields.js';
import { secretMutations, secretQueries } from './secret-fields.js';
import { tokenMutations, tokenQueries, tokenTypes } from './token-fields.js';

export const accessQueries = {
  ...tokenQueries,
  ...roleQueries,
  ...secretQueries,
  ...policyQueries,
  ...peopleQueries,
};

export const accessMutations = {
  ...tokenMutations,
  ...roleMutations,
  ...secretMutations,
  ...policyMutations,
  ...userMutations,
};

export const accessTypes = { ...tokenTypes, ...policyTypes, ...privilegeTypes, ...privilegeGrantTypes };
