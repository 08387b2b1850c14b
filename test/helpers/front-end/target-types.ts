/** The entity types to which a member of an aspect refers. */

/** For members without a relationship in the model, by name. */
const BY_NAME: Readonly<Record<string, string>> = {
  actor: 'corpuser',
  actorUrn: 'corpuser',
  activeIncidents: 'incident',
  admins: 'corpuser',
  allowedPlatforms: 'dataPlatform',
  allowedPreviousStages: 'lifecycleStageType',
  assertionUrn: 'assertion',
  clientId: 'dataHubSecret',
  clientSecret: 'dataHubSecret',
  defaultTemplate: 'dataHubPageTemplate',
  defaultView: 'dataHubView',
  destinationField: 'schemaField',
  domain: 'domain',
  downstreams: 'schemaField',
  flowUrn: 'dataFlow',
  form: 'form',
  groups: 'corpGroup',
  impersonator: 'corpuser',
  instance: 'dataPlatformInstance',
  lifecycleStage: 'lifecycleStageType',
  ownerUrn: 'corpuser',
  platform: 'dataPlatform',
  propertyUrn: 'structuredProperty',
  queries: 'query',
  query: 'query',
  repositoryUrn: 'repository',
  resolvedIncidents: 'incident',
  resourceOwnersTypes: 'ownershipType',
  role: 'dataHubRole',
  sourceFields: 'schemaField',
  topUsersLast30Days: 'corpuser',
  type: 'entityType',
  upstreams: 'schemaField',
  user: 'corpuser',
  users: 'corpuser',
  valueType: 'dataType',
};

/**
 * @param path steps from the root, as annotations of the model write them
 * @param declared types of the relationship that the model derives from the member
 * @returns at least one type; a dataset where anything is allowed
 */
export function targetTypes(path: string, declared: readonly string[]): readonly string[] {
  if (declared.length > 0) return declared;
  if (path.endsWith('Forms/*/urn')) return ['form'];
  const name = path.split('/').findLast((step) => step !== '*' && step !== '$key') ?? '';
  return [BY_NAME[name] ?? 'dataset'];
}
