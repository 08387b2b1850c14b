/** What templates and modules of pages have in common: who may change them, and how they are stored. */
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { CommandContext } from '../commands/command-context.js';
import { newUrn } from '../commands/entity-commands.js';
import { readUrn, requireStored } from '../commands/require-entities.js';
import { stampOf, storeUnchanged } from '../commands/store.js';
import { payloadOf } from '../entities/stored-aspect.js';

/** `PERSONAL`: for its creator. `GLOBAL`: for everybody. */
export type PageScope = 'PERSONAL' | 'GLOBAL';

export interface PagePart {
  readonly entityType: string;
  readonly aspectName: string;
}

interface StoredPart {
  readonly visibility: { readonly scope: PageScope };
  readonly created: { readonly time: number; readonly actor: string };
}

export interface PartChange {
  /** Default: a new one with a random id. */
  readonly urn: string | null | undefined;
  readonly scope: PageScope;
  /** Returns the members besides scope and stamps. @param stored undefined for a new one */
  readonly membersOf: (stored: JsonObject | undefined) => Readonly<Record<string, unknown>>;
}

/**
 * Creates the template or module, or replaces it. The first creator and the time of creation stay.
 * @returns its URN. @throws INVALID_URN; FORBIDDEN for a personal one of another user, and without the privilege for one for everybody
 */
export async function storePagePart(
  context: CommandContext,
  { entityType, aspectName }: PagePart,
  { urn: text, scope, membersOf }: PartChange,
): Promise<string> {
  const urn = text ? readUrn(context, text, entityType) : newUrn(context, entityType, undefined);
  await storeUnchanged(context, async () => {
    const found = await context.services.entities.findAspects([{ urn, names: [aspectName] }]);
    const stored = payloadOf(found.get(urn), aspectName);
    requireOwnPart(context, urn, stored);
    const stamp = stampOf(context);
    const created = (stored as StoredPart | undefined)?.created ?? stamp;
    const value = { ...membersOf(stored), visibility: { scope }, created, lastModified: stamp };
    const ifVersion = found.get(urn)?.aspects.get(aspectName)?.version ?? 0;
    return [{ urn, aspectName, changeType: 'UPSERT', value: JSON.stringify(value), ifVersion }];
  });
  return urn;
}

/** @throws NOT_FOUND, INVALID_URN; FORBIDDEN for a personal one of another user */
export async function requireDeletable(
  context: CommandContext,
  { entityType, aspectName }: PagePart,
  text: string,
): Promise<string> {
  const urn = readUrn(context, text, entityType);
  const { value } = await requireStored(context, urn, aspectName);
  requireOwnPart(context, urn, value);
  return urn;
}

/** Not even administrators change what users made for themselves. The writer decides about what is for everybody. */
function requireOwnPart({ actor }: CommandContext, urn: string, stored: JsonObject | undefined): void {
  const part = stored as StoredPart | undefined;
  if (part?.visibility.scope !== 'PERSONAL' || part.created.actor === actor) return;
  throw new CatalogError('FORBIDDEN', `${urn} belongs to another user`, {
    ...{ urn, path: '/urn', rule: 'a personal module or template is changed by the user who created it' },
  });
}
