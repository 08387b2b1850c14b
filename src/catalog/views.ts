/** Saved views: filters that users apply to searches. Creates, changes, deletes and reads them. */
import { CatalogError } from '../core/errors.js';
import type { MetadataModel } from '../model/types.js';
import { memberOf, recordsAt } from '../core/json.js';
import { findEntityType } from '../model/search/entity-type-names.js';
import type { CommandContext } from './commands/command-context.js';
import { createEntity, newUrn, deleteEntity } from './commands/entity-commands.js';
import { omitNullish, requireName, type Optional } from './commands/command-input.js';
import { patchProposal, setMembers } from './commands/proposals.js';
import { readUrn, requireStored } from './commands/require-entities.js';
import { stampOf, storeInExisting } from './commands/store.js';
import type { Criterion, Filter, Condition } from './search/filter.js';
import { requireFilter, type FilterBranches } from './search/compile-filter.js';

export const VIEW_TYPE = 'dataHubView';
export const VIEW_INFO = 'dataHubViewInfo';

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

/** Not even administrators change the personal views of others; whether the actor may change a public one is left to the writer. */
async function requireOwnOrPublic(context: CommandContext, text: string): Promise<string> {
  const urn = readUrn(context, text, VIEW_TYPE);
  const { value } = await requireStored(context, urn, VIEW_INFO);
  const info = value as StoredView | undefined;
  if (info?.type !== 'PERSONAL' || info.created.actor === context.actor) return urn;
  throw new CatalogError('FORBIDDEN', `${urn} is a personal view of another user`, {
    ...{ urn, path: '/urn', rule: 'a personal view is changed by the user who created it' },
  });
}

interface StoredView {
  readonly type: 'PERSONAL' | 'GLOBAL';
  readonly created: { readonly actor: string };
}

// The filter of a view in the form of an editor: all criteria, or one of them.

interface EditorFilter {
  readonly operator: 'AND' | 'OR';
  readonly filters: readonly Criterion[];
}

/** Where a mutation names the criteria of a view. */
const PLACE = '/definition/filter/filters';

/**
 * Returns the filter in its stored form: one conjunction of all criteria (AND), or one conjunction for each criterion (OR).
 * @throws INVALID_FILTER for a criterion that no search could apply, with its place in the input; LIMIT_EXCEEDED
 */
function storedFilter({ operator, filters }: EditorFilter, model: MetadataModel): Filter {
  const or = operator === 'AND' ? [{ and: filters }] : filters.map((criterion) => ({ and: [criterion] }));
  requireFilter({ or }, model, (place) => {
    if (place === undefined) return PLACE;
    return `${PLACE}/${operator === 'AND' ? place.index : place.branch}${place.rest}`;
  });
  return { or };
}

// What a stored view selects.

export interface ViewSelection {
  /** Empty: all types. Undefined: none, because the model no longer has the types that the view names. */
  readonly entityTypes: readonly string[] | undefined;
  readonly branches: FilterBranches;
}

/** @param info payload of `dataHubViewInfo` */
export function selectionOfView(info: unknown, model: MetadataModel): ViewSelection {
  const definition = memberOf(info, 'definition');
  const named = listOf(definition, 'entityTypes').filter((name) => typeof name === 'string');
  const known = named.flatMap((name) => findEntityType(model, name) ?? []);
  return {
    entityTypes: named.length > 0 && known.length === 0 ? undefined : known,
    branches: branchesOf(memberOf(definition, 'filter')),
  };
}

/** Returns the alternatives of a stored filter. Old filters have a single list of criteria, all of which must hold. */
export function branchesOf(filter: unknown): FilterBranches {
  const branches = listOf(filter, 'or').map((branch) => criteriaOf(branch, 'and'));
  if (branches.length > 0) return branches;
  const criteria = criteriaOf(filter, 'criteria');
  return criteria.length === 0 ? [] : [criteria];
}

function criteriaOf(tree: unknown, member: string): Criterion[] {
  return recordsAt(tree, member).map(readCriterion);
}

/** Old criteria have a single value, and `IS_NULL` as the negation of `EXISTS`. */
function readCriterion(stored: object): Criterion {
  const { field, value, values = [], condition = 'EQUAL', negated = false } = stored as StoredCriterion;
  const isNull = condition === 'IS_NULL';
  return {
    field: field.replace(/\.keyword$/, ''),
    values: values.length === 0 && value ? [value] : values,
    condition: isNull ? 'EXISTS' : condition,
    negated: negated !== isNull,
  };
}

interface StoredCriterion {
  readonly field: string;
  readonly value?: string;
  readonly values?: readonly string[];
  readonly condition?: Condition | 'IS_NULL';
  readonly negated?: boolean;
}

function listOf(tree: unknown, name: string): readonly unknown[] {
  const list = memberOf(tree, name);
  return Array.isArray(list) ? list : [];
}
