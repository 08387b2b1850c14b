/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment,
  EntityLink_VUqcPZvZwx9r9iUf8Vj42BrLbitMjEz5wKKe0obnsDc_Fragment,
  EntityLink_Xi4aaO8MGcmloY8DemzsPvn4UyvTtPm4B1tnZy3aMy_Fragment,
} from '../types.graphql.js';

export type EntityLinkFragment =
  | EntityLink_Xi4aaO8MGcmloY8DemzsPvn4UyvTtPm4B1tnZy3aMy_Fragment
  | EntityLink_VUqcPZvZwx9r9iUf8Vj42BrLbitMjEz5wKKe0obnsDc_Fragment
  | EntityLink_285QUgjZie9861aWChjbcagTouyCIroe9Ily2Z3X0_Fragment;
