/** Personal access tokens. The catalog stores only their hash, and revoking takes effect at once. */
import { requireName } from '../../catalog/commands/command-input.js';
import type { StoredEntity } from '../../catalog/entities/types.js';
import type { Filter } from '../../catalog/search/filter.js';
import { CatalogError, invalidRequest } from '../../core/errors.js';
import { readUserUrn, type AuthDeps } from '../auth-deps.js';
import { requireNoFurtherRights } from '../authorization/principals/require-no-further-rights.js';
import { digest } from '../secret-texts.js';
import type { AccessTokenMetadata, NewToken, Tokens } from '../types.js';
import { ACCOUNT_ASPECTS, NO_ACCOUNT, isServiceAccount, creationTimeOf } from './accounts.js';
import type { TokenSigner } from './token-signer.js';

const MAKE_OWN = 'GENERATE_PERSONAL_ACCESS_TOKENS';
const MANAGE_ALL = 'MANAGE_ACCESS_TOKENS';
const MANAGE_SERVICES = 'MANAGE_SERVICE_ACCOUNTS';
/** Name of a token that was requested without one. */
const UNNAMED = 'unnamed token';

export function createTokens(deps: AuthDeps, signer: TokenSigner): Tokens {
  const { entities, search, writer, audit, model, decisions } = deps;
  const find = async (urn: string): Promise<AccessTokenMetadata | undefined> => {
    const [entity] = await entities.findEntities([urn], [TOKEN_INFO]);
    return toMetadata(entity);
  };
  const create: Tokens['create'] = async (given, by) => {
    const { actor } = by;
    const actorUrn = readUserUrn(model, given.actorUrn);
    requireName(given.name, '/input/name');
    await requireCreation(deps, { ...given, actorUrn }, actor);
    const [user] = await entities.findEntities([actorUrn], [...ACCOUNT_ASPECTS, 'subTypes']);
    if (given.type === 'SERVICE_ACCOUNT' && (user === undefined || !isServiceAccount(user)))
      throw noServiceAccount(actorUrn);
    await decisions.requirePlatformPrivilegesOf(actor, actorUrn);
    if (given.type === 'SERVICE_ACCOUNT') await requireNoFurtherRights(deps, actor, actorUrn);
    const { token, info } = await createToken(deps, signer, {
      ...given,
      actorUrn,
      ownerUrn: actor,
      account: user === undefined ? NO_ACCOUNT : creationTimeOf(user),
    });
    const urn = urnOfToken(token);
    await writer.write(
      [{ urn, aspectName: TOKEN_INFO, changeType: 'CREATE_ENTITY', value: JSON.stringify(info) }],
      by,
    );
    const metadata = { ...info, urn, id: urn.slice(urn.lastIndexOf(':') + 1) };
    audit.info({ event: 'token created', actor, user: actorUrn, token: metadata.id }, 'access');
    return { token, metadata };
  };
  return {
    create,
    createUnnamed: async (given, by) => {
      if (readUserUrn(model, given.actorUrn) !== by.actor) throw notForOthers(given.actorUrn);
      if (given.type !== 'PERSONAL')
        throw invalidRequest('/input/type', 'Only personal tokens have no name', 'PERSONAL');
      return create({ ...given, name: UNNAMED }, by);
    },
    list: async ({ filter, sort, page }, actor) => {
      const isOwn = namesOwner(filter, actor);
      await decisions.requirePlatform(
        actor,
        isOwn ? [MAKE_OWN, MANAGE_SERVICES, MANAGE_ALL] : [MANAGE_ALL],
        'list these access tokens; without MANAGE_ACCESS_TOKENS, filter by your own URN as `ownerUrn`',
      );
      const { hits, total } = await search.search({
        input: '*',
        entityTypes: [TOKEN_TYPE],
        page,
        sort,
        facets: [],
        matches: false,
        ...(filter && { filter }),
      });
      const urns = hits.map(({ urn }) => urn);
      const found = await entities.findEntities(urns, [TOKEN_INFO]);
      const tokens = found.map(toMetadata).filter((token) => token !== undefined);
      return { total, tokens };
    },
    revoke: async (id, by) => {
      const { actor } = by;
      const urn = model.parseUrn(urnOfId(id)).text;
      const found = await find(urn);
      if (found?.ownerUrn !== actor)
        await decisions.requirePlatform(actor, [MANAGE_ALL], 'revoke tokens that others created');
      if (found === undefined) return;
      const { actorUrn } = found;
      await writer.deleteEntity(urn, by);
      audit.info({ event: 'token revoked', actor, user: actorUrn, token: id }, 'access');
    },
    getMetadata: async (token, actor) => {
      const found = await find(urnOfToken(token));
      if (found === undefined) throw new CatalogError('NOT_FOUND', 'There is no such token');
      if (found.actorUrn !== actor && found.ownerUrn !== actor)
        await decisions.requirePlatform(actor, [MANAGE_ALL], 'see tokens of other users');
      return found;
    },
  };
}

async function requireCreation(
  { decisions }: AuthDeps,
  { type, actorUrn }: Pick<NewToken, 'type' | 'actorUrn'>,
  actor: string,
): Promise<void> {
  if (type === 'SERVICE_ACCOUNT')
    await decisions.requirePlatform(actor, [MANAGE_SERVICES], 'create tokens for service accounts');
  else if (actorUrn === actor)
    await decisions.requirePlatform(actor, [MAKE_OWN, MANAGE_ALL], 'create access tokens');
  else await decisions.requirePlatform(actor, [MANAGE_ALL], 'create tokens for other accounts');
}

function notForOthers(urn: string): CatalogError {
  return new CatalogError('FORBIDDEN', `You may not request a token for ${urn}, only for yourself`, {
    path: '/input/actorUrn',
    rule: 'the URN of the actor',
  });
}

function noServiceAccount(urn: string): CatalogError {
  return new CatalogError('FORBIDDEN', `${urn} is not a service account`, {
    path: '/actorUrn',
    rule: 'a user with the subtype SERVICE_ACCOUNT',
  });
}

async function createToken(
  { clock }: AuthDeps,
  signer: TokenSigner,
  {
    type,
    lifetimeMillis,
    name,
    description,
    actorUrn,
    ownerUrn,
    account,
  }: NewToken & { readonly ownerUrn: string; readonly account: number },
) {
  const createdAt = clock.now();
  const expiresAt = lifetimeMillis === undefined ? undefined : createdAt + lifetimeMillis;
  const token = await signer.sign({ user: actorUrn, account, type, expiresAt });
  const info = {
    name,
    actorUrn,
    ownerUrn,
    createdAt,
    ...(expiresAt !== undefined && { expiresAt }),
    ...(description !== undefined && { description }),
  };
  return { token, info };
}

/** Tells whether the filter admits only tokens that the actor created. Other criteria may stand beside it. */
function namesOwner(filter: Filter | undefined, actor: string): boolean {
  const branches = filter?.or ?? [];
  const isOwn = branches.map(({ and }) =>
    and.some(
      ({ field, values, condition, negated }) =>
        field === 'ownerUrn' &&
        condition === 'EQUAL' &&
        negated !== true &&
        values.length === 1 &&
        values[0] === actor,
    ),
  );
  return isOwn.length > 0 && !isOwn.includes(false);
}

/** The entity type of tokens. The id of an entity is the hash of its token. */
export const TOKEN_TYPE = 'dataHubAccessToken';
const TOKEN_INFO = 'dataHubAccessTokenInfo';
const PREFIX = `urn:li:${TOKEN_TYPE}:`;

export function urnOfToken(token: string): string {
  return urnOfId(digest(token));
}

export function urnOfId(id: string): string {
  return PREFIX + id;
}

/** @returns undefined for a token that does not exist (any more) */
export function toMetadata(entity: StoredEntity | undefined): AccessTokenMetadata | undefined {
  const text = entity?.aspects.get(TOKEN_INFO)?.text;
  if (entity === undefined || text === undefined) return undefined;
  const info = JSON.parse(text) as Omit<AccessTokenMetadata, 'urn' | 'id'>;
  return { ...info, urn: entity.urn, id: entity.urn.slice(PREFIX.length) };
}
