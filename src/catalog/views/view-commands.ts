/** Creates, changes and deletes views. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/create-entity.js';
import { deleteEntity } from '../commands/delete-entity.js';
import { omitNullish } from '../commands/omit-nullish.js';
import { patchProposal, setMembers } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { payloadOf } from '../entities/payload-of.js';
import { storedFilter, type EditorFilter } from './view-filter.js';
import { VIEW_INFO, VIEW_TYPE } from './stored-view.js';

type Optional<Value> = Value | null | undefined;

export interface ViewDefinition {
  /** Names of the model, e.g. `dataset`. Empty: all types. */
  readonly entityTypes: readonly string[];
  readonly filter: EditorFilter;
}

export interface NewView {
  readonly type: 'PERSONAL' | 'GLOBAL';
  readonly name: string;
  readonly description?: Optional<string>;
  readonly definition: ViewDefinition;
}

/**
 * Creates a view with a random id. Every user may create personal views. A public one takes the privilege to manage public views.
 * @returns its URN. @throws INVALID_REQUEST for a blank name; INVALID_FILTER, LIMIT_EXCEEDED, FORBIDDEN
 */
export async function createView(
  context: CommandContext,
  { type, name, description, definition }: NewView,
): Promise<string> {
  requireName(name, '/input/name');
  const stamp = stampOf(context);
  const value = {
    ...omitNullish({ name, type, description }),
    definition: storedDefinition(context, definition),
    created: stamp,
    lastModified: stamp,
  };
  return createEntity(context, { urn: newUrn(context, VIEW_TYPE, undefined), aspectName: VIEW_INFO, value });
}

/** Omitted members stay unchanged. The type of a view cannot be changed. */
export interface ViewUpdate {
  readonly name?: Optional<string>;
  readonly description?: Optional<string>;
  readonly definition?: Optional<ViewDefinition>;
}

/**
 * Changes a view. Its creator may do this, and for a public view everybody with the privilege to manage public views.
 * @returns its URN. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a blank name; INVALID_FILTER, FORBIDDEN
 */
export async function updateView(
  context: CommandContext,
  text: string,
  { name, description, definition }: ViewUpdate,
): Promise<string> {
  requireName(name, '/input/name');
  const urn = await requireOwnOrPublic(context, text);
  const given = omitNullish({
    name,
    description,
    definition: definition ? storedDefinition(context, definition) : undefined,
    lastModified: stampOf(context),
  });
  await storeInExisting(context, [patchProposal({ urn, aspectName: VIEW_INFO }, setMembers(given))]);
  return urn;
}

/**
 * Deletes a view, by the same rule. If it is the default view of all users, there is none afterwards.
 * @throws NOT_FOUND, INVALID_URN, FORBIDDEN
 */
export async function deleteView(context: CommandContext, text: string): Promise<boolean> {
  return deleteEntity(context, await requireOwnOrPublic(context, text), VIEW_TYPE);
}

function storedDefinition({ services }: CommandContext, { entityTypes, filter }: ViewDefinition): object {
  return { entityTypes: [...new Set(entityTypes)], filter: storedFilter(filter, services.model) };
}

/** Not even administrators change the personal views of others; whether somebody may change a public one is left to the writer. */
async function requireOwnOrPublic(context: CommandContext, text: string): Promise<string> {
  const urn = readUrn(context, text, VIEW_TYPE);
  const found = await requireEntities(context, [{ urn, aspects: [VIEW_INFO] }]);
  const info = payloadOf(found.get(urn), VIEW_INFO) as StoredView | undefined;
  if (info?.type !== 'PERSONAL' || info.created.actor === context.actor) return urn;
  throw new CatalogError('FORBIDDEN', `${urn} is a personal view of another user`, {
    ...{ urn, path: '/urn', rule: 'a personal view is changed by the user who created it' },
  });
}

interface StoredView {
  readonly type: 'PERSONAL' | 'GLOBAL';
  readonly created: { readonly actor: string };
}
