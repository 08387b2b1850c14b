/** A catalog whose policies restrict what readers see. */
import { unique, type Answer, type TestCatalog } from '../helpers/catalog.js';
import {
  addPerson,
  ask,
  KEY,
  ROOT_PASSWORD,
  rootCookie,
  rootPerson,
  startSecured,
  type Person,
} from '../helpers/secured-catalog.js';
import type { ServiceOptions } from '../../src/service-options.js';

export interface PolicyFilter {
  readonly field: string;
  readonly values: readonly string[];
  readonly condition?: 'EQUALS' | 'STARTS_WITH' | 'NOT_EQUALS';
}

/** Sends requests on behalf of one user. */
export interface Reader {
  readonly person: Person;
  get(path: string): Promise<Answer>;
  head(path: string): Promise<Answer>;
  /** @param more additional headers */
  post(path: string, body: unknown, more?: Record<string, string>): Promise<Answer>;
  graphql(query: string, variables?: object): Promise<any>;
  /** Returns `data`, and fails if the answer has errors. */
  query(query: string, variables?: object): Promise<any>;
}

export interface Viewing {
  readonly catalog: TestCatalog;
  /** The first user, who sees everything. */
  readonly root: Reader;
}

/** Starts the catalog and stops it after the tests. Call it with `await` at the top level of a test file. */
export async function openViewing(options: Partial<ServiceOptions> = {}): Promise<Viewing> {
  const access = { auth: true, loopback: true, tokenKey: KEY, adminPassword: ROOT_PASSWORD };
  const catalog = await startSecured({ access: { ...access, viewAuthorization: true }, ...options });
  afterAll(() => catalog.stop());
  await closeCatalog(catalog);
  return { catalog, root: readerFor(catalog, await rootPerson(catalog)) };
}

/** Deactivates the policies that let everyone see everything, as the documentation describes. They stay inactive for the whole test run. */
async function closeCatalog(catalog: TestCatalog): Promise<void> {
  const headers = { cookie: await rootCookie(catalog) };
  for (const [id, privilege] of [
    ['view-entity-page-all', 'VIEW_ENTITY_PAGE'],
    ['view-dataset-sensitive', 'VIEW_DATASET_USAGE'],
  ] as const) {
    const input = {
      ...{ name: id, description: '', type: 'METADATA', state: 'INACTIVE', privileges: [privilege] },
      actors: { allUsers: true, allGroups: false, resourceOwners: false },
    };
    const { errors } = await catalog.graphql(
      'mutation ($urn: String!, $input: PolicyUpdateInput!) { updatePolicy(urn: $urn, input: $input) }',
      { urn: `urn:li:dataHubPolicy:${id}`, input },
      headers,
    );
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
  }
}

export function readerFor(catalog: TestCatalog, person: Person): Reader {
  const headers = { cookie: person.cookie };
  const graphql: Reader['graphql'] = (query, variables) => catalog.graphql(query, variables, headers);
  return {
    person,
    get: (path) => ask(catalog, path, headers),
    head: (path) => ask(catalog, path, headers, { method: 'HEAD' }),
    post: (path, body, more) => catalog.post(path, body, { ...headers, ...more }),
    graphql,
    query: async (query, variables) => {
      const { data, errors } = await graphql(query, variables);
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}

/** Creates a user who sees the entities that match all criteria of one of the policies. */
export async function inviteReader(
  catalog: TestCatalog,
  ...policies: readonly (readonly PolicyFilter[])[]
): Promise<Reader> {
  const person = await addPerson(catalog);
  for (const criteria of policies) await grantView(catalog, { users: [person.urn] }, criteria);
  return readerFor(catalog, person);
}

/** @returns the policy's URN */
export async function grantView(
  catalog: TestCatalog,
  actors: { users?: readonly string[]; resourceOwners?: boolean },
  criteria: readonly PolicyFilter[],
): Promise<string> {
  const input = {
    ...{ name: unique('policy'), description: '', type: 'METADATA', state: 'ACTIVE' },
    privileges: ['VIEW_ENTITY_PAGE', 'VIEW_DATASET_PROFILE'],
    actors: { users: [], groups: [], allUsers: false, allGroups: false, resourceOwners: false, ...actors },
    resources: {
      filter: { criteria: criteria.map(({ condition = 'EQUALS', ...rest }) => ({ ...rest, condition })) },
    },
  };
  const { data, errors } = await catalog.graphql(
    'mutation ($input: PolicyUpdateInput!) { createPolicy(input: $input) }',
    { input },
    { cookie: await rootCookie(catalog) },
  );
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.createPolicy;
}
