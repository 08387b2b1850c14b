/** From what is known to yes or no. Pure. */
import { findUrn } from '../../urn/parse-urn.js';
import { grantsOne } from './evaluate.js';
import { bareFacts, type ActorFacts, type ResourceFacts } from './facts.js';
import type { Demand, Policy, Privilege } from './types.js';

/** An actor with the policies that may grant it something. */
export interface Judged {
  readonly actor: ActorFacts;
  readonly policies: readonly Policy[];
  /** Those of them that decide by an entity's URN alone. */
  readonly bare: readonly Policy[];
  readonly platform: ReadonlySet<Privilege>;
}

export interface KnownResources {
  /** Of those that exist, by URN. */
  readonly facts: ReadonlyMap<string, ResourceFacts>;
  /** What they are about. */
  readonly subjects: ReadonlyMap<string, readonly ResourceFacts[]>;
}

/** By the URN alone; undefined where more has to be known. */
export function judgeBare({ actor, policies, bare, platform }: Judged, demand: Demand): boolean | undefined {
  const { urn, anyOf, creating, labels, about } = demand;
  const resource = bareFacts(urn);
  const isMet = (names: readonly Privilege[]): boolean =>
    names.some((name) => platform.has(name)) || grantsOne(bare, actor, { resource, labels, anyOf: names });
  const existing = isMet(anyOf);
  const isSure = creating === undefined || isMet(creating) === existing;
  // What is granted stays granted, whatever else is known of the entity.
  if (isSure && existing) return true;
  return isSure && about === undefined && bare.length === policies.length ? false : undefined;
}

export function judgeFully(judged: Judged, demand: Demand, { facts, subjects }: KnownResources): boolean {
  const { urn, anyOf, creating = anyOf, labels, about } = demand;
  const { actor, policies, platform } = judged;
  const may = (resource: ResourceFacts, names: readonly Privilege[]): boolean =>
    names.some((name) => platform.has(name)) ||
    grantsOne(policies, actor, { resource, labels, anyOf: names });
  const found = facts.get(urn);
  if (may(found ?? bareFacts(urn), found === undefined ? creating : anyOf)) return true;
  if (about === undefined) return false;
  const stored = subjects.get(urn) ?? [];
  // Otherwise whoever may write one subject could take hold of what is about nothing by saying that it is about that one.
  if (found !== undefined && stored.length === 0 && about.isFixed !== true) return false;
  const named = about.urns.map((each) => facts.get(each) ?? bareFacts(each));
  const all = [...named, ...stored.map((subject) => tableOf(subject, stored, facts))];
  return all.length > 0 && all.every((each) => each !== undefined && may(each, about.anyOf));
}

/** A column counts as its table; undefined where nothing is known of that one. */
function tableOf(
  subject: ResourceFacts,
  stored: readonly ResourceFacts[],
  facts: KnownResources['facts'],
): ResourceFacts | undefined {
  if (subject.type !== 'schemaField') return subject;
  const table = findUrn(subject.urn)?.parts[0] ?? '';
  return facts.get(table) ?? stored.find(({ urn }) => urn === table);
}
