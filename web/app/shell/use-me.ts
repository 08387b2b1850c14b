import { useOperation } from '../api/use-operation.js';
import { Me } from './me.graphql.js';

/** The signed-in user with platform privileges; undefined while loading. */
export function useMe() {
  return useOperation(Me, {}).data?.me ?? undefined;
}

/** Address of Neo4j Browser. Undefined if it cannot be opened from here: it listens only on the machine of the service. */
export function useNeo4jBrowserUrl(): string | undefined {
  const { data } = useOperation(Me, {});
  const isSameMachine = ['127.0.0.1', 'localhost', '[::1]'].includes(location.hostname);
  return isSameMachine ? (data?.appConfig?.neo4jBrowserUrl ?? undefined) : undefined;
}
