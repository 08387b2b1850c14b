/** Creates users with privileges and sends requests on their behalf. */
import {
  proposal,
  unique,
  type Answer,
  type ProposalParts,
  type TestCatalog,
  type LogLine,
} from '../helpers/catalog.js';
import { makeToken, rootCookie } from '../helpers/secured-catalog.js';

export interface Somebody {
  readonly urn: string;
  readonly headers: { readonly authorization: string };
  /** Sends one proposal. */
  write(urn: string, aspectName: string, value?: unknown, parts?: ProposalParts): Promise<Answer>;
  writeAll(proposals: readonly unknown[]): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  graphql(query: string, variables?: object): Promise<any>;
}

/** Sends a document with one field, which must succeed, and returns the value of the field. */
export async function done(by: Somebody, query: string, variables: object = {}): Promise<any> {
  const { data, errors } = await by.graphql(query, variables);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}

export interface PolicyParts {
  readonly type?: 'METADATA' | 'PLATFORM';
  readonly state?: string;
  readonly privileges: readonly string[];
  readonly actors: object;
  /** Resources in their stored form. */
  readonly resources?: object;
}

/** Each test file creates its own users, and policies only for them, because all files share one database. */
export function verbs(catalog: () => TestCatalog) {
  const act = (urn: string, headers: Somebody['headers']): Somebody => {
    const post = (path: string, body: unknown) => catalog().post(path, body, headers);
    return {
      urn,
      headers,
      post,
      write: (entity, aspectName, value, parts) =>
        post('/aspects?action=ingestProposal', { proposal: proposal(entity, aspectName, value, parts) }),
      writeAll: (proposals) => post('/aspects?action=ingestProposalBatch', { proposals }),
      graphql: (query, variables) => catalog().graphql(query, variables, headers),
    };
  };
  const root = async (): Promise<Somebody> => {
    const cookie = await rootCookie(catalog());
    return act(
      'urn:li:corpuser:datahub',
      (await makeToken(catalog(), { urn: 'urn:li:corpuser:datahub', cookie })).headers,
    );
  };
  const asRoot = memo(root);
  const store = async (...proposals: readonly unknown[]): Promise<void> => {
    const answer = await (await asRoot()).writeAll(proposals);
    if (answer.status !== 200) throw new Error(answer.text);
  };
  const grant = async ({ type = 'METADATA', state = 'ACTIVE', ...rest }: PolicyParts): Promise<string> => {
    const urn = `urn:li:dataHubPolicy:${unique('granted')}`;
    await store(policyProposal(urn, { type, state, ...rest }));
    return urn;
  };
  /**
   * Creates a user.
   * @param role assigned to the user
   */
  const somebody = async (role?: 'Admin' | 'Editor' | 'Reader'): Promise<Somebody> => {
    const urn = `urn:li:corpuser:${unique('somebody')}`;
    await store(
      proposal(urn, 'corpUserInfo', { active: true, displayName: 'S' }),
      ...(role === undefined
        ? []
        : [proposal(urn, 'roleMembership', { roles: [`urn:li:dataHubRole:${role}`] })]),
    );
    const cookie = await rootCookie(catalog());
    return act(urn, (await makeToken(catalog(), { urn, cookie })).headers);
  };
  return {
    asRoot,
    store,
    grant,
    somebody,
    /** Creates a user with exactly these privileges, on everything or on the given resources. */
    holder: async (privileges: readonly string[], parts: Partial<PolicyParts> = {}): Promise<Somebody> => {
      const person = await somebody();
      await grant({ privileges, actors: { users: [person.urn] }, ...parts });
      return person;
    },
    events: (): LogLine[] => catalog().log,
  };
}

export function policyProposal(urn: string, { resources, ...rest }: PolicyParts): object {
  const info = { displayName: urn, description: 'of a test', ...rest, ...(resources && { resources }) };
  return proposal(urn, 'dataHubPolicyInfo', info);
}

export const where = (
  ...criteria: readonly { field: string; values: readonly string[]; condition?: string }[]
) => ({
  filter: { criteria },
});

function memo<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
