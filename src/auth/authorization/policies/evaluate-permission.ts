/** Decides by known facts whether an actor has a permission. Pure. */
import { findUrn } from '../../../model/urn.js';
import { grantsOne } from './evaluate.js';
import { urnOnlyFacts, type ActorFacts, type ResourceFacts } from './facts.js';
import type { Policy, Privilege, RequiredPermission, Subjects } from './types.js';

/** An actor with the policies that concern it. */
export interface LoadedActor {
  readonly actor: ActorFacts;
  readonly policies: readonly Policy[];
  /** The policies that need only the URN of an entity. */
  readonly urnOnly: readonly Policy[];
  readonly platform: ReadonlySet<Privilege>;
}

export interface KnownResources {
  /** Facts of existing entities, by URN. */
  readonly facts: ReadonlyMap<string, ResourceFacts>;
  /** The subjects of these entities, or the entities that contain them. */
  readonly subjects: ReadonlyMap<string, readonly ResourceFacts[]>;
  /** The ancestors of the subjects. */
  readonly above: ReadonlyMap<string, readonly ResourceFacts[]>;
}

/** Decides by the URN alone; undefined if that does not suffice. */
export function evaluateByUrn(
  { actor, policies, urnOnly, platform }: LoadedActor,
  permission: RequiredPermission,
): boolean | undefined {
  const { urn, anyOf, creating, labels, about } = permission;
  const resource = urnOnlyFacts(urn);
  const isMet = (names: readonly Privilege[]): boolean =>
    names.some((name) => platform.has(name)) || grantsOne(urnOnly, actor, { resource, labels, anyOf: names });
  const existing = isMet(anyOf);
  const isSure = creating === undefined || isMet(creating) === existing;
  // A grant by URN holds whatever the other facts are.
  if (isSure && existing) return true;
  return isSure && about === undefined && urnOnly.length === policies.length ? false : undefined;
}

export function evaluateFully(
  loaded: LoadedActor,
  permission: RequiredPermission,
  known: KnownResources,
): boolean {
  const { urn, anyOf, creating = anyOf, labels, about = [] } = permission;
  const { actor, policies, platform } = loaded;
  const permits: PermissionTest = (resource, names) =>
    names.some((name) => platform.has(name)) ||
    grantsOne(policies, actor, { resource, labels, anyOf: names });
  const found = known.facts.get(urn);
  return (
    permits(found ?? urnOnlyFacts(urn), found === undefined ? creating : anyOf) ||
    about.some((subjects) => subjectsPermit(urn, subjects, { known, permits }))
  );
}

type PermissionTest = (resource: ResourceFacts, anyOf: readonly Privilege[]) => boolean;

/** Tells whether all subjects of the entity permit it. */
function subjectsPermit(
  urn: string,
  { urns, areUnknown, anyOf, above = [], named }: Subjects,
  { known, permits }: { readonly known: KnownResources; readonly permits: PermissionTest },
): boolean {
  const { facts, subjects } = known;
  const stored = named === undefined ? (subjects.get(urn) ?? []) : [];
  const exists = facts.has(urn);
  if (named === 'by write' && !exists) return false;
  // Otherwise an actor who may write one entity could take over an entity without subjects by stating that subject.
  if (named === undefined && exists && stored.length === 0) return false;
  const holds = (resource: ResourceFacts, ancestors: readonly ResourceFacts[]): boolean =>
    permits(resource, anyOf) || ancestors.some((each) => permits(each, above));
  const ancestorsOf = (each: string) => [...(subjects.get(each) ?? []), ...(known.above.get(each) ?? [])];
  const ancestors = known.above.get(urn) ?? [];
  return (
    (areUnknown === true ? 0 : urns.length) + stored.length > 0 &&
    urns.every((each) => holds(facts.get(each) ?? urnOnlyFacts(each), ancestorsOf(each))) &&
    stored.every((subject) => {
      const table = tableOf(subject, stored, facts);
      return table !== undefined && holds(table, ancestors);
    })
  );
}

/** Replaces a column by its table; undefined for an unknown table. */
function tableOf(
  subject: ResourceFacts,
  stored: readonly ResourceFacts[],
  facts: KnownResources['facts'],
): ResourceFacts | undefined {
  if (subject.type !== 'schemaField') return subject;
  const table = findUrn(subject.urn)?.parts[0] ?? '';
  return facts.get(table) ?? stored.find(({ urn }) => urn === table);
}
