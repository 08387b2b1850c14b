/** Permissions for what belongs to single users: their views, page templates and page modules, and the states of introductions. */
import { payloadOf } from '../../../catalog/entities/stored-aspect.js';
import type { EntityReader, StoredEntity } from '../../../catalog/entities/types.js';
import { isJsonObject } from '../../../core/json.js';
import { pathsOf } from './changes.js';
import type { Change, Privilege } from './types.js';

/** The visibility of an entity that is for everybody. */
export const FOR_EVERYBODY = 'GLOBAL';

interface PersonalRule {
  readonly aspectName: string;
  /**
   * Where the aspect states whether the entity is for everybody (`GLOBAL`) or for its creator (`PERSONAL`). The last member is a search
   * field.
   */
  readonly visibility: readonly ['type'] | readonly ['visibility', 'scope'];
  /** A creator may change and delete the entity also if it is for everybody. */
  readonly isKeptByCreator?: true;
}

const PERSONAL_RULES: Readonly<Record<string, PersonalRule>> = {
  dataHubView: { aspectName: 'dataHubViewInfo', visibility: ['type'], isKeptByCreator: true },
  dataHubPageModule: { aspectName: 'dataHubPageModuleProperties', visibility: ['visibility', 'scope'] },
  dataHubPageTemplate: { aspectName: 'dataHubPageTemplateProperties', visibility: ['visibility', 'scope'] },
};

/** The entity types whose entities belong to their creators. */
export const PERSONAL_TYPES: readonly string[] = Object.keys(PERSONAL_RULES);

/** The same types by the search field that holds their visibility. */
export const PERSONAL_TYPES_BY_FIELD: Readonly<Record<'type' | 'scope', readonly string[]>> = {
  type: typesWith('type'),
  scope: typesWith('scope'),
};

function typesWith(field: string): string[] {
  return PERSONAL_TYPES.filter((name) => PERSONAL_RULES[name]?.visibility.at(-1) === field);
}

/** The type of the states that interfaces keep for users, e.g. which introductions they have seen. */
export const STEP_STATE = 'dataHubStepState';
const STATE_PREFIX = `urn:li:${STEP_STATE}:`;
const USER_PREFIX = 'urn:li:corpuser:';
/** Ids of clients have fewer hyphens behind the user. */
const MAX_HYPHENS = 32;

/**
 * How a change of a personal entity is decided:
 * `OWN`: the actor may make it without a privilege;
 * `NEW`: so too, because the actor creates the entity. If another user has created it meanwhile, the decision no longer holds;
 * `OF_ANOTHER`: a privilege to manage the type does not suffice, because another user keeps the entity for themselves;
 * `ORDINARY`: as for every other entity.
 */
export type PersonalCase = 'OWN' | 'NEW' | 'OF_ANOTHER' | 'ORDINARY';

type TypedChange = Change & { readonly entityType: string };

/** Returns the case of each change, in their order. One statement if a change names a personal entity, otherwise none. */
export async function personalCases(
  entities: Pick<EntityReader, 'findEntities'>,
  changes: readonly TypedChange[],
  actor: string,
): Promise<PersonalCase[]> {
  const states = changes.filter(({ entityType }) => entityType === STEP_STATE);
  const users = states.flatMap(({ urn }) => otherUsersIn(idOf(urn), actor));
  const named = [...new Set([...changes.filter(isPersonal).map(({ urn }) => urn), ...users])];
  const aspects = Object.values(PERSONAL_RULES).map(({ aspectName }) => aspectName);
  const found = named.length === 0 ? [] : await entities.findEntities(named, aspects);
  const stored = new Map(named.map((urn, at) => [urn, found[at]]));
  return changes.map((change) => {
    const rule = ruleOf(change);
    if (rule !== undefined) return caseOf(rule, { change, actor, stored: stored.get(change.urn) });
    if (change.entityType !== STEP_STATE) return 'ORDINARY';
    const exists = (user: string): boolean => stored.get(user) !== undefined;
    return isStateFor(actor, idOf(change.urn), exists) ? 'OWN' : 'ORDINARY';
  });
}

/** Leaves out the privileges to manage the type. */
export function withoutManaging(
  anyOf: readonly Privilege[],
  manage: readonly Privilege[],
): readonly Privilege[] {
  return anyOf.filter((name) => !manage.includes(name));
}

function isPersonal(change: TypedChange): boolean {
  return ruleOf(change) !== undefined;
}

function ruleOf({ entityType }: TypedChange): PersonalRule | undefined {
  return Object.hasOwn(PERSONAL_RULES, entityType) ? PERSONAL_RULES[entityType] : undefined;
}

function idOf(urn: string): string {
  return urn.slice(STATE_PREFIX.length);
}

/**
 * Tells whether the state is the actor's, or everybody's because its id names no user. Clients begin the id with the URN of the user and a
 * hyphen. Names of users may contain hyphens too, so the id names the existing user with the longest name.
 */
function isStateFor(actor: string, id: string, exists: (user: string) => boolean): boolean {
  if (!id.startsWith(USER_PREFIX)) return true;
  if (!id.startsWith(`${actor}-`)) return false;
  return id.slice(actor.length).split('-').length <= MAX_HYPHENS && !otherUsersIn(id, actor).some(exists);
}

/** Returns the users with longer names than the actor's that the id may begin with: for `ann-b-welcome`, besides `ann`, the user `ann-b`. */
function otherUsersIn(id: string, actor: string): string[] {
  if (!id.startsWith(`${actor}-`)) return [];
  const parts = id.slice(actor.length + 1).split('-', MAX_HYPHENS);
  return parts.slice(0, -1).map((_, at) => `${actor}-${parts.slice(0, at + 1).join('-')}`);
}

interface CaseQuery {
  readonly change: Change;
  readonly actor: string;
  readonly stored: StoredEntity | undefined;
}

function caseOf(rule: PersonalRule, { change, actor, stored }: CaseQuery): PersonalCase {
  const info = payloadOf(stored, rule.aspectName);
  const before = info && holderOf(rule, info);
  if (before === undefined) {
    const made = change.changeType === 'PATCH' ? undefined : afterOf(rule, change, undefined);
    return made?.creator === actor && made.visibility === 'PERSONAL' ? 'NEW' : 'ORDINARY';
  }
  if (before.creator !== actor) return before.visibility === 'PERSONAL' ? 'OF_ANOTHER' : 'ORDINARY';
  if (before.visibility !== 'PERSONAL' && rule.isKeptByCreator !== true) return 'ORDINARY';
  if (change.changeType === 'DELETE') return 'OWN';
  const after = afterOf(rule, change, before);
  return after?.creator === actor && after.visibility === before.visibility ? 'OWN' : 'ORDINARY';
}

interface Holder {
  readonly visibility: unknown;
  /** URN of the user who created the entity. */
  readonly creator: unknown;
}

function holderOf({ visibility }: PersonalRule, info: unknown): Holder {
  return { visibility: valueAt(info, visibility), creator: valueAt(info, ['created', 'actor']) };
}

/** Returns undefined if the change writes another aspect, or a patch may touch who holds the entity. */
function afterOf(rule: PersonalRule, change: Change, before: Holder | undefined): Holder | undefined {
  if (change.aspectName !== rule.aspectName) return undefined;
  if (change.changeType !== 'PATCH') return holderOf(rule, change.value);
  const touched = pathsOf(change);
  const deciding = [rule.visibility[0], 'created'];
  const isKept = touched?.every(([member]) => member !== undefined && !deciding.includes(member)) ?? false;
  return isKept ? before : undefined;
}

function valueAt(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isJsonObject(value) ? value[name] : undefined), tree);
}
