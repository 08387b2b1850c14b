/** Who may do what: policies grant privileges to actors, on the platform as a whole or on entities. Nothing is denied; what no policy grants is not allowed. */
import type { EntityReader } from '../../../catalog/entities/types.js';
import type { Filter } from '../../../catalog/search/filter.js';
import type { Page } from '../../../catalog/page.js';
import type { Database } from '../../../neo4j/database.js';
import type { LoadStatement } from '../../../neo4j/statements.js';

/** Name of a privilege as the public schema spells it, e.g. `EDIT_ENTITY_TAGS`; `PRIVILEGES` lists them. */
export type Privilege = string;

export type PolicyKind = 'PLATFORM' | 'METADATA';
/** Only `ACTIVE` ones grant anything. */
export type PolicyState = 'DRAFT' | 'ACTIVE' | 'INACTIVE';
export type PolicyCondition = 'EQUALS' | 'STARTS_WITH' | 'NOT_EQUALS';

export interface PolicyCriterion {
  /** `TYPE`, `URN`, `DOMAIN`, `CONTAINER`, `TAG`, `OWNER`, ... */
  readonly field: string;
  /** One of them must hold; with `NOT_EQUALS`, none. */
  readonly values: readonly string[];
  readonly condition: PolicyCondition;
}

/** Absent for platform policies. Without criteria: every entity. */
export interface PolicyResources {
  readonly criteria: readonly PolicyCriterion[];
  /** What of the entity's labels the privileges are about: each label that a change adds or takes away must meet all of them. */
  readonly constraints?: readonly PolicyCriterion[];
}

export interface PolicyActors {
  /** URNs. */
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly roles: readonly string[];
  readonly allUsers: boolean;
  readonly allGroups: boolean;
  /** Whoever owns the entity; of `resourceOwnersTypes` only, where there are any. */
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

/** Older clients know no roles: left out, those of a policy stay as they are. */
export type DraftActors = Omit<PolicyActors, 'roles'> & { readonly roles?: readonly string[] | undefined };

export interface Policy extends PolicyDraft {
  readonly urn: string;
  readonly actors: PolicyActors;
  /** False for those that Trellis ships: they are neither changed nor deleted. */
  readonly editable: boolean;
}

/** A deed on an entity, which one of the privileges allows. */
export interface RequiredPermission {
  readonly urn: string;
  readonly anyOf: readonly Privilege[];
  /** In place of `anyOf` where there is no such entity yet. */
  readonly creating?: readonly Privilege[];
  /** It is allowed, too, who may do all of one of these: to what the entity is about, as an incident is about datasets. Never empty. */
  readonly about?: readonly Subjects[];
  /** URNs of the labels that the deed adds or takes away; for policies with constraints. */
  readonly labels?: readonly string[];
  /** Place in what was asked, for messages; the place in the list of permissions where it is left out. */
  readonly index?: number;
}

export interface Subjects {
  /** What the write itself names, beside what is stored. */
  readonly urns: readonly string[];
  readonly anyOf: readonly Privilege[];
  /** In place of `anyOf`, of something that lies above such an entity: groups of terms lie in groups. */
  readonly above?: readonly Privilege[];
  /**
   * What is stored does not count: the entity's own URN names all that it is about, as that of a column names its table, or the write
   * does, which then must not make the entity.
   */
  readonly named?: 'by URN' | 'by write';
}

/** What an actor may see: `everything`, or what the filter lets through (never an empty `or`). */
export type Scope = 'everything' | Filter;

/** What tells of entities. */
export interface FactSource {
  readonly database: Pick<Database, 'read'>;
  readonly load: LoadStatement;
}

/** At most two statements a call, however many permissions; none for the first user, who may do everything. */
export interface Decisions {
  platformPrivileges(actor: string): Promise<ReadonlySet<Privilege>>;
  /** @param deed completes "you may not …". @throws FORBIDDEN that names the privileges */
  requirePlatform(actor: string, anyOf: readonly Privilege[], deed: string): Promise<void>;
  /** One slot per permission. An entity that does not exist is loaded by its type and URN alone. */
  allows(actor: string, permissions: readonly RequiredPermission[]): Promise<boolean[]>;
  /** @throws FORBIDDEN that names the first entity that is refused, with its index, and the privileges */
  require(actor: string, permissions: readonly RequiredPermission[]): Promise<void>;
  /** Of the entity, or of the platform without one. */
  granted(actor: string, urn?: string): Promise<ReadonlySet<Privilege>>;
  /** Where the privileges that `granted` returns come from. */
  explain(actor: string, urn?: string): Promise<readonly PrivilegeGrant[]>;
  /** The same by what a source tells of entities, which may be a part: to be told to who sees that part, not to act by. */
  basedOn(source: FactSource): Pick<Decisions, 'allows' | 'granted' | 'explain'>;
  scopeOf(actor: string): Promise<Scope>;
  /**
   * Those of the users who manage policies, and those of the groups that make their members somebody, by a role or by a policy of the
   * platform: only who manages policies decides over them.
   */
  findPrivilegedPrincipals(urns: readonly string[]): Promise<ReadonlySet<string>>;
  /** Nobody takes over an account that may do more on the platform than they. @throws FORBIDDEN */
  requireNoLess(actor: string, account: string): Promise<void>;
}

/** How a policy concerns an actor; `FIRST_USER` and `SELF` hold without a policy. */
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

/** Part of an actor's privileges, and what they come from. */
export interface PrivilegeGrant {
  /** URN; absent for what holds without a policy. */
  readonly policy?: string;
  /** In alphabetical order. */
  readonly privileges: readonly Privilege[];
  /** Never empty. */
  readonly reasons: readonly GrantReason[];
}

/** Whose privileges, and where. */
export interface GrantQuestion {
  /** URN of a user. */
  readonly user: string;
  /** URN of an entity; the platform where it is left out. */
  readonly urn?: string;
}

/** What of the catalog a question is answered by. */
export interface GrantSource {
  readonly entities: EntityReader;
  readonly decisions: Pick<Decisions, 'granted' | 'explain'>;
}

export interface PolicyQuery {
  readonly text: string;
  readonly filter?: Filter;
  readonly page: Page;
}

/** Need `MANAGE_POLICIES`. @throws FORBIDDEN */
export interface Policies {
  list(query: PolicyQuery, actor: string): Promise<{ total: number; policies: readonly Policy[] }>;
  /** @returns the URN. @throws INVALID_REQUEST for an unknown privilege, field or actor type */
  create(draft: PolicyDraft, actor: string): Promise<string>;
  /** @throws NOT_FOUND; FORBIDDEN for one that is not editable */
  update(urn: string, draft: PolicyDraft, actor: string): Promise<void>;
  /** @throws NOT_FOUND; FORBIDDEN for one that is not editable */
  remove(urn: string, actor: string): Promise<void>;
  /**
   * What somebody may do; everybody may ask of themselves. @throws NOT_FOUND for a user that does not exist
   * @param known what who asks sees; left out: everything
   */
  grantedTo(question: GrantQuestion, actor: string, known?: GrantSource): Promise<ReadonlySet<Privilege>>;
  /** Why: the policies that grant it. The same rules as for `grantedTo`. */
  explainTo(question: GrantQuestion, actor: string, known?: GrantSource): Promise<readonly PrivilegeGrant[]>;
}
