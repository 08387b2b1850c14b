/** What the modules of `src/auth` depend on, and helpers that they share. */
import { CatalogError, hasCode } from '../core/errors.js';
import type { Clock } from '../core/clock.js';
import type { MetadataModel } from '../model/types.js';
import type { EntityReader } from '../catalog/entities/types.js';
import type { SearchReader } from '../catalog/search/types.js';
import type { Database } from '../neo4j/database.js';
import type { LoadStatement } from '../neo4j/statements.js';
import type { CatalogWriter } from '../catalog/writes/types.js';
import type { OidcOptions } from './authentication/oidc/options.js';
import type { Decisions } from './authorization/policies/types.js';
import type { SigningKeys } from './authentication/signing-key.js';
import type { AuditLog } from './types.js';

export interface AuthDeps {
  readonly model: MetadataModel;
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** Readers and writer without authorization. The APIs get authorized ones. */
  readonly entities: EntityReader;
  readonly search: SearchReader;
  readonly writer: CatalogWriter;
  readonly decisions: Decisions;
  readonly keys: SigningKeys;
  readonly audit: AuditLog;
  /** Minimum number of characters of a new password. Absent: `DEFAULT_MIN_LENGTH`. */
  readonly passwordMinLength?: number;
  /** Absent: users sign in with passwords only. */
  readonly oidc?: OidcOptions;
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

export function notFound(urn: string): CatalogError {
  return new CatalogError('NOT_FOUND', `There is no entity ${urn}`, { urn });
}
