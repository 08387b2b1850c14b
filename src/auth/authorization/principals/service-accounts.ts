/**
 * Creates, lists and deletes service accounts: the accounts of programs, which use tokens and cannot sign in. The catalog stores them as users
 * with the subtype `SERVICE_ACCOUNT`.
 */
import { patchProposal, setStep } from '../../../catalog/commands/proposals.js';
import { payloadOf } from '../../../catalog/entities/stored-aspect.js';
import type { EntityReader, StoredEntity } from '../../../catalog/entities/types.js';
import { VIEW_INFO } from '../../../catalog/views.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { CatalogError, invalidRequest } from '../../../core/errors.js';
import { newId } from '../../../core/ids.js';
import type { Requester } from '../../../core/request-facts.js';
import { readTyped, readUserUrn, wasUnchanged, type AuthDeps } from '../../auth-deps.js';
import { isServiceAccount } from '../../authentication/accounts.js';
import type { Sessions } from '../../authentication/sessions.js';
import { permissionsOverPrivileged } from './principal-rules.js';
import { createRemover, refuseOwnAccount } from './principals.js';
import { requireDeletable } from './system-users.js';
import type { NewServiceAccount, PrincipalQuery, ServiceAccount, ServiceAccounts } from './types.js';

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
      await requireDeletable(entities, urn, actor);
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

/** Attempts to create settings that others create or delete at the same time. */
const ATTEMPTS = 5;

interface DefaultView {
  readonly urn: string;
  /** Null: the account has no default view. */
  readonly view: string | null | undefined;
  readonly by: Requester;
}

/**
 * Stores the default view of a service account and keeps all other settings.
 * @throws INVALID_REQUEST unless the user is a service account and the view is public; CONFLICT
 */
async function setDefaultView({ entities, writer }: AuthDeps, { urn, view, by }: DefaultView): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const account = await requireServiceAccount(entities, urn);
    if (view) await requirePublicView(entities, view);
    const proposal = proposeView(account, view);
    if (await wasUnchanged(writer.write([proposal], by))) return;
  }
  throw new CatalogError('CONFLICT', 'Concurrent requests keep changing the account; try again', {
    ...{ urn, rule: 'unchanged between reading and writing' },
  });
}

/** Settings require the part `appearance`, so the first setting of an account adds it. */
function proposeView(account: StoredEntity, view: string | null | undefined): Proposal {
  const { urn } = account;
  const target = { urn, aspectName: SETTINGS };
  const version = account.aspects.get(SETTINGS)?.version ?? 0;
  const steps = [setStep(['views', 'defaultView'], view)];
  if (version > 0) return { ...patchProposal(target, steps), ifVersion: version, ifEntityExists: true };
  const value = { appearance: { showSimplifiedHomepage: false }, views: view ? { defaultView: view } : {} };
  return {
    ...target,
    ...{ changeType: 'UPSERT', value: JSON.stringify(value), ifVersion: 0, ifEntityExists: true },
  };
}

async function requirePublicView(entities: EntityReader, view: string): Promise<void> {
  const [stored] = await entities.findEntities([view], [VIEW_INFO]);
  if (payloadOf(stored, VIEW_INFO)?.['type'] === 'GLOBAL') return;
  throw invalidRequest('/input/defaultView', `There is no public view ${view}`, 'an existing public view');
}

const USER = 'urn:li:corpuser:';
/** First part of the user name of an account that `createServiceAccount` makes. */
const NAME_PREFIX = 'service_';
const KEY = 'corpUserKey';
const INFO = 'corpUserInfo';
const SETTINGS = 'corpUserSettings';
const SUBTYPE = 'SERVICE_ACCOUNT';
const ASPECTS = [KEY, INFO, SETTINGS, 'subTypes'];

/** The criterion of a search that finds service accounts among users. */
export const IS_SERVICE_ACCOUNT = { field: 'typeNames', values: [SUBTYPE], condition: 'EQUAL' } as const;

/** Returns the service accounts among the users by URN, with their aspects. One statement. */
async function findServiceAccounts(
  entities: Pick<EntityReader, 'findEntities'>,
  urns: readonly string[],
): Promise<ReadonlyMap<string, StoredEntity>> {
  const found = await entities.findEntities(urns, ASPECTS);
  const accounts = found.filter((user) => user !== undefined).filter(isServiceAccount);
  return new Map(accounts.map((account) => [account.urn, account]));
}

/** @throws INVALID_REQUEST for a missing user, and for one that is not a service account */
async function requireServiceAccount(
  entities: Pick<EntityReader, 'findEntities'>,
  urn: string,
): Promise<StoredEntity> {
  const account = (await findServiceAccounts(entities, [urn])).get(urn);
  if (account !== undefined) return account;
  throw invalidRequest('/urn', `${urn} is not a service account`, `a user with the subtype ${SUBTYPE}`);
}

/** The description of a service account is the title of its user. A user that became a service account later has a name without the prefix. */
function toServiceAccount(stored: StoredEntity): ServiceAccount {
  const { urn, aspects } = stored;
  const id = urn.slice(USER.length);
  const { displayName, title } = (payloadOf(stored, INFO) ?? {}) as Record<string, string | undefined>;
  const { views } = (payloadOf(stored, SETTINGS) ?? {}) as { views?: { defaultView?: string } };
  const created = aspects.get(KEY)?.created;
  const times = [...aspects.values()].map((aspect) => aspect.created.time);
  return {
    ...{ urn, name: id.startsWith(NAME_PREFIX) ? id.slice(NAME_PREFIX.length) : id },
    ...(displayName !== undefined && { displayName }),
    ...(title !== undefined && { description: title }),
    ...(created && { createdBy: created.actor, createdAt: created.time }),
    ...(times.length > 0 && { updatedAt: Math.max(...times) }),
    ...(views?.defaultView !== undefined && { defaultView: views.defaultView }),
  };
}

/** @param id user name; also the display name if none is given */
function newServiceAccount(
  id: string,
  { displayName, description }: NewServiceAccount,
): { readonly urn: string; readonly proposals: readonly Proposal[] } {
  const info = {
    ...{ active: true, displayName: displayName ?? id },
    ...(description !== undefined && { title: description }),
  };
  const urn = USER + id;
  const subTypes = JSON.stringify({ typeNames: [SUBTYPE] });
  return {
    urn,
    proposals: [
      { urn, aspectName: INFO, changeType: 'CREATE_ENTITY', value: JSON.stringify(info) },
      { urn, aspectName: 'subTypes', changeType: 'UPSERT', value: subTypes },
    ],
  };
}
