/** The user of connectors: an editor with a token. */
import { toBatches } from '../ingest/batches.js';
import { sendTo } from '../ingest/load-catalog.js';
import { query } from '../rows/graphql.js';
import type { HttpClient } from '../service/http-client.js';

const USER = 'urn:li:corpuser:connector';

const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken } }`;

interface Created {
  readonly createAccessToken: { readonly accessToken: string };
}

/** Without sign-in, requests act as the first user, who may create users and tokens. @returns the token */
export async function createToken(http: HttpClient): Promise<string> {
  const user = {
    urn: USER,
    type: 'corpuser',
    aspects: {
      corpUserInfo: { active: true, displayName: 'Connector', email: 'connector@example.com' },
      roleMembership: { roles: ['urn:li:dataHubRole:Editor'] },
    },
  };
  for (const batch of toBatches([user], 1)) await sendTo(http)(batch);
  const input = { type: 'PERSONAL', actorUrn: USER, duration: 'ONE_WEEK', name: 'compare' };
  const { createAccessToken } = await query<Created>(http, CREATE_TOKEN, { input });
  return createAccessToken.accessToken;
}
