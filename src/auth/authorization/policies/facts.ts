/** The facts that policies evaluate. */
import { systemTypeUrn } from '../../../catalog/ownership/owners.js';
import type { StatementRows } from '../../../neo4j/generated/statement-rows.js';

export interface ActorFacts {
  readonly urn: string;
  readonly groups: ReadonlySet<string>;
  /** Roles of the actor and of its groups. */
  readonly roles: ReadonlySet<string>;
}

/** What statements read about an actor. */
export type ActorRow = Pick<StatementRows['authorization/read-actors'], 'groups' | 'roles'>;

/** @param row undefined for an unknown actor */
export function actorFacts(urn: string, row: ActorRow | undefined): ActorFacts {
  return { urn, groups: new Set(row?.groups), roles: new Set(row?.roles) };
}

export interface Owner {
  readonly urn: string;
  /** URN of an ownership type. */
  readonly type: string | undefined;
}

export interface ResourceFacts {
  readonly urn: string;
  readonly type: string;
  /** URNs, with their ancestors. */
  readonly domains: readonly string[];
  readonly containers: readonly string[];
  readonly tags: readonly string[];
  readonly terms: readonly string[];
  readonly owners: readonly Owner[];
  readonly instances: readonly string[];
  /** Groups of a user. */
  readonly groups: readonly string[];
}

interface StoredLabels {
  readonly owners?: readonly { readonly owner: string; readonly type?: string; readonly typeUrn?: string }[];
  readonly tags?: readonly { readonly tag: string }[];
  readonly terms?: readonly { readonly urn: string }[];
  readonly instance?: string;
}

/** Facts of an entity that does not exist, or whose other facts do not matter. */
export function urnOnlyFacts(urn: string): ResourceFacts {
  const type = urn.split(':')[2] ?? '';
  return {
    urn,
    type,
    domains: [],
    containers: [],
    tags: [],
    terms: [],
    owners: [],
    instances: [],
    groups: [],
  };
}

export function resourceFacts(row: StatementRows['authorization/read-resources']): ResourceFacts {
  const { owners = [] } = parse(row.ownership);
  const { tags = [] } = parse(row.tags);
  const { terms = [] } = parse(row.terms);
  const { instance } = parse(row.instance);
  const { domains, containers, groups } = row;
  return {
    ...urnOnlyFacts(row.urn),
    ...{ domains, containers, groups },
    tags: tags.map(({ tag }) => tag),
    terms: terms.map(({ urn }) => urn),
    owners: owners.map(({ owner, type, typeUrn }) => ({ urn: owner, type: typeUrn ?? systemType(type) })),
    instances: instance === undefined ? [] : [instance],
  };
}

function parse(text: string | null): StoredLabels {
  return text === null ? {} : (JSON.parse(text) as StoredLabels);
}

/** Before custom ownership types existed, the type was a word. */
function systemType(word: string | undefined): string | undefined {
  return word === undefined || word === 'CUSTOM' || word === 'NONE' ? undefined : systemTypeUrn(word);
}
