/** System users: the built-in user, and those whom a system user marks as such or as support. */
import type { EntityReader, StoredEntity } from '../../../catalog/entities/types.js';
import { CatalogError } from '../../../core/errors.js';
import { isJsonObject } from '../../../core/json.js';
import { ROOT_USER } from '../../auth-deps.js';
import { stepsOf } from '../policies/changes.js';
import type { IndexedChange } from '../policies/types.js';

const USER = 'corpuser';
const USER_KEY = 'corpUserKey';
const USER_INFO = 'corpUserInfo';
const FLAGS = ['system', 'isSupportUser'] as const;

type UserChange = Pick<IndexedChange, 'urn' | 'entityType' | 'aspectName' | 'changeType' | 'value' | 'index'>;

/**
 * System users cannot be deleted, and only system users may mark others. Keeping or clearing a mark is allowed. One statement if a change
 * deletes a user or sets a mark, otherwise none.
 * @throws INVALID_REQUEST for a deletion, FORBIDDEN for a mark
 */
export async function checkSystemUsers(
  entities: EntityReader,
  changes: readonly UserChange[],
  actor: string,
): Promise<void> {
  const deleted = changes.filter(isDeletion);
  const marked = changes.filter((change) => flagsSetBy(change).length > 0);
  if (deleted.length + marked.length === 0) return;
  const urns = [...new Set([actor, ...[...deleted, ...marked].map(({ urn }) => urn)])];
  const found = await entities.findEntities(urns, [USER_INFO]);
  const users = new Map(urns.map((urn, at) => [urn, found[at]]));
  const system = deleted.find(({ urn }) => hasFlag(users.get(urn), 'system'));
  if (system !== undefined) throw cannotDelete(system);
  if (actor === ROOT_USER || hasFlag(users.get(actor), 'system')) return;
  for (const change of marked) {
    const flag = flagsSetBy(change).find((name) => !hasFlag(users.get(change.urn), name));
    if (flag !== undefined) throw cannotMark(change, flag);
  }
}

/** @throws INVALID_REQUEST for a system user. One statement */
export function requireDeletable(entities: EntityReader, user: string, actor: string): Promise<void> {
  const deletion = { entityType: USER, aspectName: USER_KEY, changeType: 'DELETE', index: 0 } as const;
  return checkSystemUsers(entities, [{ urn: user, ...deletion }], actor);
}

/**
 * Requires a user whom a system user has marked as `system`, e.g. the user of an executor. The first user does not suffice, although marked:
 * people sign in with it. One statement.
 * @param action completes "you may not …"
 * @throws FORBIDDEN
 */
export async function requireSystemUser(
  entities: EntityReader,
  actor: string,
  action: string,
): Promise<void> {
  const [user] = actor === ROOT_USER ? [] : await entities.findEntities([actor], [USER_INFO]);
  if (hasFlag(user, 'system')) return;
  const message = `You may not ${action}: only system users may, e.g. the user of an executor, and not the first user`;
  throw new CatalogError('FORBIDDEN', message, { rule: 'a user marked as system' });
}

function isDeletion({ entityType, aspectName, changeType }: UserChange): boolean {
  return entityType === USER && changeType === 'DELETE' && aspectName === USER_KEY;
}

/** Returns the marks that the change sets, or may set. */
function flagsSetBy(change: UserChange): (typeof FLAGS)[number][] {
  if (change.entityType !== USER || change.aspectName !== USER_INFO || change.changeType === 'DELETE')
    return [];
  const trees =
    change.changeType === 'PATCH'
      ? (stepsOf(change) ?? []).map(({ path, value }) => nested(path, value))
      : [change.value];
  return FLAGS.filter((flag) => trees.some((tree) => sets(tree, flag)));
}

/** Puts the value at the path. A step without value removes. */
function nested(path: readonly string[], value: unknown): unknown {
  return path.reduceRight((tree, part) => ({ [part]: tree }), value);
}

/** Searches below wrappers too, because the model unwraps values later. Custom properties have any names. */
function sets(tree: unknown, flag: string): boolean {
  if (!isJsonObject(tree)) return false;
  return Object.entries(tree).some(([name, value]) => {
    if (name === 'customProperties') return false;
    return name === flag ? (value ?? false) !== false : sets(value, flag);
  });
}

function hasFlag(user: StoredEntity | undefined, flag: (typeof FLAGS)[number]): boolean {
  const text = user?.aspects.get(USER_INFO)?.text;
  const info: unknown = text === undefined ? undefined : JSON.parse(text);
  return isJsonObject(info) && info[flag] === true;
}

function cannotDelete({ urn, index }: UserChange): CatalogError {
  return new CatalogError('INVALID_REQUEST', `${urn} is a system user and cannot be deleted`, {
    ...{ urn, index, rule: 'a user that is not a system user' },
  });
}

function cannotMark({ urn, index }: UserChange, flag: string): CatalogError {
  return new CatalogError('FORBIDDEN', `${flag}: only system users may set this mark`, {
    ...{ urn, index, path: `/${flag}`, rule: 'set by a system user' },
  });
}
