/** Policies grant privileges to actors, on the platform or on entities. There are no denials: what no policy grants is forbidden. */
import type { Requester } from '../../../core/request-facts.js';
import type { EntityReader } from '../../../catalog/entities/types.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { UnknownField } from '../../../model/types.js';
import type { Filter } from '../../../catalog/search/filter.js';
import type { Page } from '../../../catalog/page.js';
import type { ReadDeps } from '../../../neo4j/database.js';
import type { ActorFacts } from './facts.js';

/** Name of a privilege as the public schema spells it, e.g. `EDIT_ENTITY_TAGS`; `PRIVILEGES` lists them. */
export type Privilege = string;

export type PolicyKind = 'PLATFORM' | 'METADATA';
/** Only active policies grant anything. */
export type PolicyState = 'DRAFT' | 'ACTIVE' | 'INACTIVE';
export type PolicyCondition = 'EQUALS' | 'STARTS_WITH' | 'NOT_EQUALS';

export interface PolicyCriterion {
  /** `TYPE`, `URN`, `DOMAIN`, `CONTAINER`, `TAG`, `OWNER`, ... */
  readonly field: string;
  /** One of them must match; with `NOT_EQUALS`, none. */
  readonly values: readonly string[];
  readonly condition: PolicyCondition;
}

/** Absent for platform policies. Without criteria: every entity. */
export interface PolicyResources {
  readonly criteria: readonly PolicyCriterion[];
  /** Restricts the labels that a change may add or remove. Each label must meet all constraints. */
  readonly constraints?: readonly PolicyCriterion[];
}

export interface PolicyActors {
  /** URNs. */
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly roles: readonly string[];
  readonly allUsers: boolean;
  readonly allGroups: boolean;
  /** Includes the owners of the entity; if `resourceOwnersTypes` is not empty, only owners of these types. */
  readonly resourceOwners: boolean;
  readonly resourceOwnersTypes: readonly string[];
}

export interface PolicyDraft {
  readonly name: string;
  readonly description: string;
  readonly type: PolicyKind;
  readonly state: PolicyState;
  readonly privileges: readonly Privilege[];
  readonly actors: DraftActors;
  readonly resources?: PolicyResources;
}

/** Older clients do not send roles. Absent: the roles of the policy stay. */
export type DraftActors = Omit<PolicyActors, 'roles'> & { readonly roles?: readonly string[] | undefined };

export interface Policy extends PolicyDraft {
  readonly urn: string;
  readonly actors: PolicyActors;
  /** False for the policies of the three roles, which can neither be changed nor deleted. */
  readonly editable: boolean;
}

/** The need for one of several privileges on an entity. */
export interface RequiredPermission {
  readonly urn: string;
  readonly anyOf: readonly Privilege[];
  /** Replaces `anyOf` if the entity does not exist yet. */
  readonly creating?: readonly Privilege[] | undefined;
  /** Alternatives: permissions on the subjects of the entity, as an incident has datasets as subjects. Never empty. */
  readonly about?: readonly Subjects[] | undefined;
  /** URNs of the labels that the change adds or removes, for policies with constraints. */
  readonly labels?: readonly string[] | undefined;
  /** Index in the request, for messages. Absent: the index in the list of permissions. */
  readonly index?: number | undefined;
}

export interface Subjects {
  /** Subjects that the write itself names, in addition to the stored ones. */
  readonly urns: readonly string[];
  /** Only unknown fields name them. They then do not permit creating the entity. */
  readonly areUnknown?: true | undefined;
  readonly anyOf: readonly Privilege[];
  /** Replaces `anyOf` for ancestors of the subject, e.g. for parents of a term group. */
  readonly above?: readonly Privilege[] | undefined;
  /**
   * Stored subjects do not count: either the entity's URN names its subjects, as the URN of a column names its table, or the write
   * does, which then must not create the entity.
   */
  readonly named?: 'by URN' | 'by write' | undefined;
}

/** The scope of an actor: `everything`, or what the filter admits (never an empty `or`). */
export type Scope = 'everything' | Filter;

/** What the policies need to know about an actor, as it was stored when the request arrived. */
export interface KnownActor {
  readonly actor: ActorFacts;
  /** Of the last change of a policy. */
  readonly stamp: string;
}

/**
 * A call reads the actors with one statement, and each 20,000 entities with another. The first call after a change of policies reads the
 * policies, too. Decisions for the first user read nothing.
 */
export interface Decisions {
  platformPrivileges(actor: string): Promise<ReadonlySet<Privilege>>;
  /** @param action completes "you may not …". @throws FORBIDDEN that names the privileges */
  requirePlatform(actor: string, anyOf: readonly Privilege[], action: string): Promise<void>;
  /** One slot for each permission. A missing entity is evaluated by its type and URN alone. */
  allows(actor: string, permissions: readonly RequiredPermission[]): Promise<boolean[]>;
  /** @throws FORBIDDEN with the first refused entity, its index and the privileges */
  require(actor: string, permissions: readonly RequiredPermission[]): Promise<void>;
  /** Returns the privileges on the entity; without a URN, on the platform. */
  granted(actor: string, urn?: string): Promise<ReadonlySet<Privilege>>;
  /** Explains the privileges that `granted` returns. */
  explain(actor: string, urn?: string): Promise<readonly PrivilegeGrant[]>;
  /** Returns the policies that grant the actor nothing on the entity; without a URN, nothing on the platform. */
  unapplied(actor: string, urn?: string): Promise<readonly UnappliedPolicy[]>;
  policiesOf(actor: string): Promise<ActorPolicies>;
  /** Returns decisions by the facts of another source, e.g. of a scope. They are for answers to an actor, not for authorization. */
  withFacts(source: ReadDeps): Pick<Decisions, 'allows' | 'granted' | 'explain' | 'unapplied'>;
  scopeOf(actor: string): Promise<Scope>;
  /** Returns decisions that do not read the facts of this actor again, for a request that reads them with its credentials. */
  withKnownActor(known: KnownActor): Decisions;
  /**
   * Returns the users who manage policies, and the groups that give their members a role or platform privileges.
   * Only an actor who manages policies may administer them.
   */
  findPrivilegedPrincipals(urns: readonly string[]): Promise<ReadonlySet<string>>;
  /** Requires that the actor has the platform privileges of the account. @throws FORBIDDEN */
  requirePlatformPrivilegesOf(actor: string, account: string): Promise<void>;
}

/** Why a policy includes an actor. `FIRST_USER` and `SELF` apply without a policy. */
export type GrantReason =
  | { readonly kind: 'ALL_USERS' | 'ALL_GROUPS' | 'FIRST_USER' | 'SELF' }
  | {
      readonly kind: 'USER' | 'GROUP' | 'ROLE';
      readonly urn: string;
    }
  | {
      readonly kind: 'OWNER';
      /** The actor, or a group of the actor. */
      readonly urn: string;
      readonly ownershipType: string | undefined;
    };

/** Privileges of an actor and their reasons. */
export interface PrivilegeGrant {
  /** URN; absent for privileges without a policy. */
  readonly policy?: string;
  /** In alphabetical order. */
  readonly privileges: readonly Privilege[];
  /** Never empty. */
  readonly reasons: readonly GrantReason[];
}

/** Why a policy grants an actor nothing. The first reason counts, in this order. */
export type Mismatch = 'INACTIVE' | 'ACTOR' | 'RESOURCE' | 'LABELS';

export interface UnappliedPolicy {
  /** URN. */
  readonly policy: string;
  readonly name: string;
  readonly mismatch: Mismatch;
}

/** Groups and roles of an actor, and all policies, also those that do not name the actor. */
export interface ActorPolicies {
  readonly actor: ActorFacts;
  readonly policies: readonly Policy[];
}

/** Asks for the privileges of a user. */
export interface GrantQuestion {
  /** URN of a user. */
  readonly user: string;
  /** URN of an entity. Absent: the platform. */
  readonly urn?: string;
}

/** The readers and decisions that answer the question. */
export interface GrantSource {
  readonly entities: EntityReader;
  readonly decisions: Pick<Decisions, 'granted' | 'explain' | 'unapplied'>;
}

export interface PolicyQuery {
  readonly text: string;
  readonly filter?: Filter;
  readonly page: Page;
}

/** All methods require `MANAGE_POLICIES`. @throws FORBIDDEN */
export interface Policies {
  list(query: PolicyQuery, actor: string): Promise<{ total: number; policies: readonly Policy[] }>;
  /** @returns the URN. @throws INVALID_REQUEST for an unknown privilege, field or actor type */
  create(draft: PolicyDraft, by: Requester): Promise<string>;
  /** @throws NOT_FOUND; FORBIDDEN for a policy that is not editable */
  update(urn: string, draft: PolicyDraft, by: Requester): Promise<void>;
  /** @throws NOT_FOUND; FORBIDDEN for a policy that is not editable */
  remove(urn: string, by: Requester): Promise<void>;
  /**
   * Returns the privileges of a user. Every user may ask for their own. @throws NOT_FOUND for a missing user
   * @param known the scope of the actor; absent: the whole catalog
   */
  grantedTo(question: GrantQuestion, actor: string, known?: GrantSource): Promise<ReadonlySet<Privilege>>;
  /** Explains the privileges of a user, by the same rules as `grantedTo`. */
  explainTo(question: GrantQuestion, actor: string, known?: GrantSource): Promise<readonly PrivilegeGrant[]>;
  /**
   * Returns the policies that grant the user nothing. The question follows the same rules as for `grantedTo`.
   * @returns undefined if the actor may not manage policies
   */
  unappliedTo(
    question: GrantQuestion,
    actor: string,
    known?: GrantSource,
  ): Promise<readonly UnappliedPolicy[] | undefined>;
}

/** A change of one aspect of one entity. */
export interface Change extends Pick<Proposal, 'urn' | 'aspectName' | 'changeType'> {
  /** The parsed payload or patch. Absent for a deletion. */
  readonly value?: unknown;
  /** The fields of the payload that the model does not know. Absent: none. */
  readonly unknownFields?: readonly UnknownField[] | undefined;
  /** Only fields that the model does not know name subjects. */
  readonly namesUnknownSubjects?: true;
}

/** A change with its entity type and its index in the batch. */
export interface IndexedChange extends Change {
  readonly entityType: string;
  readonly index: number;
}
