/** What the modules of `src/auth` depend on, and helpers that they share. */
import type { EntityReader } from '../catalog/entities/types.js';
import type { SearchReader } from '../catalog/search/types.js';
import { unchangedProposal } from '../catalog/commands/proposals.js';
import type { CatalogWriter, Proposal } from '../catalog/writes/types.js';
import type { Clock } from '../core/clock.js';
import { CatalogError, hasCode } from '../core/errors.js';
import type { Requester } from '../core/request-facts.js';
import type { MetadataModel } from '../model/types.js';
import type { WriteDeps } from '../neo4j/database.js';
import type { OidcOptions } from './authentication/oidc/provider.js';
import type { SigningKeys } from './authentication/signing-key.js';
import type { Decisions } from './authorization/policies/types.js';
import type { AuditLog } from './types.js';

export interface AuthDeps extends WriteDeps {
  readonly model: MetadataModel;
  readonly clock: Clock;
  /** Readers and writer without authorization. The APIs get authorized ones. */
  readonly entities: EntityReader;
  readonly search: SearchReader;
  readonly writer: CatalogWriter;
  readonly decisions: Decisions;
  readonly keys: SigningKeys;
  readonly audit: AuditLog;
  /** Minimum number of characters of a new password. Absent: `DEFAULT_MIN_LENGTH`. */
  readonly passwordMinLength?: number | undefined;
  /** Absent: users sign in with passwords only. */
  readonly oidc?: OidcOptions | undefined;
}

/** Clients recognize this error by the word `Unauthorized`. */
export function unauthenticated(reason: string): CatalogError {
  return new CatalogError('UNAUTHENTICATED', `Unauthorized: ${reason}`);
}

/** The error for a token that this service did not issue. */
export function foreignToken(): CatalogError {
  const { code, message } = unauthenticated('this service did not issue the token');
  return new CatalogError(code, message, { token: 'foreign' });
}

export function isForeignToken(error: unknown): boolean {
  return hasCode(error, 'UNAUTHENTICATED') && error.details['token'] === 'foreign';
}

/** @returns the URN in its stored form. @throws INVALID_URN, also for another entity type */
export function readUserUrn(model: MetadataModel, text: string): string {
  return readTyped(model, text, 'corpuser');
}

/** @returns the URN in its stored form. @throws INVALID_URN, also for another entity type */
export function readTyped(model: MetadataModel, text: string, ...entityTypes: readonly string[]): string {
  const urn = model.parseUrn(text);
  if (entityTypes.includes(urn.entityType)) return urn.text;
  throw new CatalogError('INVALID_URN', `${text} is not of the type ${entityTypes.join(' or ')}`, {
    rule: `a URN of the entity type ${entityTypes.join(' or ')}`,
  });
}

/** Requires that the entity exists; a suspended or soft-deleted one does. One statement. @throws NOT_FOUND */
export async function requireStored({ entities }: Pick<AuthDeps, 'entities'>, urn: string): Promise<void> {
  const [found] = await entities.findEntities([urn], []);
  if (found === undefined) throw notFound(urn);
}

function notFound(urn: string): CatalogError {
  return new CatalogError('NOT_FOUND', `There is no entity ${urn}`, { urn });
}

// URNs of the built-in users and roles.

/** The first user, who may do everything. Also the actor of requests without credentials if authentication is off. */
export const ROOT_USER = 'urn:li:corpuser:datahub';

/** The service itself. It is the actor of writes that no user makes, e.g. signing up. */
export const SYSTEM_USER = 'urn:li:corpuser:__datahub_system';

export const ADMIN_ROLE = 'urn:li:dataHubRole:Admin';
export const EDITOR_ROLE = 'urn:li:dataHubRole:Editor';
export const READER_ROLE = 'urn:li:dataHubRole:Reader';

/**
 * Returns proposals that change nothing, but fail the whole write (PRECONDITION_FAILED) if one of the entities was deleted since, so that the
 * write cannot revive it. One statement.
 * @throws NOT_FOUND for the first missing entity
 */
export async function requireExisting(
  { entities, model }: AuthDeps,
  urns: readonly string[],
): Promise<Proposal[]> {
  const keys = urns.map((urn) => model.getEntity(model.parseUrn(urn).entityType).keyAspect);
  const found = await entities.findEntities(urns, [...new Set(keys)]);
  const missing = urns.find((_, index) => found[index] === undefined);
  if (missing !== undefined) throw notFound(missing);
  return urns.flatMap((urn, index): Proposal[] => {
    const aspectName = keys[index] ?? '';
    const key = found[index]?.aspects.get(aspectName);
    if (key === undefined) return [];
    return [unchangedProposal({ urn, aspectName }, key)];
  });
}

/** @throws NOT_FOUND, also if one of the entities is deleted in the meantime; then nothing is written */
export async function writeToExisting(
  deps: AuthDeps,
  proposals: readonly Proposal[],
  by: Requester,
): Promise<void> {
  const urns = [...new Set(proposals.map(({ urn }) => urn))];
  for (let attempt = 1; ; attempt += 1) {
    const conditions = await requireExisting(deps, urns);
    try {
      await deps.writer.write([...conditions, ...proposals], by);
      return;
    } catch (error) {
      // Reads again, to report which entity is missing.
      if (attempt > 1 || !hasCode(error, 'PRECONDITION_FAILED')) throw error;
    }
  }
}

/** @returns false if a precondition of the write failed */
export async function wasUnchanged(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (hasCode(error, 'PRECONDITION_FAILED')) return false;
    throw error;
  }
}
