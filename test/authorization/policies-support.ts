/** Sends and reads policies as clients do. */
import { unique, type TestCatalog } from '../helpers/catalog.js';

export const ACTORS = { allUsers: false, allGroups: false, resourceOwners: false };

/** Returns a metadata policy on all entities without actors or privileges; `parts` override this. */
function policyInput(parts: { readonly type?: string } & object = {}): object {
  return {
    ...((parts.type ?? 'METADATA') === 'METADATA' && { resources: { allResources: true } }),
    type: 'METADATA',
    name: unique('policy'),
    state: 'ACTIVE',
    description: 'of a test',
    privileges: ['EDIT_ENTITY_TAGS'],
    actors: { ...ACTORS, users: [] },
    ...parts,
  };
}

export const POLICY_FIELDS = `
  name state description privileges editable
  resources { type resources allResources filter { criteria { field condition values { value entity { urn type } } } }
    privilegeConstraints { criteria { field values { value } condition } } }
  actors { users groups roles resourceOwners resourceOwnersTypes allUsers allGroups
    resolvedUsers { urn username } resolvedGroups { urn name } resolvedRoles { urn name }
    resolvedOwnershipTypes { urn info { name } } }`;

/** Returns resources with the given criteria. */
export const filter = (...criteria: object[]) => ({ filter: { criteria } });
export const equals = (field: string, ...values: string[]) => ({ field, values, condition: 'EQUALS' });

/** Returns the audit log of a policy: operations and actors. */
export function auditOf({ log }: TestCatalog, policy: string): string[] {
  return log
    .filter(({ message, fields }) => message === 'access' && fields['policy'] === policy)
    .map(({ fields }) => `${String(fields['event'])} by ${String(fields['actor'])}`);
}

export type Headers = Record<string, string>;

/** Returns the policy operations of one actor at one service. */
export function policyTools(catalog: () => TestCatalog, headers: () => Headers) {
  const send = (query: string, variables: object) => catalog().graphql(query, variables, headers());
  const done = async (query: string, variables: object): Promise<any> => {
    const { data, errors } = await send(query, variables);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
  const CREATE = 'mutation ($input: PolicyUpdateInput!) { createPolicy(input: $input) }';
  const UPDATE =
    'mutation ($urn: String!, $input: PolicyUpdateInput!) { updatePolicy(urn: $urn, input: $input) }';
  const DELETE = 'mutation ($urn: String!) { deletePolicy(urn: $urn) }';
  const LIST = `query ($input: ListPoliciesInput!) { listPolicies(input: $input) {
    start count total policies { urn type ${POLICY_FIELDS} } } }`;
  const GRANTED =
    'query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges } }';
  return {
    tryCreate: (parts: object = {}) => send(CREATE, { input: policyInput(parts) }),
    tryUpdate: (urn: string, parts: object = {}) => send(UPDATE, { urn, input: policyInput(parts) }),
    tryDelete: (urn: string) => send(DELETE, { urn }),
    tryList: (input: object) => send(LIST, { input }),
    tryGranted: (actorUrn: string, resourceSpec?: object) =>
      send(GRANTED, { input: { actorUrn, ...(resourceSpec && { resourceSpec }) } }),
    create: async (parts: object = {}): Promise<string> =>
      (await done(CREATE, { input: policyInput(parts) })).createPolicy,
    update: async (urn: string, parts: object = {}): Promise<string> =>
      (await done(UPDATE, { urn, input: policyInput(parts) })).updatePolicy,
    remove: async (urn: string): Promise<string> => (await done(DELETE, { urn })).deletePolicy,
    list: async (input: object): Promise<any> => (await done(LIST, { input })).listPolicies,
    granted: async (actorUrn: string, resourceSpec?: object): Promise<string[]> =>
      (await done(GRANTED, { input: { actorUrn, ...(resourceSpec && { resourceSpec }) } }))
        .getGrantedPrivileges.privileges,
    /** Returns the policy as an entity, or null if it does not exist. */
    entity: async (urn: string): Promise<any> =>
      (
        await done(
          `query ($urn: String!) { entity(urn: $urn) { urn type ... on DataHubPolicy { policyType ${POLICY_FIELDS} } } }`,
          { urn },
        )
      ).entity,
  };
}

/** Returns code, path and message of an answer, and fails if it is no refusal. */
export function refusal({ data, errors }: any): { code: string; path?: string; message: string } {
  if (errors === undefined) throw new Error(`was not refused: ${JSON.stringify(data)}`);
  const [{ message, extensions }] = errors;
  return {
    code: extensions.reason,
    message,
    ...(extensions.path !== undefined && { path: extensions.path }),
  };
}
