/** Creates, lists and deletes service accounts: the accounts of programs, which use tokens and cannot sign in. */
import { newId } from '../../../core/ids.js';
import { readTyped, readUserUrn, type AuthDeps } from '../../auth-deps.js';
import type { Sessions } from '../../authentication/sessions.js';
import { setDefaultView } from './default-view.js';
import { permissionsOverPrivileged } from './principal-rules.js';
import { refuseOwnAccount } from './principals.js';
import { createRemover } from './remover.js';
import {
  findServiceAccounts,
  IS_SERVICE_ACCOUNT,
  NAME_PREFIX,
  newServiceAccount,
  requireServiceAccount,
  toServiceAccount,
} from './service-account-record.js';
import { checkSystemUsers } from './system-users.js';
import type { PrincipalQuery, ServiceAccount, ServiceAccounts } from './types.js';

const MANAGE = 'MANAGE_SERVICE_ACCOUNTS';

export function createServiceAccounts(deps: AuthDeps, sessions: Pick<Sessions, 'closeAll'>): ServiceAccounts {
  const { decisions, entities, writer, audit, model } = deps;
  const remove = createRemover(deps, sessions);
  const requireManager = (actor: string): Promise<void> =>
    decisions.requirePlatform(actor, [MANAGE], 'manage service accounts');
  return {
    create: async (given, by) => {
      const { actor } = by;
      await requireManager(actor);
      const { urn, proposals } = newServiceAccount(NAME_PREFIX + newId(), given);
      await writer.write(proposals, by);
      audit.info({ event: 'service account created', actor, user: urn }, 'access');
      return toServiceAccount(await requireServiceAccount(entities, urn));
    },
    remove: async (text, by) => {
      const { actor } = by;
      await requireManager(actor);
      const urn = readUserUrn(model, text);
      await requireServiceAccount(entities, urn);
      refuseOwnAccount(urn, actor);
      await decisions.require(actor, await permissionsOverPrivileged(decisions, [{ urn }]));
      const deletion = {
        urn,
        entityType: 'corpuser',
        aspectName: 'corpUserKey',
        changeType: 'DELETE',
      } as const;
      await checkSystemUsers(entities, [{ ...deletion, index: 0 }], actor);
      await remove(urn, by);
      audit.info({ event: 'service account deleted', actor, user: urn }, 'access');
    },
    setDefaultView: async ({ urn: text, defaultView }, by) => {
      await requireManager(by.actor);
      const urn = readUserUrn(model, text);
      const view = defaultView && readTyped(model, defaultView, 'dataHubView');
      await setDefaultView(deps, { urn, view, by });
    },
    get: async (text, actor) => {
      await requireManager(actor);
      return toServiceAccount(await requireServiceAccount(entities, readUserUrn(model, text)));
    },
    list: async (query, actor) => {
      await requireManager(actor);
      return list(deps, query);
    },
  };
}

/** Two statements for a page. */
async function list(
  { search, entities }: AuthDeps,
  { text, page }: PrincipalQuery,
): Promise<{ total: number; accounts: readonly ServiceAccount[] }> {
  const { hits, total } = await search.search({
    ...{ input: text, entityTypes: ['corpuser'], page, sort: [], facets: [], matches: false },
    filter: { or: [{ and: [IS_SERVICE_ACCOUNT] }] },
  });
  const urns = hits.map(({ urn }) => urn);
  const found = await findServiceAccounts(entities, urns);
  const accounts = urns.map((urn) => found.get(urn)).filter((account) => account !== undefined);
  return { total, accounts: accounts.map(toServiceAccount) };
}
