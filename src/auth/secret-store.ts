/**
 * Secrets that ingestion recipes refer to, e.g. a database password. They are stored encrypted. Administrators of secrets can replace
 * values, but only executors of ingestion read them.
 */
import type { StoredEntity } from '../catalog/entities/types.js';
import type { ChangeType } from '../catalog/writes/types.js';
import { CatalogError, hasCode, invalidRequest } from '../core/errors.js';
import { MAX_BATCH_SIZE } from '../core/limits.js';
import type { Requester } from '../core/request-facts.js';
import type { AuthDeps } from './auth-deps.js';
import { requireSystemUser } from './authorization/principals/system-users.js';
import { decrypt, encrypt, isEncrypted } from './secret-texts.js';
import type { NewSecret, SecretMetadata, Secrets } from './types.js';

const TYPE = 'dataHubSecret';
const ASPECT = 'dataHubSecretValue';
const PREFIX = `urn:li:${TYPE}:`;
const MAX_NAME_LENGTH = 200;

interface StoredSecret {
  readonly name: string;
  readonly value: string;
  readonly description?: string;
}

export function createSecrets(deps: AuthDeps): Secrets {
  const { search, writer, audit, model } = deps;
  const requireManager = (actor: string, action: string): Promise<void> =>
    deps.decisions.requirePlatform(actor, ['MANAGE_SECRETS'], action);
  const readUrn = (text: string): string => {
    const urn = model.parseUrn(text);
    if (urn.entityType === TYPE) return urn.text;
    throw new CatalogError('INVALID_URN', `${text} is not of the type ${TYPE}`, { rule: `URN of a ${TYPE}` });
  };
  const store = async (urn: string, secret: NewSecret, given: { by: Requester; how: ChangeType }) => {
    const { name, value, description } = secret;
    checkName(name);
    const kept = { name, value: encrypt(value, keyOf(deps), urn), ...(description && { description }) };
    const proposal = { urn, aspectName: ASPECT, changeType: given.how, value: JSON.stringify(kept) };
    await writer.write([proposal], given.by);
  };
  return {
    create: async (secret, by) => {
      const { actor } = by;
      await requireManager(actor, 'keep secrets');
      checkName(secret.name);
      const urn = readUrn(PREFIX + encodeURIComponent(secret.name));
      try {
        await store(urn, secret, { by, how: 'CREATE' });
      } catch (error) {
        if (!hasCode(error, 'PRECONDITION_FAILED')) throw error;
        throw new CatalogError('CONFLICT', `The secret ${secret.name} already exists`, {
          rule: 'a new name',
        });
      }
      audit.info({ event: 'secret created', actor, secret: urn }, 'access');
      return urn;
    },
    update: async (text, secret, by) => {
      const { actor } = by;
      await requireManager(actor, 'change secrets');
      const urn = readUrn(text);
      const [known] = await findSecrets(deps, [urn]);
      if (known === undefined) throw notFound(urn);
      if (known.name !== secret.name)
        throw invalidRequest(
          '/name',
          `name: the secret is called ${known.name}`,
          'names of secrets cannot change, because recipes use them',
        );
      await store(urn, secret, { by, how: 'UPSERT' });
      audit.info({ event: 'secret changed', actor, secret: urn }, 'access');
    },
    remove: async (text, by) => {
      const { actor } = by;
      await requireManager(actor, 'delete secrets');
      const urn = readUrn(text);
      const { rows } = await writer.deleteEntity(urn, by);
      if (rows === 0) throw notFound(urn);
      audit.info({ event: 'secret deleted', actor, secret: urn }, 'access');
    },
    list: async ({ text, page }, actor) => {
      await requireManager(actor, 'list secrets');
      const query = { input: text, entityTypes: [TYPE], page, sort: [], facets: [], matches: false };
      const { hits, total } = await search.search(query);
      const urns = hits.map(({ urn }) => urn);
      const found = await findSecrets(deps, urns);
      return { total, secrets: urns.flatMap((urn, at) => metadataOf(urn, found[at])) };
    },
    reveal: async (names, actor) => {
      await requireSystemUser(deps.entities, actor, 'read the values of secrets');
      if (names.length > MAX_BATCH_SIZE)
        throw new CatalogError('LIMIT_EXCEEDED', `At most ${MAX_BATCH_SIZE} secrets at once`, {
          rule: `at most ${MAX_BATCH_SIZE}`,
        });
      const { urns, secrets } = await readSecrets(deps, names);
      audit.info({ event: 'secrets read', actor, secrets: urns }, 'access');
      return secrets;
    },
  };
}

/**
 * Reads the values of secrets by name. The caller checks that this is permitted, and writes the audit log.
 * @returns the values of the secrets that exist, and the URNs of all that were asked for
 * @throws CONFLICT for a secret that was encrypted with another key
 */
export async function readSecrets(
  deps: AuthDeps,
  names: readonly string[],
): Promise<{ urns: readonly string[]; secrets: readonly { name: string; value: string }[] }> {
  const possible = [...new Set(names)].filter(isUnicode);
  const urns = possible.map((name) => deps.model.parseUrn(PREFIX + encodeURIComponent(name)).text);
  const found = await findSecrets(deps, urns);
  return { urns, secrets: urns.flatMap((urn, at) => open(urn, found[at], deps)) };
}

async function findSecrets(
  { entities }: AuthDeps,
  urns: readonly string[],
): Promise<(StoredSecret | undefined)[]> {
  return (await entities.findEntities(urns, [ASPECT])).map(secretOf);
}

/** Without a stored key, secrets could not be decrypted after a restart. */
function keyOf({ keys }: AuthDeps): Uint8Array {
  if (keys.secrets !== undefined) return keys.secrets;
  throw new CatalogError(
    'UNAVAILABLE',
    'Secrets require a persistent key: set TRELLIS_TOKEN_KEY, or let the service write to its data folder',
  );
}

function open(urn: string, secret: StoredSecret | undefined, deps: AuthDeps) {
  if (secret === undefined) return [];
  // A value that was ingested as metadata is not encrypted.
  if (!isEncrypted(secret.value)) return [{ name: secret.name, value: secret.value }];
  const value = decrypt(secret.value, keyOf(deps), urn);
  if (value !== undefined) return [{ name: secret.name, value }];
  throw new CatalogError(
    'CONFLICT',
    `The secret ${secret.name} was encrypted with another key: restart with that TRELLIS_TOKEN_KEY, or set the secret again`,
    { urn },
  );
}

function checkName(name: string): void {
  if (!isUnicode(name)) {
    const message = 'name: a half of a surrogate pair is not a character';
    throw invalidRequest('/name', message, 'Unicode characters');
  }
  if (name.trim() !== '' && name.length <= MAX_NAME_LENGTH) return;
  throw invalidRequest(
    '/name',
    `name: expected 1 to ${MAX_NAME_LENGTH} characters`,
    `length: 1 to ${MAX_NAME_LENGTH}`,
  );
}

/** A lone surrogate cannot be encoded, in a URN or anywhere else. */
function isUnicode(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

function secretOf(entity: StoredEntity | undefined): StoredSecret | undefined {
  const text = entity?.aspects.get(ASPECT)?.text;
  return text === undefined ? undefined : (JSON.parse(text) as StoredSecret);
}

function metadataOf(urn: string, secret: StoredSecret | undefined): SecretMetadata[] {
  if (secret === undefined) return [];
  const { name, description } = secret;
  return [{ urn, name, ...(description !== undefined && { description }) }];
}

function notFound(urn: string): CatalogError {
  return new CatalogError('NOT_FOUND', `There is no secret ${urn}`, { urn });
}
