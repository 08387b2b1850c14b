import { useOperation } from '../api/use-operation.js';
import { Me } from './me.graphql.js';

/** The signed-in user with platform privileges; undefined while loading. */
export function useMe() {
  return useOperation(Me, {}).data?.me ?? undefined;
}
