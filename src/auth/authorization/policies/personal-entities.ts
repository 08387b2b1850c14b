/** Permissions for what belongs to single users: their views, page templates and page modules, and the states of introductions. */
import { isJsonObject } from '../../../core/json.js';
import { payloadOf } from '../../../catalog/entities/payload-of.js';
import type { EntityReader, StoredEntity } from '../../../catalog/entities/types.js';
import { pathsOf, treeOf } from './patch-steps.js';
import type { Change } from './change-permissions.js';
import type { Privilege } from './types.js';

interface PersonalRule {
  readonly aspectName: string;
  /** Where the aspect states whether the entity is for everybody (`GLOBAL`) or for its creator (`PERSONAL`). */
  readonly visibility: readonly string[];
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

/** The type of the states that interfaces keep for users, e.g. which introductions they have seen. */
export const STEP_STATE = 'dataHubStepState';
const STATE_PREFIX = `urn:li:${STEP_STATE}:`;

/**
 * How a change of a personal entity is decided:
 * `OWN`: the actor may make it without a privilege;
 * `OF_ANOTHER`: a privilege to manage the type does not suffice, because another user keeps the entity for themselves;
 * `ORDINARY`: as for every other entity.
 */
export type PersonalCase = 'OWN' | 'OF_ANOTHER' | 'ORDINARY';

type TypedChange = Change & { readonly entityType: string };

/** Returns the case of each change, in their order. One statement if a change names a personal entity, otherwise none. */
export async function personalCases(
  entities: Pick<EntityReader, 'findEntities'>,
  changes: readonly TypedChange[],
  actor: string,
): Promise<PersonalCase[]> {
  const named = [...new Set(changes.filter(isPersonal).map(({ urn }) => urn))];
  const aspects = Object.values(PERSONAL_RULES).map(({ aspectName }) => aspectName);
  const found = named.length === 0 ? [] : await entities.findEntities(named, aspects);
  const stored = new Map(named.map((urn, at) => [urn, found[at]]));
  return changes.map((change) => {
    const rule = ruleOf(change);
    if (rule !== undefined) return caseOf(rule, { change, actor, stored: stored.get(change.urn) });
    return change.entityType === STEP_STATE && isStepStateFor(change.urn, actor) ? 'OWN' : 'ORDINARY';
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

/** Clients put the user into the id of a state. A state whose id names no user belongs to everybody. */
function isStepStateFor(urn: string, actor: string): boolean {
  return urn.startsWith(`${STATE_PREFIX}${actor}-`) || !urn.startsWith(`${STATE_PREFIX}urn:li:corpuser:`);
}

interface Asked {
  readonly change: Change;
  readonly actor: string;
  readonly stored: StoredEntity | undefined;
}

function caseOf(rule: PersonalRule, { change, actor, stored }: Asked): PersonalCase {
  const info = payloadOf(stored, rule.aspectName);
  const before = info && holderOf(rule, info);
  if (before === undefined) {
    const made = change.changeType === 'PATCH' ? undefined : afterOf(rule, change, undefined);
    return made?.creator === actor && made.visibility === 'PERSONAL' ? 'OWN' : 'ORDINARY';
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
  if (change.changeType !== 'PATCH') return holderOf(rule, treeOf(change));
  const touched = pathsOf(change);
  const deciding = [rule.visibility[0], 'created'];
  const isKept = touched?.every(([member]) => member !== undefined && !deciding.includes(member)) ?? false;
  return isKept ? before : undefined;
}

function valueAt(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isJsonObject(value) ? value[name] : undefined), tree);
}
