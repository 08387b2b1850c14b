/** What the parts of this folder are made of. */
import { CatalogError } from '../core/errors.js';
import type { Clock } from '../core/clock.js';
import type { MetadataModel } from '../model/types.js';
import type { EntityReader } from '../catalog/entities/types.js';
import type { SearchReader } from '../catalog/search/types.js';
import type { Database } from '../neo4j/database.js';
import type { LoadStatement } from '../neo4j/statements.js';
import type { CatalogWriter, Proposal } from '../catalog/writes/types.js';
import type { OidcOptions } from './authentication/oidc/options.js';
import type { Decisions } from './authorization/policies/types.js';
import type { SigningKeys } from './authentication/signing-key.js';
import type { AuditLog } from './types.js';

export interface AuthDeps {
  readonly model: MetadataModel;
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** These three see and write everything; front doors get others. */
  readonly entities: EntityReader;
  readonly search: SearchReader;
  readonly writer: CatalogWriter;
  readonly decisions: Decisions;
  readonly keys: SigningKeys;
  readonly audit: AuditLog;
  /** Absent: people sign in with passwords only. */
  readonly oidc?: OidcOptions;
}

/** `Unauthorized` is the word by which clients tell this error from others. */
export function unauthenticated(reason: string): CatalogError {
  return new CatalogError('UNAUTHENTICATED', `Unauthorized: ${reason}`);
}

/** @returns the URN as the catalog keeps it. @throws INVALID_URN, also for another type of entity */
export function readUserUrn(model: MetadataModel, text: string): string {
  return readTyped(model, text, 'corpuser');
}

/** @returns the URN as the catalog keeps it. @throws INVALID_URN, also for another type of entity */
export function readTyped(model: MetadataModel, text: string, ...entityTypes: readonly string[]): string {
  const urn = model.parseUrn(text);
  if (entityTypes.includes(urn.entityType)) return urn.text;
  throw new CatalogError('INVALID_URN', `${text} is no ${entityTypes.join(' and no ')}`, {
    rule: `a URN of the entity type ${entityTypes.join(' or ')}`,
  });
}

/** Dropped without an error where the aspect is there: others may make it at the same time. */
export function createIfAbsent(urn: string, aspectName: string, value: object): Proposal {
  return { urn, aspectName, changeType: 'CREATE', ifAbsent: true, value: JSON.stringify(value) };
}

/** Be it suspended or deleted softly. One statement. @throws NOT_FOUND */
export async function requireStored({ entities }: Pick<AuthDeps, 'entities'>, urn: string): Promise<void> {
  const [found] = await entities.findEntities([urn], []);
  if (found === undefined) throw notFound(urn);
}

export function notFound(urn: string): CatalogError {
  return new CatalogError('NOT_FOUND', `There is no entity ${urn}`, { urn });
}
