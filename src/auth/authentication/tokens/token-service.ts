/** Personal access tokens. The catalog stores only their hash, and revoking takes effect at once. */
import { CatalogError } from '../../../core/errors.js';
import type { Criterion, Filter } from '../../../catalog/search/filter.js';
import { madeAt, requireUser } from '../accounts.js';
import { readUserUrn, type AuthDeps } from '../../auth-deps.js';
import type { AccessTokenMetadata, NewToken, Tokens } from '../../types.js';
import { TOKEN_INFO, TOKEN_TYPE, toMetadata, urnOfId, urnOfToken } from './token-info.js';
import type { TokenSigner } from './token-signer.js';

const MAKE_OWN = 'GENERATE_PERSONAL_ACCESS_TOKENS';
const MANAGE_ALL = 'MANAGE_ACCESS_TOKENS';

export function createTokens(deps: AuthDeps, signer: TokenSigner): Tokens {
  const { entities, search, writer, audit, model, decisions } = deps;
  const find = async (urn: string): Promise<AccessTokenMetadata | undefined> => {
    const [entity] = await entities.findEntities([urn], [TOKEN_INFO]);
    return toMetadata(entity);
  };
  const getOwn = async (urn: string, actor: string): Promise<AccessTokenMetadata> => {
    const found = await find(urn);
    if (found === undefined) throw new CatalogError('NOT_FOUND', 'There is no such token');
    if (found.actorUrn !== actor && found.ownerUrn !== actor)
      await decisions.requirePlatform(actor, [MANAGE_ALL], 'see or revoke tokens of other users');
    return found;
  };
  return {
    create: async (wanted, actor) => {
      const actorUrn = readUserUrn(model, wanted.actorUrn);
      checkName(wanted);
      const isOwn = actorUrn === actor && wanted.type === 'PERSONAL';
      if (isOwn) await decisions.requirePlatform(actor, [MAKE_OWN, MANAGE_ALL], 'create access tokens');
      else await decisions.requirePlatform(actor, [MANAGE_ALL], 'create tokens for other accounts');
      const user = await requireUser(entities, actorUrn);
      await decisions.requireNoLess(actor, actorUrn);
      const { token, info } = await make(deps, signer, {
        ...wanted,
        actorUrn,
        ownerUrn: actor,
        account: madeAt(user),
      });
      const urn = urnOfToken(token);
      await writer.write(
        [{ urn, aspectName: TOKEN_INFO, changeType: 'CREATE_ENTITY', value: JSON.stringify(info) }],
        { actor },
      );
      const metadata = { ...info, urn, id: urn.slice(urn.lastIndexOf(':') + 1) };
      audit.info({ event: 'token created', actor, user: actorUrn, token: metadata.id }, 'access');
      return { token, metadata };
    },
    list: async ({ filter, sort, page }, actor) => {
      const isManager = (await decisions.platformPrivileges(actor)).has(MANAGE_ALL);
      const narrowed = isManager ? filter : ownOnly(filter, actor);
      const { hits, total } = await search.search({
        input: '*',
        entityTypes: [TOKEN_TYPE],
        page,
        sort,
        facets: [],
        matches: false,
        ...(narrowed && { filter: narrowed }),
      });
      const urns = hits.map(({ urn }) => urn);
      const found = await entities.findEntities(urns, [TOKEN_INFO]);
      const tokens = found.map(toMetadata).filter((token) => token !== undefined);
      return { total, tokens };
    },
    revoke: async (id, actor) => {
      const { urn, actorUrn } = await getOwn(model.parseUrn(urnOfId(id)).text, actor);
      await writer.deleteEntity(urn, { actor });
      audit.info({ event: 'token revoked', actor, user: actorUrn, token: id }, 'access');
    },
    getMetadata: (token, actor) => getOwn(urnOfToken(token), actor),
  };
}

async function make(
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

function checkName({ name }: NewToken): void {
  if (name.trim() !== '') return;
  throw new CatalogError('INVALID_REQUEST', 'name: a token needs a name', {
    path: '/name',
    rule: 'not blank',
  });
}

/** Tokens that the actor created, and tokens that others created for the actor. */
function ownOnly(filter: Filter | undefined, actor: string): Filter {
  const branches = filter === undefined || filter.or.length === 0 ? [{ and: [] }] : filter.or;
  const own = (field: string): Criterion => ({ field, values: [actor], condition: 'EQUAL', negated: false });
  return {
    or: branches.flatMap(({ and }) =>
      ['ownerUrn', 'actorUrn'].map((field) => ({ and: [...and, own(field)] })),
    ),
  };
}
